import Testing
import UIKitTesting
@testable import UIKit

/// What a responder says of its commands before they show or are performed.
@MainActor @Suite(.serialized) struct CommandValidationTests {
  private let harness = AppHarness()
  private let player = Player()
  private let play = Selector("play:", Player.play(_:))
  private let loop = Selector("loop:", Player.loop(_:))

  init() { harness.show(player, size: CGSize(width: 400, height: 300)) }

  private func press(_ text: String, _ flags: UIKeyModifierFlags = .control) {
    harness.type(text, modifiers: flags)
  }

  @Test func aCommandThatIsDisabledGivesItsKeyBack() {
    let command = UIKeyCommand(title: "Play", action: play, input: "p", modifierFlags: .command)
    player.commands = [command]
    press("p")
    #expect(player.log == ["validate Play", "play Play"])
    player.attributes = .disabled
    press("p")
    #expect(player.log.suffix(2) == ["validate Play", "began"])
    #expect(command.attributes == [], "it is asked anew each time")
  }

  @Test func menusShowWhatTheResponderSays() throws {
    let owner = MenuGiver(
      UIMenu(children: [
        UICommand(title: "Play", action: play), UICommand(title: "Loop", action: loop),
        UICommand(title: "Nobody's", action: Selector("nobody:")),
      ]))
    player.view.addInteraction(UIContextMenuInteraction(delegate: owner))
    player.title = "Pause"
    player.state = .on
    harness.click(player.view, at: CGPoint(x: 20, y: 20), button: .secondary)
    let rows = try openRows()
    #expect(rows.map(\.titleText) == ["Pause", "Pause", "Nobody's"])
    #expect(rows.map(\.canBeChosen) == [true, true, false])
    harness.tap(rows[0])
    #expect(player.log.last == "play Play")
  }

  @Test func anActionThatIsOnShowsItsSelectedImage() throws {
    let (plain, chosen) = (UIImage(), UIImage())
    func action(_ title: String, _ state: UIMenuElement.State) -> UIAction {
      UIAction(title: title, image: plain, selectedImage: chosen, state: state) { _ in }
    }
    let owner = MenuGiver(
      UIMenu(children: [
        action("Off", .off), action("On", .on), UIAction(title: "Plain", image: plain) { _ in },
      ]))
    player.view.addInteraction(UIContextMenuInteraction(delegate: owner))
    harness.click(player.view, at: CGPoint(x: 20, y: 20), button: .secondary)
    let images = try openRows().map { $0.subviews.compactMap { $0 as? UIImageView }.first?.image }
    #expect(images.map { $0 === chosen } == [false, true, false])
    #expect(images.map { $0 === plain } == [true, false, true])
  }

  private func openRows() throws -> [MenuRowView] {
    let window = try #require(player.view.window)
    let overlay = try #require(window.subviews.compactMap { $0 as? MenuOverlay }.first)
    let panel = try #require(overlay.subviews.compactMap { $0 as? MenuPanel }.first)
    return panel.rows
  }

  @Test func alternatesTakeTheirKeys() {
    player.commands = [
      UIKeyCommand(
        title: "Play", action: play, input: "p", modifierFlags: .command,
        alternates: [
          UICommandAlternate(title: "Loop", action: loop, modifierFlags: .alternate)
        ])
    ]
    press("p")
    press("p", [.control, .alternate])
    press("p", [.control, .shift])
    #expect(player.log.filter { !$0.hasPrefix("validate") } == ["play Play", "loop", "began"])
  }

  @Test func menusShowAlternatesWhileTheirKeysAreDown() throws {
    let owner = MenuGiver(
      UIMenu(children: [
        UICommand(
          title: "Play", action: play,
          alternates: [
            UICommandAlternate(title: "Loop", action: loop, modifierFlags: .alternate)
          ])
      ]))
    player.view.addInteraction(UIContextMenuInteraction(delegate: owner))
    harness.click(player.view, at: CGPoint(x: 20, y: 20), button: .secondary)
    let row = try #require(try openRows().first)
    harness.keyDown(.keyboardLeftAlt, modifiers: .alternate)
    #expect(row.titleText == "Loop")
    harness.keyUp(.keyboardLeftAlt)
    #expect(row.titleText == "Play")
    harness.keyDown(.keyboardLeftAlt, modifiers: .alternate)
    harness.tap(row)
    #expect(player.log.last == "loop")
  }

  @Test func alternatesNeedDistinctKeys() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (one, two) = ("a", "b")
        let alternates = [one, two].map {
          UICommandAlternate(title: $0, action: Selector("play:"), modifierFlags: .shift)
        }
        _ = UICommand(title: "Play", action: Selector("play:"), alternates: alternates)
      }
    }
  }

  @Test func deferredElementsAreLoadedOnceOrAtEveryOpening() throws {
    var calls = (cached: 0, uncached: 0)
    var answer: (([UIMenuElement]) -> Void)?
    let cached = UIDeferredMenuElement { completion in
      calls.cached += 1
      answer = completion
    }
    let uncached = UIDeferredMenuElement.uncached { completion in
      calls.uncached += 1
      completion([UIAction(title: "Now \(calls.uncached)") { _ in }])
    }
    let owner = MenuGiver(UIMenu(children: [cached, uncached]))
    player.view.addInteraction(UIContextMenuInteraction(delegate: owner))
    harness.click(player.view, at: CGPoint(x: 20, y: 20), button: .secondary)
    #expect(try openRows().map(\.titleText) == ["Loading…", "Now 1"])
    #expect(try openRows().map(\.canBeChosen) == [false, true])
    answer?([UIAction(title: "Later") { _ in }])
    answer?([])
    #expect(try openRows().map(\.titleText) == ["Later", "Now 1"])
    harness.press(.keyboardEscape)
    harness.click(player.view, at: CGPoint(x: 20, y: 20), button: .secondary)
    #expect(try openRows().map(\.titleText) == ["Later", "Now 2"])
    #expect(calls == (1, 2))
  }

  @Test func leavesArePerformedByPrograms() {
    var sender: Any?
    let action = UIAction(title: "Act") { sender = $0.sender }
    let leaves: [any UIMenuLeaf] = [action, UICommand(title: "Play", action: play)]
    for leaf in leaves { leaf.performWithSender("me", target: player) }
    #expect(sender as? String == "me" && player.log == ["play Play"])
    leaves[1].attributes = .disabled
    leaves[1].performWithSender(nil, target: nil)
    #expect(player.log.count == 1)
  }
}

private final class Player: UIViewController {
  var log: [String] = []
  var commands: [UIKeyCommand] = []
  var attributes: UIMenuElement.Attributes = []
  var state = UIMenuElement.State.off

  override var keyCommands: [UIKeyCommand]? { commands }
  override func validate(_ command: UICommand) {
    log.append("validate \(command.title)")
    command.attributes.formUnion(attributes)
    command.state = state
    if let title { command.title = title }
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    log.append("began")
  }
  func play(_ command: UICommand) { log.append("play \(command.title)") }
  func loop(_ sender: Any?) { log.append("loop") }
}

private final class MenuGiver: UIContextMenuInteractionDelegate {
  private let menu: UIMenu

  init(_ menu: UIMenu) { self.menu = menu }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [menu] _ in menu }
  }
}

extension MenuRowView {
  fileprivate var titleText: String? { subviews.compactMap { $0 as? UILabel }.first?.text }
}
