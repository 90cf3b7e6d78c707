command-Pray = Pray at the shrine
