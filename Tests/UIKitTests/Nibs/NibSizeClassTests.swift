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

  private static let varied = """
    <viewController id="a"><view key="view" id="v"><rect key="frame" x="0" y="0" width="400" height="300"/>
      <subviews>
        <stackView id="s"><rect key="frame" x="0" y="0" width="200" height="100"/>
          <subviews>
            <label text="A" id="l">
              <fontDescription key="fontDescription" type="system" pointSize="17"/>
              <variation key="widthClass=compact">
                <fontDescription key="fontDescription" type="system" pointSize="11"/>
              </variation>
            </label>
            <view id="w">
              <constraints><constraint firstAttribute="width" constant="30" id="c">
                <variation key="widthClass=compact" constant="40" priority="500"/>
              </constraint></constraints>
              <variation key="widthClass=compact" hidden="YES" alpha="0.5"/>
            </view>
          </subviews>
          <variation key="widthClass=compact" axis="vertical" spacing="9"/>
        </stackView>
      </subviews></view></viewController>
    """

  /// What only a variation says is as at first again where it doesn't hold.
  @Test func valuesOfVariationsComeAndGo() throws {
    let storyboard = try NibFixtures.storyboard(initial: "a", scenes: [Self.varied])
    let page = try #require(storyboard.instantiateInitialViewController())
    let window = app.show(page, size: CGSize(width: 1000, height: 600))
    let stack = try #require(page.view.subviews.first as? UIStackView)
    let (label, box) = (stack.arrangedSubviews[0] as? UILabel, stack.arrangedSubviews[1])
    let width = try #require(box.constraints.first)
    func isUsual() -> Bool {
      stack.axis == .horizontal && stack.spacing == 0 && label?.font == .systemFont(ofSize: 17)
        && !box.isHidden && box.alpha == 1 && width.constant == 30 && width.priority == .required
    }
    #expect(isUsual())
    app.resize(window, to: CGSize(width: 400, height: 600))
    #expect(stack.axis == .vertical && stack.spacing == 9 && box.isHidden && box.alpha == 0.5)
    #expect(label?.font == .systemFont(ofSize: 11))
    #expect(width.constant == 40 && width.priority.rawValue == 500)
    app.resize(window, to: CGSize(width: 1000, height: 600))
    #expect(isUsual())
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
