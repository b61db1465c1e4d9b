import CoreGraphics
import Foundation
import PlatformKit
import RasterKit

/// The way of a drag over the desktop: over windows of the program, over other programs, or over nobody; and its
/// preview outside its own window.
@MainActor
final class DragOutside {
  private let drag: any DesktopDrag
  private unowned let operation: DragOperation
  private var card: DragPreviewWindow?
  private var isOver = false

  /// Nil on platforms without a desktop. Other programs see nothing of what is restricted to this one, or of
  /// what has no type that they may have.
  init?(_ operation: DragOperation) {
    guard let platform = operation.window?.application?.engine.platform else { return nil }
    let offer = operation.isRestrictedToDraggingApplication ? nil : Self.offer(of: operation)
    guard let drag = platform.beginDrag(offer, allowsMove: operation.allowsMoveOperation) else {
      return nil
    }
    (self.drag, self.operation) = (drag, operation)
    drag.onChange = { [weak operation] in operation?.follow() }
  }

  /// A drag that is given up with its view is over for everybody.
  isolated deinit { if !isOver { drag.cancel() } }

  /// In the formats of the items it begins with; the data are those of all items there are by then.
  private static func offer(of operation: DragOperation) -> ClipboardOffer? {
    var offer = desktopOffer(operation.items)
    if offer.formats.isEmpty { return nil }
    offer.provide = { [weak operation] format, completion in
      guard let operation else { return completion(nil) }
      Self.desktopOffer(operation.items).provide(format, completion)
    }
    return offer
  }

  private static func desktopOffer(_ items: [UIDragItem]) -> ClipboardOffer {
    DesktopOffer(items.map { PasteboardItem(.provider($0.itemProvider)) }, isSecret: false)
      .dragOffer
  }

  /// What another program under it would do with a drop; nil where there is none.
  var answer: UIDropOperation? {
    guard case .program(let action) = drag.ground else { return nil }
    return action.map { $0 == .move ? .move : .copy } ?? .forbidden
  }

  func move(to place: CGPoint) {
    guard let window = operation.window, let presence = window.presence else { return }
    let place = presence.desktopPixel(of: window.toScene(place))
    guard let pixel = place.pixelPoint(scale: 1) else { return }
    let wantsMove = window.application?.engine.events.hovers.modifierFlags.contains(.shift) == true
    drag.move(to: pixel, wish: wantsMove ? .move : .copy)
  }

  /// What is under a place of the drag's own scene in one of the program's windows.
  func view(at place: CGPoint) -> UIView? {
    guard let here = operation.window?.presence, let under = below?.shown else { return nil }
    let place = under === here ? place : under.scenePlace(ofPixel: here.desktopPixel(of: place))
    return under.lowestWindow.flatMap { HitTester.hit(at: place, in: $0, with: nil).view }
  }

  private var below: WindowPresence? {
    guard case .window(let id) = drag.ground else { return nil }
    return operation.window?.application?.presences.first { $0.platformWindow.id == id }
  }

  /// The completion gets what the other program has done, nil if it has taken nothing.
  func drop(_ completion: @escaping @MainActor (UIDropOperation?) -> Void) {
    isOver = true
    drag.drop { [self] action in
      closePreview()
      completion(action.map { $0 == .move ? .move : .copy })
    }
  }

  func cancel() {
    isOver = true
    closePreview()
    drag.cancel()
  }
}

extension DragOutside {
  /// Shows the preview over the desktop where it is not over its own window.
  func show(_ preview: DragPreviewView?) {
    guard let preview, let window = operation.window, let presence = window.presence else { return }
    let isInside = below === presence
    preview.isHidden = !isInside
    if isInside { return closePreview() }
    if card == nil { card = DragPreviewWindow.open(preview, over: window) }
    card?.follow(preview, over: window)
  }

  /// It is made again where the drag goes on.
  func closePreview() {
    card?.close()
    card = nil
    operation.preview?.isHidden = false
  }
}
