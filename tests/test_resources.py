"""Style sheets and sample saves are found from a checkout; tests/test_wheel.py finds them from a wheel."""

from pathlib import Path

import pytest

from ffapp import resources

ROOT = Path(__file__).resolve().parent.parent


def test_folders_beside_the_package() -> None:
    assert resources.styles() == ROOT / "styles"
    assert resources.saves() == ROOT / "saves"
    assert resources.dungeons() == ROOT / "saves" / "dungeons"
    assert (resources.styles() / "app.tcss").is_file()


def test_the_package_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "ffapp"
    monkeypatch.setattr(resources, "_PACKAGE", package)
    resources.styles.cache_clear()
    try:
        with pytest.raises(FileNotFoundError, match="styles"):
            resources.styles()
        beside, inside = tmp_path / "styles", package / "styles"
        beside.mkdir()
        assert resources.styles() == beside
        resources.styles.cache_clear()
        inside.mkdir(parents=True)
        assert resources.styles() == inside
    finally:
        resources.styles.cache_clear()
