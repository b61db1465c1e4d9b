import Foundation
import PlatformKit
import SeededInput
import Testing
import UIKitTesting

@testable import UIKit

/// Random changes of a view tree: after each turn a listener has what a plain walk of all views gives.
/// `CASEMENT_SOAK=1` makes 20,000.
@MainActor
struct RandomAccessibilityTests {
  private static let rounds = soakSteps(2000, soak: 20_000)

  private let page = ExportedPage()

  @Test func aListenerHasWhatAPlainWalkGives() throws {
    var numbers = SeededGenerator(seed: SeededGenerator.seed)
    for round in 0..<Self.rounds {
      change(&numbers)
      if Int.random(in: 0..<3, using: &numbers) == 0 { continue }
      let (known, plain) = (page.tree, try page.plainTree())
      try known.checkAll()
      guard known.nodes == plain.nodes, known.focus == plain.focus else {
        Issue.record(
          "round \(round), SEED=\(SeededGenerator.seed):\n\(known.dump())\nis not\n\(plain.dump())")
        return
      }
    }
    #expect(page.bridge.faults == [])
  }

  private func change(_ numbers: inout SeededGenerator) {
    let views = all(page.view)
    guard let view = views.randomElement(using: &numbers) else { return }
    let isFull = views.count > 40
    switch Int.random(in: 0..<14, using: &numbers) {
    case 0, 1, 2: isFull ? remove(view) : add(to: view, &numbers)
    case 3: remove(view)
    case 4: view.isHidden.toggle()
    case 5: view.alpha = view.alpha == 1 ? 0 : 1
    case 6: view.frame.origin = place(&numbers)
    case 7: view.clipsToBounds.toggle()
    case 8: (view as? UILabel)?.text = "\(Int.random(in: 0..<9, using: &numbers))"
    case 9: view.accessibilityElementsHidden.toggle()
    case 10: view.shouldGroupAccessibilityChildren.toggle()
    case 11: (view as? UIScrollView)?.contentOffset.y = .random(in: 0...200, using: &numbers)
    case 12: work(view, &numbers)
    default: view.superview?.bringSubviewToFront(view)
    }
  }

  private func work(_ view: UIView, _ numbers: inout SeededGenerator) {
    switch view {
    case let button as UIButton: button.isEnabled.toggle()
    case let toggle as UISwitch: toggle.isOn.toggle()
    case let slider as UISlider: slider.value = .random(in: 0...1, using: &numbers)
    case let field as UITextField: field.text = "\(Int.random(in: 0..<99, using: &numbers))"
    default: view.transform = view.transform.isIdentity ? .init(scaleX: 2, y: 2) : .identity
    }
  }

  private func add(to view: UIView, _ numbers: inout SeededGenerator) {
    let holders = all(page.view).filter { type(of: $0) == UIView.self || $0 is UIScrollView }
    let holder = holders.randomElement(using: &numbers) ?? page.view
    let made = make(&numbers)
    made.frame = CGRect(
      origin: place(&numbers),
      size: CGSize(width: .random(in: 10...200, using: &numbers), height: 30))
    holder.addSubview(made)
  }

  private func make(_ numbers: inout SeededGenerator) -> UIView {
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0, 1: return page.label("\(Int.random(in: 0..<99, using: &numbers))")
    case 2:
      let button = UIButton(type: .system)
      button.setTitle("B", for: .normal)
      return button
    case 3: return UISwitch()
    case 4: return UISlider()
    case 5: return UITextField()
    case 6:
      let scroll = UIScrollView()
      scroll.contentSize = CGSize(width: 100, height: 400)
      return scroll
    default: return UIView()
    }
  }

  private func place(_ numbers: inout SeededGenerator) -> CGPoint {
    CGPoint(x: .random(in: -50...350, using: &numbers), y: .random(in: -50...500, using: &numbers))
  }

  private func remove(_ view: UIView) { if view !== page.view { view.removeFromSuperview() } }

  /// The views of the test, without the insides of controls.
  private func all(_ view: UIView) -> [UIView] {
    [view] + (view is UIControl ? [] : view.subviews.flatMap(all))
  }
}
