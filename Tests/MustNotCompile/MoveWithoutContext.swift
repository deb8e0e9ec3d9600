// expect: The destination needs a context: write with: context behind it.
import Switchback
import SwitchbackTesting

@MainActor private let fixture = Explorer.Move.destination("home", numberedHome)  // error
