import Foundation
import Testing
import UIKitTesting

@testable import UIKit

@MainActor
final class UIEditMenuInteractionTests: UIEditMenuInteractionDelegate {
  /// A first responder with some commands.
  final class Editor: UIView {
    var log: [String] = []
    override var canBecomeFirstResponder: Bool { true }
    override func copy(_ sender: Any?) { log.append("copy") }
    override func selectAll(_ sender: Any?) { log.append("select all") }
  }

  private let harness = AppHarness()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  private let editor = Editor(frame: CGRect(x: 20, y: 100, width: 280, height: 40))
  private lazy var interaction = UIEditMenuInteraction(delegate: self)
  private lazy var window = harness.show(page)
  private var log: [String] = []
  private var menu: UIMenu?
  private var target = CGRect.null

  init() {
    page.addSubview(editor)
    _ = window
    editor.addInteraction(interaction)
    editor.becomeFirstResponder()
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    let sections = suggestedActions.compactMap { ($0 as? UIMenu)?.children.map(\.title) }
    log.append("asked \(Array(sections.joined()))")
    return menu
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { target }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) {
    log.append("will present")
    animator.addCompletion { [unowned self] in log.append("presented") }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { log.append("will dismiss") }

  private var bar: EditMenuBar? { window.subviews.compactMap { $0 as? EditMenuBar }.last }

  private func present(at point: CGPoint = CGPoint(x: 140, y: 20)) {
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: "mine" as NSString, sourcePoint: point))
    harness.advance(by: 0.3)
  }

  private func tap(_ title: String) throws {
    harness.tap(try #require(harness.view(labelled: title)))
  }

  @Test func theBarHasTheCommandsOfTheFirstResponder() throws {
    present()
    #expect(log == ["asked [\"Copy\", \"Select All\"]", "will present", "presented"])
    #expect(bar?.elements.map(\.title) == ["Copy", "Select All"])
    #expect(interaction.location(in: editor) == CGPoint(x: 140, y: 20))
    try tap("Select All")
    #expect(editor.log == ["select all"] && editor.isFirstResponder)
    #expect(log.last == "will dismiss")
    harness.advance(by: 0.3)
    #expect(bar == nil)
    #expect(interaction.location(in: nil).x == .greatestFiniteMagnitude)
  }

  @Test func itStaysClearOfItsTarget() {
    target = CGRect(x: 100, y: 0, width: 40, height: 40)
    present()
    #expect(bar?.frame.maxY == 100 - 8 && bar?.frame.midX == 140)
    target.origin.y = -80
    interaction.updateVisibleMenuPosition(animated: false)
    #expect(bar?.frame.minY == 68)
  }

  @Test func aTouchOutsideDismissesItAndReachesWhatIsThere() {
    let button = UIButton(frame: CGRect(x: 0, y: 200, width: 320, height: 40))
    button.addAction(UIAction { [unowned self] _ in log.append("tapped") }, for: .touchUpInside)
    page.addSubview(button)
    present()
    log = []
    harness.tap(button)
    #expect(log == ["will dismiss", "tapped"])
    harness.advance(by: 0.3)
    #expect(bar == nil && editor.isFirstResponder)
  }

  @Test func keysGoToTheTextWhileTheBarShows() {
    present()
    harness.type("c", modifiers: .command)
    #expect(editor.log == ["copy"])
  }

  @Test func theDelegateHasTheLastWord() throws {
    menu = UIMenu(children: [
      UIAction(title: "Shout") { [unowned self] _ in log.append("shout") },
      UIAction(title: "Off", attributes: .disabled) { _ in },
      UIMenu(title: "More", children: [UIAction(title: "Whisper") { _ in }]),
    ])
    present()
    #expect(bar?.elements.map(\.title) == ["Shout", "More"])
    try tap("More")
    harness.advance(by: 0.3)
    let overlay = try #require(window.subviews.compactMap { $0 as? MenuOverlay }.first)
    #expect(overlay.menu.children.map(\.title) == ["Whisper"] && bar == nil)
    harness.press(.keyboardEscape)
    present()
    try tap("Shout")
    #expect(log.contains("shout"))
  }

  @Test func anEmptyMenuIsNotShown() {
    menu = UIMenu()
    present()
    #expect(bar == nil && !log.contains("will present"))
    interaction.dismissMenu()
    #expect(!log.contains("will dismiss"))
  }

  @Test func whatDoesNotFitIsOnFurtherPages() throws {
    menu = UIMenu(children: (1...9).map { number in UIAction(title: "Command \(number)") { _ in } })
    present()
    #expect(
      harness.view(labelled: "Command 1") != nil && harness.view(labelled: "Command 9") == nil)
    for _ in 0..<8 where harness.view(labelled: "Command 9") == nil { try tap("Show more items") }
    #expect(
      harness.view(labelled: "Command 9") != nil && harness.view(labelled: "Command 1") == nil)
    try tap("Show more items")
    #expect(harness.view(labelled: "Command 1") != nil)
  }

  @Test func aSecondaryClickOpensAMenuAndEditingGoesOn() {
    harness.click(editor, at: CGPoint(x: 10, y: 10), button: .secondary)
    let overlay = window.subviews.compactMap { $0 as? MenuOverlay }.first
    #expect(overlay != nil && editor.isFirstResponder)
    #expect(log.prefix(2) == ["asked [\"Copy\", \"Select All\"]", "will present"])
    harness.press(.keyboardDownArrow)
    harness.press(.keyboardReturnOrEnter)
    #expect(editor.log == ["copy"] && log.last == "will dismiss")
    #expect(window.keyResponder === editor)
  }

  @Test func aViewThatGoesTakesItsMenuAlong() {
    present()
    editor.removeInteraction(interaction)
    harness.advance(by: 0.3)
    #expect(bar == nil && interaction.view == nil)
    present()
    #expect(bar == nil)
  }

  @Test func reloadingAsksAgain() {
    present()
    menu = UIMenu(children: [UIAction(title: "New") { _ in }])
    interaction.reloadVisibleMenu()
    #expect(bar?.elements.map(\.title) == ["New"])
    menu = UIMenu()
    interaction.reloadVisibleMenu()
    harness.advance(by: 0.3)
    #expect(bar == nil)
  }
}
