// expect: A view is no screen. Put it into one, as in ModelWindow(ContentScreen(HomeView())).
import SwitchbackSwiftUI

@MainActor private let fixture = ModelWindow(HomeView())  // error
