import Diagnostics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Menus of a storyboard, used as a user does.
@MainActor
final class NibMenuTests {
  private let app = AppHarness()

  private func menus() throws -> MenusController {
    let stack = try #require(
      NibFixtures.storyboard("Menus").instantiateInitialViewController()
        as? UINavigationController)
    app.show(stack, size: CGSize(width: 400, height: 400))
    return try #require(stack.topViewController as? MenusController)
  }

  private func button(_ index: Int, of controller: MenusController) throws -> UIButton {
    try #require(controller.view.subviews[index] as? UIButton)
  }

  /// Opens the button's menu and taps the row with this title.
  private func choose(_ title: String, from button: UIButton) throws {
    app.tap(button)
    app.advance(by: 0.5)
    let overlay = try #require(button.openMenu)
    let panel = try #require(overlay.subviews.compactMap { $0 as? MenuPanel }.first)
    let row = try #require(panel.rows.first { $0.element?.title == title })
    #expect(row.canBeChosen)
    app.tap(row)
    app.advance(by: 0.5)
  }

  @Test func aPopUpButtonShowsTheChoiceThatIsOn() throws {
    let lines = LoggedLines(of: Log("nibs"), with: "Menus.storyboard")
    let popUp = try button(0, of: menus())
    #expect(popUp.currentTitle == "Medium")
    try choose("Large", from: popUp)
    #expect(popUp.currentTitle == "Large")
    #expect(popUp.menu?.selectedElements.map(\.title) == ["Large"])
    #expect(lines.all.isEmpty)
  }

  @Test func aCommandGoesToTheController() throws {
    let controller = try menus()
    try choose("Red", from: button(1, of: controller))
    #expect(controller.log == ["red by Red"])
    try choose("Erase", from: button(1, of: controller))
    #expect(controller.log == ["red by Red", "erase by Erase"])
  }

  @Test func menusHaveWhatTheFileSays() throws {
    let controller = try menus()
    let menu = try #require(button(1, of: controller).menu)
    #expect(menu.title == "Paint" && menu.children.map(\.title) == ["Red", "More"])
    #expect(menu.children[0].image != nil && menu.children[0] === controller.redCommand)
    let section = try #require(menu.children[1] as? UIMenu)
    #expect(section.options == .displayInline)
    #expect((section.children[0] as? UICommand)?.attributes == .destructive)
    let sort = try #require(controller.navigationItem.rightBarButtonItem?.menu)
    #expect(sort.selectedElements.map(\.title) == ["By Name"])
  }

  @Test func unknownElementsOfMenusAreNamed() {
    let lines = LoggedLines(of: Log("nibs"), with: "nib:")
    let button: UIButton? = NibFixtures.made(
      """
      <button id="a"><menu key="menu" id="b" glow="YES"><menuElements>
        <slider id="c"/><command title="One" state="half" id="d"/>
      </menuElements></menu></button>
      """)
    #expect(button?.menu?.children.map(\.title) == ["One"])
    #expect(
      lines.all.sorted() == [
        "nib:6: menu.glow is not known; it is left out",
        "nib:7: <slider> is not known; it is left out",
        "nib:7: command.state is not set: \"half\" is not one of the words known",
      ])
  }
}
