command-Pray = Pray at the shrine
command-TestCourage = Test your Courage
