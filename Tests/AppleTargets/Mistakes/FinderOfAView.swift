// expect: A view is in a screen of its own, and no screen itself: ClassFinder<ContentScreen<HomeView>, Void>().
import SwiftUI
import SwitchbackSwiftUI

struct HomeView: View {
  var body: some View { Text("Home") }
}

@MainActor let mistake = GeneralStep.custom(using: ClassFinder<HomeView, Void>())  // error
