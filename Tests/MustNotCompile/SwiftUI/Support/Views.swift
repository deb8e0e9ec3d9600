import SwitchbackSwiftUI

struct HomeView {}
struct BagView {}
