#if !canImport(UIKit)
import Foundation
import Testing
import UIKitSimulator

@Suite(.simulated)
struct StoryboardTests {
  let simulation = Simulation.current

  final class Product: UIViewController {
    let number: Int

    init?(coder: NSCoder, number: Int) {
      self.number = number
      super.init(coder: coder)
    }

    required init?(coder: NSCoder) {
      number = 0
      super.init(coder: coder)
    }
  }

  init() {
    simulation.registerStoryboard("Shop") { _ in Page("Home") }
    simulation.registerStoryboard("Shop", identifier: "product") { coder in
      Product(coder: coder) ?? UIViewController()
    }
  }

  @Test func `A storyboard makes its first screen and those with an identifier`() {
    let storyboard = UIStoryboard(name: "Shop", bundle: nil)
    let first: UIViewController? = storyboard.instantiateInitialViewController()
    #expect(first?.title == "Home")
    let product = storyboard.instantiateViewController(withIdentifier: "product")
    #expect((product as? Product)?.number == 0)
    let typed: Product = storyboard.instantiateViewController(identifier: "product")
    #expect(typed.number == 0)
  }

  @Test func `A creator gives a screen what it needs`() {
    let storyboard = UIStoryboard(name: "Shop", bundle: nil)
    let product = storyboard.instantiateViewController(identifier: "product") {
      Product(coder: $0, number: 7)
    }
    #expect(product.number == 7)
  }

  @Test func `A name that is not registered raises`() {
    _ = UIStoryboard(name: "Nowhere", bundle: nil)
    let storyboard = UIStoryboard(name: "Shop", bundle: nil)
    _ = storyboard.instantiateViewController(withIdentifier: "nothing")
    #expect(simulation.misuses.map(\.kind) == [.invalidArgument, .invalidArgument])
  }

  @Test func `A nib loads into the screen that owns it, once, when its view is needed`() {
    simulation.registerNib("Card") { $0.view.tag = 42 }
    let screen = UIViewController(nibName: "Card", bundle: nil)
    #expect(!screen.isViewLoaded)
    #expect(screen.view.tag == 42)
  }
}
#endif
