import Foundation
import FoundationAdditions
import Testing

@testable import UIKit
@testable import UIKitTesting

@MainActor
final class UIMenuControllerTests {
  /// A label whose text can be copied, as programs write them.
  final class CopyLabel: UILabel {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { log.append("copy") }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      ["copy:", "flag:"].contains(action.description)
    }
    func flag(_ sender: UIMenuController) {
      log.append("flag \(sender === UIMenuController.shared)")
    }

    nonisolated final class ObjCMembers: ObjectiveCMembers {
      static var selectors: [Selector] { [Selector("flag:", CopyLabel.flag(_:))] }
    }
  }

  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  private let label = CopyLabel(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
  private let menu = UIMenuController.shared
  private var heard: [String] = []

  private func prepare() {
    page.addSubview(label)
    harness.show(page)
    label.becomeFirstResponder()
    menu.menuItems = nil
    menu.arrowDirection = .default
  }

  private var bar: EditMenuBar? {
    label.window?.subviews.lazy.compactMap { $0 as? EditMenuBar }.first
  }

  @Test func itShowsTheCommandsOfTheFirstResponder() throws {
    prepare()
    let tokens = [
      UIMenuController.willShowMenuNotification, UIMenuController.didShowMenuNotification,
      UIMenuController.willHideMenuNotification, UIMenuController.didHideMenuNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: menu, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated {
          self?.heard.append(String(name.rawValue.dropFirst(16).prefix(8)))
        }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    #expect(!menu.isMenuVisible && menu.menuFrame == .zero)
    menu.showMenu(from: label, rect: label.bounds)
    harness.advance(by: 0.3)
    #expect(menu.isMenuVisible && bar?.elements.map(\.title) == ["Copy"])
    #expect(menu.menuFrame.maxY == 92 && menu.menuFrame.midX == 160)
    harness.tap(try #require(harness.view(labelled: "Copy")))
    harness.advance(by: 0.3)
    #expect(label.log == ["copy"] && !menu.isMenuVisible && label.isFirstResponder)
    #expect(heard == ["WillShow", "DidShowM", "WillHide", "DidHideM"])
  }

  @Test func menuItemsShowWhereTheyCanBePerformed() throws {
    prepare()
    defer { menu.menuItems = nil }
    menu.menuItems = [
      UIMenuItem(title: "Flag", action: Selector("flag:")),
      UIMenuItem(title: "Other", action: Selector("other:")),
    ]
    menu.setTargetRect(label.bounds, in: label)
    menu.setMenuVisible(true, animated: true)
    harness.advance(by: 0.3)
    #expect(bar?.elements.map(\.title) == ["Copy", "Flag"])
    harness.tap(try #require(harness.view(labelled: "Flag")))
    #expect(label.log == ["flag true"])
  }

  @Test func itIsHiddenOnRequestAndByATouchElsewhere() {
    prepare()
    menu.arrowDirection = .up
    menu.showMenu(from: label, rect: label.bounds)
    #expect(menu.isMenuVisible && menu.menuFrame.minY == 148)
    menu.hideMenu(from: page)
    #expect(menu.isMenuVisible)
    menu.hideMenu(from: label)
    #expect(!menu.isMenuVisible)
    menu.showMenu(from: label, rect: label.bounds)
    harness.tap(page, at: CGPoint(x: 10, y: 10))
    #expect(!menu.isMenuVisible)
    menu.hideMenu()
    menu.isMenuVisible = true
    #expect(menu.isMenuVisible, "at the last target")
    menu.isMenuVisible = false
  }

  @Test func aViewInNoWindowShowsNothing() {
    let view = UIView()
    menu.showMenu(from: view, rect: .zero)
    #expect(!menu.isMenuVisible)
  }

  @Test func textsShowTheItemsToo() {
    let items = [UIMenuItem(title: "Look Up", action: Selector("lookUp:"))]
    let text = NotebookView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    harness.show(text)
    text.becomeFirstResponder()
    menu.menuItems = items
    defer { menu.menuItems = nil }
    let elements = UIMenuController.items(for: text).compactMap { $0 as? UIMenu }
    #expect(elements.flatMap(\.children).map(\.title) == ["Look Up"])
    #expect(UIMenuController.items(for: page).isEmpty)
  }

  final class NotebookView: UITextView {
    func lookUp(_ sender: Any?) {}

    nonisolated final class ObjCMembers: ObjectiveCMembers {
      static var selectors: [Selector] { [Selector("lookUp:", NotebookView.lookUp(_:))] }
    }
  }
}
