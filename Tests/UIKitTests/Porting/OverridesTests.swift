import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// That the classes compile is most of the test.
@MainActor @Suite struct OverridesTests {
  @Test func classesThatOverrideEverythingAreShown() {
    let harness = AppHarness()
    let controller = OverridingViewController(nibName: nil, bundle: nil)
    let view = OverridingView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    let button = OverridingButton(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(button)
    controller.view.addSubview(view)
    controller.view.addSubview(OverridingControl(frame: .zero))
    harness.show(controller)
    #expect(view.layer is CAGradientLayer)
    #expect(button.convert(CGPoint(x: 1, y: 2), to: controller.view) == CGPoint(x: 11, y: 22))
    #expect(view.layoutMarginsGuide.layoutFrame.width < 30)
    #expect(button.currentTitleColor == .red && controller.nibName == nil)
  }

  @Test func delegatesHaveAnOptionalWindowForThoseWhoDoNotKnowThem() {
    final class Delegate: NSObject, UIApplicationDelegate {
      var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    final class WithoutWindow: NSObject, UIApplicationDelegate {}
    let delegate = Delegate()
    let known: any UIApplicationDelegate = delegate
    #expect(known.window??.bounds.width == 10 && known.window!! === delegate.window)
    if let window = known.window, let inner = window { #expect(inner.bounds.height == 10) }
    delegate.window = nil
    #expect(known.window! == nil)
    let other: any UIApplicationDelegate = WithoutWindow()
    #expect(other.window??.rootViewController == nil)
  }

  @Test func prioritiesLevelsAndWeightsAreCountedWith() {
    #expect((UILayoutPriority.defaultHigh - 1).rawValue == 749)
    #expect(UILayoutPriority.required - UILayoutPriority.defaultLow == 750)
    #expect(UIWindow.Level.alert + 1 > .alert && UILayoutPriority.defaultLow < .defaultHigh)
    var weight = UIFont.Weight.regular
    weight += 0.5
    #expect(weight.rawValue == 0.5)
  }
}
