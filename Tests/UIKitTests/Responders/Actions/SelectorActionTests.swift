import PlatformKit
import Testing

@testable import UIKit

/// A responder with a method of its own that may refuse actions.
private class Station: UIView {
  var heard: [String] = []
  var refused: Set<Selector> = []
  var asked: [String] = []
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    asked.append("\(action)")
    return !refused.contains(action) && super.canPerformAction(action, withSender: sender)
  }
  func save(_ sender: Any?) { heard.append("save") }
}

extension Station {
  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("save:", Station.save(_:))] }
  }
}

/// Sees what the application sends.
private final class LoudApplication: UIApplication {
  var log: [String] = []
  override func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    log.append("\(action) \(target == nil)")
    return super.sendAction(action, to: target, from: sender, for: event)
  }
}

@MainActor
struct SelectorActionTests {
  private let save = Selector("save:")

  private func nest() -> (TestApp, outer: Station, inner: Station) {
    let app = TestApp()
    let (outer, inner) = (Station(), Station())
    app.window.addSubview(outer)
    outer.addSubview(inner)
    return (app, outer, inner)
  }

  @Test func aResponderPerformsWhatItsClassHas() {
    let view = Station()
    #expect(view.canPerformAction(save, withSender: nil))
    #expect(view.canPerformAction(Selector("setNeedsLayout"), withSender: nil))
    #expect(view.canPerformAction(Selector("resignFirstResponder"), withSender: nil))
    #expect(!view.canPerformAction(Selector("nobodyHasThis:"), withSender: nil))
    #expect(!UIView().canPerformAction(save, withSender: nil))
  }

  @Test func theFirstWillingResponderIsTheTarget() {
    let (_, outer, inner) = nest()
    #expect(inner.target(forAction: save, withSender: nil) as? Station === inner)
    inner.refused = [save]
    #expect(inner.target(forAction: save, withSender: nil) as? Station === outer)
    outer.refused = [save]
    #expect(inner.target(forAction: save, withSender: nil) == nil)
    #expect(inner.asked == ["save:", "save:", "save:"])
  }

  @Test func withoutATargetAnActionGoesUpFromTheFirstResponder() {
    let (app, outer, inner) = nest()
    #expect(!app.application.sendAction(save, to: nil, from: nil, for: nil))
    #expect(app.application.sendAction(save, to: nil, from: inner, for: nil))
    #expect(inner.heard == ["save"])
    outer.becomeFirstResponder()
    #expect(app.application.sendAction(save, to: nil, from: inner, for: nil))
    #expect(outer.heard == ["save"] && inner.heard == ["save"])
    #expect(app.application.sendAction(save, to: inner, from: nil, for: nil))
    #expect(inner.heard == ["save", "save"])
  }

  @Test func aControlWithoutATargetSearchesTheChain() {
    let (_, outer, inner) = nest()
    let control = UIControl()
    inner.addSubview(control)
    inner.refused = [save]
    control.addTarget(nil, action: save, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(outer.heard == ["save"] && inner.heard == [])
  }

  @Test func commandsAndControlsPassThroughTheApplication() {
    let app = UIApplication.start(platform: HeadlessPlatform(), principal: LoudApplication.self)
    defer { app.stop() }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (station, control) = (Station(), UIControl())
    window.addSubview(station)
    station.addSubview(control)
    window.makeKeyAndVisible()
    control.addTarget(station, action: save, for: .valueChanged)
    control.addTarget(nil, action: save, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    UICommand(action: save).perform(from: station)
    #expect((app as? LoudApplication)?.log == ["save: false", "save: true", "save: false"])
    #expect(station.heard == ["save", "save", "save"])
  }

  @Test func aTargetMayBeNamedByAnOverride() {
    final class Deputy: UIView {
      var deputy: Station?
      override func target(forAction action: Selector, withSender sender: Any?) -> Any? { deputy }
    }
    let app = TestApp()
    let (view, deputy) = (Deputy(), Station())
    view.deputy = deputy
    app.window.addSubview(view)
    #expect(app.application.sendAction(save, to: nil, from: view, for: nil))
    #expect(deputy.heard == ["save"])
  }

  @Test func endingEditingReachesTheFirstResponderWithin() {
    let (app, outer, inner) = nest()
    #expect(!outer.endEditing(false))
    inner.becomeFirstResponder()
    #expect(!UIView().endEditing(true))
    #expect(outer.endEditing(false))
    #expect(app.window.firstResponder == nil)
    inner.becomeFirstResponder()
    app.window.perform(Selector("endEditing:"), with: true)
    #expect(app.window.firstResponder == nil)
  }

  @Test func uikitsOwnSelectorsAreFoundByName() {
    let (_, outer, inner) = nest()
    inner.perform(Selector("removeFromSuperview"))
    #expect(inner.superview == nil)
    outer.perform(Selector("addSubview:"), with: inner)
    #expect(inner.superview === outer)
    outer.perform(Selector("becomeFirstResponder"))
    #expect(outer.isFirstResponder)
    for name in ["layoutIfNeeded", "setNeedsDisplay", "setNeedsLayout", "sizeToFit"] {
      #expect(inner.responds(to: Selector(name)))
    }
    let controller = UIViewController()
    for name in ["dismissViewControllerAnimated:completion:", "viewDidLoad", "loadViewIfNeeded"] {
      #expect(controller.responds(to: Selector(name)))
    }
  }

  @Test func eachWindowHasAnUndoManagerAndAResponderMayGiveItsOwn() {
    final class Page: UIView {
      let own = UndoManager()
      override var undoManager: UndoManager? { own }
    }
    let app = TestApp()
    let (page, child) = (Page(), UIView())
    #expect(child.undoManager == nil)
    app.window.addSubview(child)
    #expect(child.undoManager === app.window.undoManager && child.undoManager != nil)
    app.window.addSubview(page)
    page.addSubview(child)
    #expect(child.undoManager === page.own)
    let other = UIWindow(frame: .zero)
    #expect(other.undoManager !== app.window.undoManager)
  }
}
