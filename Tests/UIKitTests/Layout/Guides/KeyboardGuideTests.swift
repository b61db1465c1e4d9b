import Testing
import UIKitTesting

@testable import UIKit

/// The keyboard guide of a view that fills a window of 320 by 480.
@MainActor
final class KeyboardGuideTests {
  final class Field: UIView {
    let keys = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 200))
    override var canBecomeFirstResponder: Bool { true }
    override var inputView: UIView? { keys }
  }

  private let harness = AppHarness()
  private let controller = UIViewController()
  private let (field, footer) = (Field(), UIView())
  private let window: UIWindow
  private var guide: UIKeyboardLayoutGuide { controller.view.keyboardLayoutGuide }

  init() {
    window = harness.show(controller, size: CGSize(width: 320, height: 480))
    footer.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(field)
    controller.view.addSubview(footer)
    NSLayoutConstraint.activate([
      footer.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      footer.widthAnchor.constraint(equalTo: guide.widthAnchor),
      footer.heightAnchor.constraint(equalToConstant: 30),
      footer.bottomAnchor.constraint(equalTo: guide.topAnchor),
    ])
    harness.settle()
  }

  @Test func withoutInputViewsItIsWhatTheSafeAreaLeavesOut() {
    #expect(footer.frame == CGRect(x: 0, y: 450, width: 320, height: 30))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 480, width: 320, height: 0))
    controller.additionalSafeAreaInsets = UIEdgeInsets(0, 0, 20, 0)
    harness.settle()
    #expect(footer.frame.maxY == 460)
    guide.usesBottomSafeArea = false
    harness.settle()
    #expect(footer.frame.maxY == 480)
  }

  @Test func itRisesWithTheInputViewAndComesBack() throws {
    field.becomeFirstResponder()
    #expect(footer.frame.maxY == 280, "the layout has its end at once")
    harness.advance(by: 0.125)
    let shown = try #require(footer.layer.presentation()).frame.maxY
    #expect(shown > 290 && shown < 470, "and is animated with the panel")
    harness.advance(by: 0.5)
    #expect(guide.layoutFrame == CGRect(x: 0, y: 280, width: 320, height: 200))
    harness.resize(window, to: CGSize(width: 400, height: 500))
    harness.settle()
    #expect(footer.frame == CGRect(x: 0, y: 270, width: 400, height: 30))
    field.resignFirstResponder()
    harness.advance(by: 0.5)
    #expect(footer.frame.maxY == 500)
  }

  @Test func aViewIsCoveredAsFarAsTheInputViewReachesIntoIt() {
    let (low, high) = (UIView(), UIView())
    low.frame = CGRect(x: 0, y: 300, width: 100, height: 100)
    high.frame = CGRect(x: 0, y: 100, width: 100, height: 230)
    controller.view.addSubview(low)
    controller.view.addSubview(high)
    field.becomeFirstResponder()
    harness.advance(by: 0.5)
    #expect(low.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(high.keyboardLayoutGuide.layoutFrame == CGRect(x: 0, y: 180, width: 100, height: 50))
    let loose = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(loose.keyboardLayoutGuide.layoutFrame.height == 0)
  }

  @Test func trackedConstraintsKnowTheEdge() {
    let near = footer.widthAnchor.constraint(equalToConstant: 1)
    let away = footer.widthAnchor.constraint(equalToConstant: 2)
    guide.setConstraints([near], activeWhenNearEdge: .top)
    guide.setConstraints([away], activeWhenAwayFrom: .bottom)
    #expect(!near.isActive && !away.isActive)
    guide.removeAllTrackedConstraints()
    let low = footer.topAnchor.constraint(greaterThanOrEqualTo: controller.view.topAnchor)
    guide.setConstraints([low], activeWhenNearEdge: .bottom)
    #expect(low.isActive && guide.constraintsActive(whenNearEdge: .bottom) == [low])
  }
}
