import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// A program's presentation controller and animator, as recorded on iOS.
@MainActor
struct CustomOrderTests {
  private let rig = RecordedPresentation()

  @Test func presentingAndDismissing() {
    rig.animator = RecordedPresentation.Fade(rig)
    rig.present(rig.page("top", .custom))
    rig.finish()
    #expect(
      rig.recorded() == [
        "asks for controller", "willBegin true", "top willAppear", "animate", "top isAppearing",
        "didEnd true", "top didAppear", "presented", "ended true",
      ])
    rig.dismiss()
    rig.finish()
    #expect(
      rig.recorded() == [
        "dismissal willBegin", "top willDisappear", "animate", "dismissal didEnd true",
        "top didDisappear", "dismissed", "ended true",
      ])
  }

  @Test func thePresenterTakenAway() {
    rig.animator = RecordedPresentation.Fade(rig)
    rig.removesPresenter = true
    rig.present(rig.page("top", .custom))
    #expect(
      rig.root.view.superview
        === rig.root.presentedViewController?.presentationController?.containerView)
    rig.finish()
    #expect(
      rig.recorded() == [
        "asks for controller", "willBegin true", "root willDisappear", "top willAppear", "animate",
        "top isAppearing", "didEnd true", "top didAppear", "root didDisappear", "presented",
        "ended true",
      ])
    #expect(rig.root.view.window == nil)
    rig.dismiss()
    rig.finish()
    #expect(
      rig.recorded() == [
        "dismissal willBegin", "top willDisappear", "root willAppear", "animate",
        "root isAppearing", "dismissal didEnd true", "root didAppear", "top didDisappear",
        "dismissed", "ended true",
      ])
    #expect(rig.root.view.superview === rig.window && rig.root.view.frame == rig.window.bounds)
  }

  @Test func withoutAnAnimatorTheStyleHasOne() {
    rig.present(rig.page("top", .custom))
    rig.harness.advance(by: 0.05)
    let view = rig.root.presentedViewController?.view
    #expect(
      (view?.transform.ty ?? 0) == 0 && (view?.layer.presentation()?.transform.m42 ?? 0) > 100)
    rig.finish()
    #expect(
      rig.recorded() == [
        "asks for controller", "willBegin true", "top willAppear", "top isAppearing",
        "didEnd true", "top didAppear", "presented",
      ])
    #expect(view.map(rig.place) == CGRect(x: 100, y: 50, width: 600, height: 500))
  }

  @Test func withoutAnimation() {
    rig.animator = RecordedPresentation.Fade(rig)
    rig.present(rig.page("top", .custom), animated: false)
    rig.finish()
    #expect(
      rig.recorded() == [
        "asks for controller", "willBegin true", "top willAppear", "top isAppearing",
        "didEnd true", "top didAppear", "presented",
      ])
    rig.dismiss(animated: false)
    #expect(
      rig.recorded() == [
        "dismissal willBegin", "top willDisappear", "dismissal didEnd true", "top didDisappear",
        "dismissed",
      ])
  }

  @Test func theContextIsAsRecorded() throws {
    let fade = RecordedPresentation.Fade(rig)
    rig.animator = fade
    rig.isWrapped = true
    let top = rig.page("top", .custom)
    rig.present(top)
    let (all, place) = (rig.window.bounds, CGRect(x: 100, y: 50, width: 600, height: 500))
    #expect(fade.frames == [all, all, .zero, place])
    #expect(fade.views[0] == nil && fade.views[1] === top.view.superview)
    rig.finish()
    #expect(rig.place(of: top.view) == place)
    rig.dismiss()
    #expect(fade.frames == [place, place, all, all])
    #expect(fade.views[0] === top.view.superview && fade.views[1] == nil)
    rig.finish()
  }

  @Test func withoutADelegateItFillsTheWindowAndThePresenterStays() throws {
    let top = rig.page("top")
    top.modalPresentationStyle = .custom
    let controller = try #require(top.presentationController)
    #expect(
      controller.containerView == nil && controller.frameOfPresentedViewInContainerView == .zero)
    #expect(controller.shouldPresentInFullscreen && !controller.shouldRemovePresentersView)
    #expect(controller.adaptivePresentationStyle == .none)
    #expect(controller.presentedViewController === top)
    rig.present(top)
    rig.finish()
    #expect(top.presentationController === controller)
    #expect(controller.presentingViewController === rig.root)
    #expect(rig.place(of: top.view) == rig.window.bounds && rig.root.view.window != nil)
    rig.harness.resize(rig.window, to: CGSize(width: 500, height: 400))
    #expect(rig.place(of: top.view) == CGRect(x: 0, y: 0, width: 500, height: 400))
  }

  @Test func aProgramsControllerOutlivesTheDismissal() throws {
    var top: UIViewController? = rig.page("top", .custom)
    rig.present(try #require(top))
    rig.finish()
    let controller = try #require(top?.presentationController)
    rig.dismiss()
    rig.finish()
    top = nil
    #expect(controller.presentedViewController.title == "top" && controller.containerView == nil)
  }
}
