import PlatformKit
import Testing
import UIKitTesting
@testable import UIKit

/// Provides one menu and records the callbacks.
@MainActor
private final class MenuOwner: UIContextMenuInteractionDelegate {
  var log: [String] = []
  var menu = UIMenu()

  func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
    UIAction(title: title, attributes: attributes) { [unowned self] in log.append($0.title) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("asked \(Int(location.x)),\(Int(location.y))")
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("ended") }
}

@MainActor
struct ContextMenuTests {
  @MainActor
  private struct Stage {
    let app = TestApp()
    let owner = MenuOwner()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))

    init() {
      owner.menu = UIMenu(children: [
        owner.action("Copy"), owner.action("Paste", .disabled),
        UIMenu(title: "More", children: [owner.action("Share")]),
        UIMenu(options: .displayInline, children: [owner.action("Delete", .destructive)]),
      ])
      view.addInteraction(UIContextMenuInteraction(delegate: owner))
      app.window.addSubview(view)
      app.turn()
    }

    var menu: MenuOverlay? { app.window.subviews.compactMap { $0 as? MenuOverlay }.first }

    func click(_ x: Double, _ y: Double, _ button: PointerButton = .secondary) {
      app.pointer(.pressed(button), x, y)
      app.pointer(.released(button), x, y)
    }

    func key(_ usage: UInt16) {
      app.key(.pressed, usage: usage, "")
      app.key(.released, usage: usage, "")
    }
  }

  @Test func aSecondaryClickOpensTheMenuWhereItIs() {
    let stage = Stage()
    stage.click(30, 20)
    #expect(stage.owner.log == ["asked 30,20"])
    let panel = stage.menu?.subviews.first
    // Three rows of 42, a gap of 21, a row of 42, and 10 above and below.
    #expect(panel?.frame == CGRect(x: 30, y: 20, width: 250, height: 209))
    stage.click(50, 50, .primary)
    #expect(stage.owner.log == ["asked 30,20", "ended", "Copy"])
    #expect(stage.menu == nil)
  }

  @Test func aMenuThatDoesNotFitMovesIntoTheWindow() {
    let stage = Stage()
    stage.click(310, 230)
    #expect(stage.menu?.subviews.first?.frame.origin == CGPoint(x: 62, y: 23), "8 from the edges")
  }

  @Test func aPressOutsideAndEscapeDismiss() {
    let stage = Stage()
    stage.click(30, 20)
    stage.click(5, 5, .primary)
    #expect(stage.menu == nil)
    stage.click(30, 20)
    stage.key(0x29)
    #expect(stage.menu == nil)
    #expect(stage.owner.log == ["asked 30,20", "ended", "asked 30,20", "ended"])
  }

  @Test func arrowsGoThroughWhatCanBeChosenAndReturnChooses() {
    let stage = Stage()
    stage.click(30, 20)
    stage.key(0x51)
    stage.key(0x51)
    stage.key(0x4F)
    #expect(stage.menu?.menu.title == "More", "Paste is passed over, the right arrow enters")
    stage.key(0x28)
    #expect(stage.owner.log.suffix(2) == ["ended", "Share"])
    stage.click(30, 20)
    stage.key(0x52)
    stage.key(0x28)
    #expect(stage.owner.log.last == "Delete", "up from nothing is the last")
  }

  @Test func whatIsDisabledCannotBeChosen() {
    let stage = Stage()
    stage.click(30, 20)
    stage.click(60, 95, .primary)
    #expect(stage.owner.log == ["asked 30,20"])
    #expect(stage.menu != nil)
  }

  @Test func aPrimaryClickOpensNothing() {
    let stage = Stage()
    stage.click(30, 20, .primary)
    #expect(stage.owner.log == [])
  }

  @Test func itsPlaceIsKnownWhileItIsOpen() throws {
    let stage = Stage()
    let interaction = try #require(
      stage.view.interactions.compactMap { $0 as? UIContextMenuInteraction }.first)
    let nowhere = CGPoint(
      x: CGFloat.greatestFiniteMagnitude, y: CGFloat.greatestFiniteMagnitude)
    #expect(interaction.location(in: stage.view) == nowhere)
    stage.click(30, 20)
    #expect(interaction.location(in: stage.view) == CGPoint(x: 30, y: 20))
    stage.key(0x29)
    #expect(interaction.location(in: nil) == nowhere)
  }

  @Test func theFirstResponderStaysAndGetsNoKeysMeanwhile() {
    let stage = Stage()
    let field = FocusTaker(frame: .zero)
    stage.app.window.addSubview(field)
    field.becomeFirstResponder()
    stage.click(30, 20)
    #expect(field.isFirstResponder && stage.app.window.keyResponder === stage.menu)
    stage.key(0x2B)
    #expect(stage.menu != nil && field.isFirstResponder)
    stage.key(0x29)
    #expect(stage.menu == nil && stage.app.window.keyResponder === field)
  }

  @Test func aMenuLooksLikeThis() throws {
    let harness = AppHarness()
    let owner = MenuOwner()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24)).image { context in
      UIColor.systemBlue.setFill()
      context.fill(CGRect(x: 3, y: 3, width: 18, height: 18))
    }
    let sort = UIAction(title: "Sort", image: image, state: .on) { _ in }
    let menu = UIMenu(
      title: "Photo",
      children: [
        sort, UIMenu(title: "More"),
        UIMenu(options: .displayInline, children: [owner.action("Delete", .destructive)]),
      ])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
    view.backgroundColor = .systemGroupedBackground
    let panel = MenuPanel(menu)
    panel.center = CGPoint(x: 150, y: 120)
    panel.highlight(panel.rows[0])
    // Soft shadows would make the files large, and have their own references.
    panel.layer.shadowOpacity = 0
    view.addSubview(panel)
    let window = harness.show(view)
    let picture = harness.screenshot(of: window)
    panel.highlight(nil)
    try expectSnapshot(
      picture, named: "menu", differsFrom: [harness.screenshot(of: window)])
  }
}

private final class FocusTaker: UIView {
  override var canBecomeFirstResponder: Bool { true }
}
