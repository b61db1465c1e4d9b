import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
final class NibSizeClassTests {
  private let app = AppHarness()

  private func form(width: CGFloat) throws -> (FormController, UIWindow) {
    let form = try #require(
      NibFixtures.storyboard("Form").instantiateInitialViewController() as? FormController)
    return (form, app.show(form, size: CGSize(width: width, height: 600)))
  }

  @Test func aNarrowFormHasWhatTheDefaultHas() throws {
    let (form, _) = try form(width: 400)
    #expect(form.traitCollection.horizontalSizeClass == .compact)
    #expect(form.nameField?.frame.minX == 16 && form.nameField?.frame.width == 368)
    #expect(form.topConstraint?.constant == 16)
    #expect(form.wideLabel?.superview == nil && form.newsletterLabel?.text == "Newsletter")
  }

  @Test func aWideFormHasItsVariation() throws {
    let (form, _) = try form(width: 1000)
    #expect(form.traitCollection.horizontalSizeClass == .regular)
    #expect(form.topConstraint?.constant == 40)
    #expect(form.wideLabel?.superview === form.view)
    #expect(form.wideLabel?.frame.minX == 16)
    #expect(form.newsletterLabel?.text == "Newsletter by mail")
    #expect(form.nameField?.frame.width == 300)
  }

  @Test func aFormFollowsItsWindow() throws {
    let (form, window) = try form(width: 1000)
    app.resize(window, to: CGSize(width: 400, height: 600))
    #expect(form.topConstraint?.constant == 16 && form.wideLabel?.superview == nil)
    #expect(form.newsletterLabel?.text == "Newsletter" && form.nameField?.frame.width == 368)
    app.resize(window, to: CGSize(width: 1000, height: 600))
    #expect(form.topConstraint?.constant == 40 && form.wideLabel?.superview === form.view)
  }

  @Test func fieldsHaveTheirTraitsAndDelegates() throws {
    let (form, _) = try form(width: 400)
    #expect(form.nameField?.placeholder == "Name" && form.nameField?.borderStyle == .roundedRect)
    #expect(form.nameField?.autocapitalizationType == .words)
    #expect(
      form.nameField?.textContentType == .name && form.mailField?.keyboardType == .emailAddress)
    #expect(form.mailField?.autocorrectionType == .no && form.mailField?.returnKeyType == .done)
    #expect(form.nameField?.delegate === form)
  }

  @Test func theSwitchTellsTheController() throws {
    let (form, _) = try form(width: 400)
    let control = try #require(form.view.subviews.compactMap { $0 as? UISwitch }.first)
    #expect(control.isOn)
    app.tap(control)
    app.advance(by: 0.5)
    #expect(form.switches == [false])
  }
}
