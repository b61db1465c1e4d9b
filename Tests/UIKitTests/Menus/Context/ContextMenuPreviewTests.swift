import Foundation
import Testing
import UIKitTesting
@testable import UIKit

/// What is lifted while a finger's context menu shows.
@MainActor
struct ContextMenuPreviewTests {
  private final class Owner: NSObject, UIContextMenuInteractionDelegate {
    var book: [String] = []
    var controller: UIViewController?
    var style = UIContextMenuInteractionCommitStyle.dismiss
    var hasHighlight = true

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(
        identifier: NSString(string: "card"), previewProvider: { self.controller },
        actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Open") { _ in self.book.append("opened") }])
        })
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
      highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? {
      book.append("highlight \(identifier)")
      return hasHighlight ? interaction.view.map { UITargetedPreview(view: $0) } : nil
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
      book.append("dismissal")
      return interaction.view.map { UITargetedPreview(view: $0) }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      book.append("perform")
      animator.preferredCommitStyle = style
      animator.addCompletion { self.book.append("performed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      book.append("display")
      animator?.addAnimations { self.book.append("animated") }
      animator?.addCompletion { self.book.append("displayed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      book.append("end")
      animator?.addCompletion { self.book.append("ended") }
    }

    func takeBook() -> [String] {
      defer { book = [] }
      return book
    }
  }

  private final class Page: UIViewController {
    var book: [String] = []
    override func viewWillAppear(_ animated: Bool) { book.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { book.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { book.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { book.append("did disappear") }
  }

  private let harness = AppHarness()
  private let owner = Owner()
  private let page = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let card = UIView(frame: CGRect(x: 20, y: 40, width: 100, height: 60))
  private let interaction: UIContextMenuInteraction

  init() {
    interaction = UIContextMenuInteraction(delegate: owner)
    card.addInteraction(interaction)
    page.addSubview(card)
    harness.show(page)
  }

  private var preview: ContextMenuPreview? {
    page.window?.subviews.lazy.compactMap { $0 as? ContextMenuPreview }.first
  }
  private var menu: MenuOverlay? { page.window?.openMenu }

  private func rest() {
    harness.longPress(card, duration: 0.7)
    harness.advance(by: 0.5)
  }

  @Test func aFingerLiftsTheViewAndTheMenuIsBeneath() {
    rest()
    #expect(owner.takeBook() == ["highlight card", "display", "animated", "displayed"])
    #expect(interaction.menuAppearance == .rich)
    #expect(preview?.place == CGRect(x: 20, y: 40, width: 100, height: 60))
    #expect(menu?.levels.first?.frame == CGRect(x: 20, y: 108, width: 250, height: 62))
    harness.tap(page, at: CGPoint(x: 300, y: 470))
    #expect(menu == nil && preview != nil, "it is on its way back")
    harness.advance(by: 0.5)
    #expect(owner.takeBook() == ["end", "dismissal", "ended"] && preview == nil)
  }

  @Test func theSecondaryButtonLiftsNothing() {
    harness.click(card, button: .secondary)
    harness.advance(by: 0.5)
    #expect(menu != nil && preview == nil && interaction.menuAppearance == .compact)
    #expect(owner.takeBook() == ["display", "animated", "displayed"])
    interaction.dismissMenu()
    harness.advance(by: 0.5)
    #expect(owner.takeBook() == ["end", "ended"])
  }

  @Test func withoutAPreviewTheMenuIsAtTheFinger() {
    owner.hasHighlight = false
    rest()
    #expect(preview == nil)
    #expect(menu?.levels.first?.frame.origin == CGPoint(x: 62, y: 70), "8 from the edge")
  }

  @Test func aControllersViewIsShownAndItsTapPerforms() {
    let shown = Page()
    shown.preferredContentSize = CGSize(width: 200, height: 150)
    (owner.controller, owner.style) = (shown, .pop)
    rest()
    #expect(preview?.place == CGRect(x: 8, y: 8, width: 200, height: 150))
    #expect(menu?.levels.first?.frame.origin == CGPoint(x: 8, y: 166))
    #expect(shown.book == ["will appear", "did appear"] && shown.view.window != nil)
    _ = owner.takeBook()
    harness.tap(page, at: CGPoint(x: 100, y: 80))
    #expect(shown.view.superview == nil, "it may be pushed now")
    harness.advance(by: 0.5)
    #expect(owner.takeBook() == ["perform", "end", "performed", "ended"])
    #expect(shown.book.suffix(2) == ["will disappear", "did disappear"] && preview == nil)
  }

  @Test func aPerformedActionMayLeaveThePreviewToGoBack() {
    rest()
    _ = owner.takeBook()
    harness.tap(page, at: CGPoint(x: 70, y: 70))
    harness.advance(by: 0.5)
    #expect(owner.takeBook() == ["perform", "end", "dismissal", "performed", "ended"])
    #expect(preview == nil)
  }

  @Test func aViewAsLargeAsTheWindowIsMadeSmaller() {
    card.frame = page.bounds
    rest()
    #expect(preview?.place == CGRect(x: 28.667, y: 8, width: 262.667, height: 394))
    #expect(menu?.levels.first?.frame.minY == 410)
  }

  @Test func aViewThatGoesLeavesNothingBehind() {
    rest()
    card.removeFromSuperview()
    interaction.dismissMenu()
    harness.advance(by: 0.5)
    #expect(preview == nil && menu == nil)
  }

  @Test func aFingerThatSlidesIntoTheMenuChoosesWhereItLifts() {
    harness.touchDown(card)
    harness.advance(by: 1)
    harness.touchMove(to: CGPoint(x: 250, y: 129), in: page)
    harness.touchUp()
    harness.advance(by: 0.5)
    #expect(owner.takeBook().contains("opened") && menu == nil && preview == nil)
  }

  @Test func aFingerThatSlidesElsewhereLeavesTheMenu() {
    harness.touchDown(card)
    harness.advance(by: 1)
    harness.touchMove(to: CGPoint(x: 300, y: 470), in: page)
    harness.touchMove(to: CGPoint(x: 70, y: 70), in: page)
    harness.touchUp()
    harness.advance(by: 0.5)
    let book = owner.takeBook()
    #expect(menu != nil && !book.contains("opened") && !book.contains("perform"))
  }

  @Test func theNextMenuOpensToo() {
    rest()
    interaction.dismissMenu()
    harness.advance(by: 0.5)
    _ = owner.takeBook()
    rest()
    #expect(owner.takeBook().first == "highlight card" && menu != nil)
  }
}

extension ContextMenuPreview {
  /// Where the card is, in thousandths of a point.
  var place: CGRect {
    func rounded(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }
    let frame = card.frame
    return CGRect(
      x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
      height: rounded(frame.height))
  }
}
