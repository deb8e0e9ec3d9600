// expect: A view is no screen. Put it into one, as in ModelStack(ContentScreen(HomeView())).
import SwitchbackSwiftUI

@MainActor private let fixture = ModelStack(HomeView())  // error
