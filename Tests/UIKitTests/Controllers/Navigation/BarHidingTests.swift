import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Bars that hide by themselves.
@MainActor
struct BarHidingTests {
  private let rig = RecordedNavigation()

  private func drag(from start: CGFloat, to end: CGFloat) {
    rig.harness.touchDown(rig.window, at: CGPoint(x: 200, y: start))
    for step in 1...10 {
      rig.harness.advance(by: 0.02)
      let y = start + (end - start) * CGFloat(step) / 10
      rig.harness.touchMove(to: CGPoint(x: 200, y: y), in: rig.window)
    }
    rig.harness.touchUp()
    rig.finish()
  }

  @Test func nothingHidesAtFirst() {
    let navigation = rig.navigation
    #expect(!navigation.hidesBarsOnSwipe && !navigation.hidesBarsOnTap)
    #expect(!navigation.hidesBarsWhenKeyboardAppears && !navigation.hidesBarsWhenVerticallyCompact)
    #expect(
      navigation.barHideOnSwipeGestureRecognizer !== navigation.interactivePopGestureRecognizer)
    drag(from: 500, to: 200)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func swipes() {
    rig.navigation.isToolbarHidden = false
    rig.navigation.hidesBarsOnSwipe = true
    drag(from: 500, to: 300)
    #expect(rig.navigation.isNavigationBarHidden && rig.navigation.isToolbarHidden)
    #expect(rig.root.view.safeAreaInsets.top == 0)
    drag(from: 300, to: 500)
    #expect(!rig.navigation.isNavigationBarHidden && !rig.navigation.isToolbarHidden)
  }

  @Test func taps() {
    rig.navigation.hidesBarsOnTap = true
    rig.harness.tap(rig.root.view)
    rig.finish()
    #expect(rig.navigation.isNavigationBarHidden)
    let button = UIButton(frame: CGRect(x: 0, y: 300, width: 400, height: 50))
    rig.root.view.addSubview(button)
    rig.harness.settle()
    rig.harness.tap(button)
    rig.finish()
    #expect(rig.navigation.isNavigationBarHidden, "a tap on a control is not meant for the bars")
    rig.harness.tap(rig.root.view, at: CGPoint(x: 200, y: 500))
    rig.finish()
    #expect(!rig.navigation.isNavigationBarHidden)
  }

  @Test func lowWindows() {
    rig.navigation.hidesBarsWhenVerticallyCompact = true
    rig.harness.resize(rig.window, to: CGSize(width: 400, height: 300))
    rig.finish()
    #expect(rig.navigation.isNavigationBarHidden)
    rig.harness.tap(rig.root.view, at: CGPoint(x: 200, y: 200))
    rig.finish()
    #expect(!rig.navigation.isNavigationBarHidden)
    rig.harness.resize(rig.window, to: CGSize(width: 400, height: 600))
    rig.finish()
    #expect(!rig.navigation.isNavigationBarHidden)
  }

  @Test func inputViews() {
    rig.navigation.hidesBarsWhenKeyboardAppears = true
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 300, height: 40))
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 200))
    rig.root.view.addSubview(field)
    field.becomeFirstResponder()
    rig.finish()
    #expect(rig.navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    rig.finish()
    #expect(!rig.navigation.isNavigationBarHidden)
  }
}
