import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
struct AnimatedConstraintTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let view = UIView()
  private let left: NSLayoutConstraint
  private let app = AppHarness()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    left = view.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 20),
      view.heightAnchor.constraint(equalToConstant: 20),
    ])
    app.show(root)
  }

  @Test func layoutInABlockAnimatesConstants() {
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    #expect(view.frame.minX == 100)
    app.advance(by: 0.5)
    let shown = view.layer.presentation()?.frame.minX ?? 0
    #expect(abs(shown - 50) < 4)
    app.advance(by: 0.6)
    #expect(view.layer.presentation()?.frame.minX == 100)
  }

  @Test func layoutAtTheEndOfTheTurnDoesNotAnimate() {
    UIView.animate(withDuration: 1) { left.constant = 100 }
    app.advance(by: 0.1)
    #expect(view.frame.minX == 100)
    #expect(view.layer.presentation()?.frame.minX == 100)
  }
}
