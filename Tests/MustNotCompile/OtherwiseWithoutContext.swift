// expect: The destination needs a context, in parentheses behind the chain: product(42).
import Switchback
import SwitchbackModel

@MainActor private let fixture = home.otherwise(numberedHome)  // error
