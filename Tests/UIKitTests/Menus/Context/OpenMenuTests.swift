import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Menus that stay open, and that change meanwhile.
@MainActor
struct OpenMenuTests {
  private final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var menu = UIMenu()

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { [unowned self] _ in menu })
    }
  }

  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let owner = Owner()
  private let interaction: UIContextMenuInteraction

  init() {
    interaction = UIContextMenuInteraction(delegate: owner)
    page.addInteraction(interaction)
    harness.show(page)
  }

  private func open(_ children: [UIMenuElement]) {
    owner.menu = UIMenu(children: children)
    harness.click(page, at: CGPoint(x: 20, y: 20), button: .secondary)
  }

  private var menu: MenuOverlay? { page.window?.openMenu }
  private var rows: [MenuRowView] { menu?.levels.last?.panel?.rows ?? [] }

  private func choose(_ title: String) throws {
    harness.click(try #require(rows.first { $0.element?.title == title }))
  }

  @Test func anElementMayKeepItOpen() throws {
    var count = 0
    open([
      UIAction(title: "More", attributes: .keepsMenuPresented) { _ in count += 1 },
      UIAction(title: "Done") { _ in },
    ])
    let opened = menu
    for _ in 0..<3 { try choose("More") }
    #expect(count == 3 && opened != nil && menu === opened)
    try choose("Done")
    #expect(menu == nil)
  }

  @Test func itChangesInItsPlace() throws {
    let interaction = self.interaction
    let add = UIAction(title: "Add", attributes: .keepsMenuPresented) { _ in
      interaction.updateVisibleMenu { shown in
        let name = "Added \(shown.children.count)"
        return shown.replacingChildren(shown.children + [UIAction(title: name) { _ in }])
      }
    }
    open([add])
    for _ in 0..<2 { try choose("Add") }
    #expect(rows.compactMap { $0.element?.title } == ["Add", "Added 1", "Added 2"])
    #expect(menu?.levels.first?.frame == CGRect(x: 20, y: 20, width: 250, height: 146))
    interaction.dismissMenu()
    #expect(menu == nil)
    interaction.updateVisibleMenu { _ in UIMenu() }
    #expect(menu == nil, "it does nothing without a menu")
  }
}
