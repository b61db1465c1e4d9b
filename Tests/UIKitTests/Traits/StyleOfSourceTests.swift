import CoreGraphics
import Testing
import UIKitTesting

@testable import UIKit

/// What opens over a window, from views that are dark in a light window.
@MainActor @Suite struct StyleOfSourceTests {
  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  private func show(_ control: UIView) -> UIWindow {
    control.frame = CGRect(x: 20, y: 20, width: 100, height: 36)
    page.addSubview(control)
    let controller = UIViewController()
    controller.view.addSubview(page)
    page.overrideUserInterfaceStyle = .dark
    return harness.show(controller, size: page.bounds.size)
  }

  private func style(of kind: UIView.Type, in window: UIWindow) -> UIUserInterfaceStyle? {
    window.subviews.last { type(of: $0) == kind }?.traitCollection.userInterfaceStyle
  }

  @Test func whatAControlPresentsIsAsDarkAsIt() throws {
    let well = UIColorWell()
    let window = show(well)
    harness.click(well)
    #expect(style(of: PresentationContainerView.self, in: window) == .dark)
    let picker = try #require(window.rootViewController?.presentedViewController)
    #expect(picker.view.traitCollection.userInterfaceStyle == .dark)
    #expect(window.traitCollection.userInterfaceStyle == .light)
  }

  @Test func menusAreAsDarkAsTheirButton() {
    let button = UIButton(configuration: .gray())
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    let window = show(button)
    harness.click(button)
    #expect(style(of: MenuOverlay.self, in: window) == .dark)
  }

  @Test func toolTipsAreAsDarkAsTheirView() {
    let button = UIButton(configuration: .gray())
    button.toolTip = "Help"
    let window = show(button)
    harness.hover(button)
    harness.advance(by: 2)
    #expect(style(of: ToolTipView.self, in: window) == .dark)
    page.overrideUserInterfaceStyle = .unspecified
    harness.hoverAway(from: button)
    harness.advance(by: 1)
    harness.hover(button)
    harness.advance(by: 2)
    #expect(style(of: ToolTipView.self, in: window) == .light)
  }
}
