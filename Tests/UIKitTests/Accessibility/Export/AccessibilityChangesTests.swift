import Foundation
import PlatformKit
import Testing
import UIKitTesting

@testable import UIKit

/// What a listener is told of each change: exactly that.
@MainActor
struct AccessibilityChangesTests {
  private let page = ExportedPage()

  private func changes(_ change: () -> Void) -> [AccessibilityChange] {
    page.harness.settle()
    _ = page.bridge.takeChanges()
    change()
    page.harness.settle()
    return page.bridge.takeChanges()
  }

  private func id(_ view: UIView) throws -> AccessibilityNodeID {
    try #require(page.node(view)).id
  }

  @Test func aTextThatChangesIsANameAndNoMore() throws {
    let label = page.add(page.label("one"), 10, 10)
    let id = try id(label)
    #expect(changes { label.text = "two" } == [.renamed(id)])
    #expect(changes { label.text = "two" } == [])
    #expect(changes { label.textColor = .red } == [])
    #expect(changes { page.view.backgroundColor = .green } == [])
    #expect(changes { label.accessibilityHint = "why" } == [.described(id)])
    #expect(changes { label.frame.origin.x += 5 } == [.moved(id)])
    #expect(changes { label.accessibilityTraits = .button } == [.roleChanged(id)])
  }

  @Test func whetherATextMayBeEditedIsTold() throws {
    let view = page.add(UITextView(), 10, 10, 200, 100)
    view.text = "Note"
    let id = try id(view)
    #expect(page.node(view)?.text?.isEditable == true)
    let told = changes { view.isEditable = false }
    #expect(told.contains(.editable(id, false)), "\(told)")
    #expect(page.node(view)?.text?.isEditable == false)
  }

  @Test func aMovedFocusIsOneChange() throws {
    let buttons = [0, 1].map { index in
      let button = UIButton(type: .system)
      button.setTitle("\(index)", for: .normal)
      return page.add(button, 10, 10 + 50 * CGFloat(index))
    }
    let ids = try buttons.map(id)
    page.harness.press(.keyboardTab)
    #expect(page.tree.focus == ids[0])
    #expect(changes { page.harness.press(.keyboardTab) } == [.focused(ids[1], from: ids[0])])
  }

  @Test func viewsComeAndGo() throws {
    page.add(page.label("a"), 10, 10)
    let window = try #require(page.tree.nodes[.application]).children[0]
    let label = page.label("b")
    let added = changes { page.add(label, 10, 60) }
    let id = try id(label)
    #expect(added == [.added(id, parent: window, index: 1)])
    let removed = changes { label.removeFromSuperview() }
    #expect(removed.count == 1)
    guard case .removed(let node, window, 1) = removed[0] else {
      Issue.record("\(removed)")
      return
    }
    #expect(node.id == id)
    // An object that comes back is a new element.
    _ = changes { page.add(label, 10, 60) }
    #expect(try self.id(label) != id)
  }

  @Test func whatIsTypedIsText() throws {
    let field = page.add(UITextField(), 10, 10, 200)
    page.harness.tap(field)
    let id = try id(field)
    let typed = changes { page.harness.type("a") }
    #expect(typed == [.textInserted(id, at: 0, "a"), .caretMoved(id, to: 1)])
    let left = changes { page.harness.press(.keyboardLeftArrow) }
    #expect(left == [.caretMoved(id, to: 0)])
  }

  @Test func announcementsAreSpoken() {
    page.harness.settle()
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
    UIAccessibility.post(notification: .pageScrolled, argument: "Page 2")
    UIAccessibility.post(notification: .announcement, argument: 5)
    #expect(
      page.bridge.announcements == [
        AccessibilityAnnouncement("Saved", isUrgent: true),
        AccessibilityAnnouncement("Page 2", isUrgent: false),
      ])
  }

  @Test func announcementsThatAreQueuedInterruptNothing() {
    page.harness.settle()
    let ways: [[NSAttributedString.Key: Any]] = [
      [.accessibilitySpeechQueueAnnouncement: true],
      [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.low],
      [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high],
    ]
    for way in ways {
      UIAccessibility.post(
        notification: .announcement, argument: NSAttributedString(string: "x", attributes: way))
    }
    #expect(page.bridge.announcements.map(\.isUrgent) == [false, false, true])
  }

  @Test func aScreenReaderIsVoiceOver() {
    page.harness.settle()
    #expect(!UIAccessibility.isVoiceOverRunning)
    page.bridge.isScreenReaderRunning = true
    #expect(UIAccessibility.isVoiceOverRunning)
    page.bridge.isScreenReaderRunning = false
    #expect(!UIAccessibility.isVoiceOverRunning)
  }

  @Test func windowsAreNamedAndActive() throws {
    let tree = page.tree
    let window = try #require(tree[.application]?.children.first.flatMap { tree[$0] })
    #expect(window.role == .window && window.states == [.enabled, .showing, .active])
    let second = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    controller.title = "Second"
    second.rootViewController = controller
    page.harness.application.makeCurrent()
    let changes = changes { second.makeKeyAndVisible() }
    let children = page.tree[.application]?.children ?? []
    #expect(children.count == 2 && page.tree[children[1]]?.name == "Second")
    #expect(changes.contains(.added(children[1], parent: .application, index: 1)))
    #expect(changes.contains(.states(window.id, .active, isSet: false)))
    second.isHidden = true
    #expect(page.tree[.application]?.children == [window.id])
    #expect(page.bridge.faults == [])
  }
}
