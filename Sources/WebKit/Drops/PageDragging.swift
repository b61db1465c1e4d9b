import CoreGraphics
import Foundation
import UIKit
import UniformTypeIdentifiers
import WebEngineProtocol

/// Drags of the user out of a page. The page says what it is while a button of the mouse is held, which moves it from
/// then on.
@MainActor
final class PageDragging: NSObject, UIDragInteractionDelegate {
  private unowned let view: WebContentView
  private lazy var interaction = UIDragInteraction(startedBy: self)
  /// Where a button is held, in the window.
  private var place: CGPoint?
  /// Until the button is released.
  private(set) var isDragging = false
  /// What is dragged, or was at last.
  private var drag = PageDrag()
  private(set) var item: UIDragItem?
  /// In the window until its picture is taken.
  private weak var card: DragTextCard?

  init(_ view: WebContentView) {
    self.view = view
    super.init()
  }

  /// An engine that asks without the user's doing, or too late, is left alone.
  func begin(_ drag: PageDrag) {
    guard let place, !isDragging else { return }
    if interaction.view == nil { view.addInteraction(interaction) }
    self.drag = drag
    isDragging = interaction.begin(at: place)
    if isDragging { release(at: view.convert(place, from: nil)) }
  }

  /// The page sees nothing of the mouse while something is dragged.
  private func release(at point: CGPoint) {
    let input = PointerInput(.released, x: point.x, y: point.y, button: view.heldButton)
    view.webView?.tellPage(.pointer(input))
  }

  /// Whether what the mouse does is the drag's, not the page's. Places are in the window.
  func takes(_ action: PointerInput.Action, at place: CGPoint, isCancelled: Bool) -> Bool {
    let wasDragging = isDragging
    switch action {
    case .pressed: self.place = place
    case .moved:
      self.place = place
      if isDragging { interaction.move(to: place) }
    case .released, .left:
      self.place = nil
      isDragging = false
      if wasDragging { interaction.end(isDropped: !isCancelled) }
    }
    return wasDragging
  }

  /// What is dragged, if that comes from this page.
  func ownDrag(_ session: any UIDropSession) -> PageDrag? {
    guard let item, session.localDragSession?.items.first === item else { return nil }
    return drag
  }

  // MARK: UIDragInteractionDelegate

  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] {
    let item = UIDragItem(itemProvider: drag.provider)
    self.item = item
    return [item]
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let window = view.window, let text = drag.title ?? drag.texts["text/plain"] else {
      return nil
    }
    let card = DragTextCard { $0.text = String(text.prefix(DragTextCard.mostCharacters)) }
    card.center = session.location(in: window)
    window.addSubview(card)
    self.card = card
    return UITargetedDragPreview(view: card)
  }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) { card?.removeFromSuperview() }

  func dragInteraction(
    _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool { false }

  /// The page hears of the end as of one of its own.
  func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    guard let webView = view.webView, webView.connection != nil else { return }
    let call = ScriptCall(PageDragging.ending(operation), world: PageDrag.world)
    webView.requests.ask {
      .evaluate($0, call)
    } _: { _ in
    }
  }

  /// The engine's script has the function in each page.
  static func ending(_ operation: UIDropOperation) -> String {
    let effect = operation == .copy || operation == .move ? "copy" : "none"
    return "globalThis.casementDragEnd?.('\(effect)')"
  }
}

extension PageDrag {
  /// The first address. None of a file: a page would choose what other programs are given of the user's.
  var url: URL? {
    let lines = texts["text/uri-list"]?.split(whereSeparator: \.isNewline)
    guard let line = lines?.first(where: { !$0.hasPrefix("#") }),
      let url = URL(string: String(line)), let scheme = url.scheme?.lowercased(), scheme != "file"
    else { return nil }
    return url
  }

  /// Types of the page's own are for itself alone.
  fileprivate var provider: NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = title
    if let url { provider.registerObject(url as NSURL, visibility: .all) }
    if let text = texts["text/plain"], text != url?.absoluteString {
      provider.registerObject(text as NSString, visibility: .all)
    }
    if let data = texts["text/html"].map({ Data($0.utf8) }) {
      provider.registerDataRepresentation(for: .html) { completion in
        completion(data, nil)
        return nil
      }
    }
    return provider
  }
}
