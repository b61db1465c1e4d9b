import CoreGraphics
import Foundation

/// One drag from its beginning to its end: both sides' session, the preview, and who is under it.
///
/// The nearest view under the finger with a drop interaction that can handle the drag hears of it.
@MainActor
final class DragOperation: NSObject, UIDragSession, UIDropSession {
  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  let source: UIDragInteraction
  private weak var window: UIWindow?
  private var place: CGPoint
  private var preview: DragPreviewView?
  /// Who would be dropped on, and what that would do.
  private var target: UIDropInteraction?
  private var operation = UIDropOperation.cancel
  /// Everybody who has heard of the drag.
  private var visited: [UIDropInteraction] = []
  private var isOver = false
  /// Where the items go that have been dropped; nowhere if nobody says.
  var landings: [DropLanding] = []

  private init(from source: UIDragInteraction, at place: CGPoint) {
    self.source = source
    self.place = place
    window = source.view?.window
    super.init()
  }

  /// Asks for the items; nil where there is nothing to drag.
  static func prepare(from source: UIDragInteraction, at place: CGPoint) -> DragOperation? {
    let drag = DragOperation(from: source, at: place)
    guard let delegate = source.delegate, drag.window != nil else { return nil }
    drag.items = delegate.dragInteraction(source, itemsForBeginning: drag)
    return drag.items.isEmpty ? nil : drag
  }

  func begin() {
    guard let delegate = source.delegate, let first = items.first else { return }
    let lifted = delegate.dragInteraction(source, previewForLifting: first, session: self)
    preview = lifted.flatMap { DragPreviewView.lift($0, at: place) }
    delegate.dragInteraction(source, sessionWillBegin: self)
    move(to: place)
  }

  /// More items are dragged along.
  func add(_ more: [UIDragItem]) {
    items += more
    move(to: place)
  }

  func move(to place: CGPoint) {
    self.place = place
    change(target: interaction(at: place))
    if let target { operation = proposal(of: target) }
    preview?.follow(place, isCopied: operation == .copy, count: items.count)
    source.delegate?.dragInteraction(source, sessionDidMove: self)
  }

  /// Drops the items, or takes them back.
  func end(isDropped: Bool) {
    if isOver { return }
    isOver = true
    let operation = isDropped && operation != .forbidden ? self.operation : .cancel
    let receiver = operation == .cancel ? nil : target
    source.delegate?.dragInteraction(source, session: self, willEndWith: operation)
    receiver.map { $0.delegate?.dropInteraction($0, performDrop: self) }
    if receiver == nil { change(target: nil) }
    let finish = { self.finish(operation, receiver) }
    guard let preview else {
      for landing in landings { landing.animate() }
      return finish()
    }
    preview.leave(isDropped: receiver != nil, to: landings, completion: finish)
  }
}

extension DragOperation {
  private func finish(_ operation: UIDropOperation, _ receiver: UIDropInteraction?) {
    for landing in landings { landing.finish() }
    receiver.map { $0.delegate?.dropInteraction($0, concludeDrop: self) }
    for interaction in visited {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: self)
    }
    source.delegate?.dragInteraction(source, session: self, didEndWith: operation)
  }

  private func change(target new: UIDropInteraction?) {
    guard new !== target else { return }
    target.map { $0.delegate?.dropInteraction($0, sessionDidExit: self) }
    target = new
    operation = .cancel
    guard let new else { return }
    if !visited.contains(where: { $0 === new }) { visited.append(new) }
    new.delegate?.dropInteraction(new, sessionDidEnter: self)
  }

  private func proposal(of target: UIDropInteraction) -> UIDropOperation {
    let proposal = target.delegate?.dropInteraction(target, sessionDidUpdate: self)
    let operation = proposal?.operation ?? .cancel
    return operation == .move && !allowsMoveOperation ? .forbidden : operation
  }

  private func interaction(at place: CGPoint) -> UIDropInteraction? {
    guard let window,
      let hit = HitTester.hit(at: window.toScene(place), in: window, with: nil).view
    else { return nil }
    for view in hit.selfAndSuperviews {
      for case let drop as UIDropInteraction in view.interactions
      where drop.delegate?.dropInteraction(drop, canHandle: self) == true { return drop }
    }
    return nil
  }
}

extension DragOperation {
  func location(in view: UIView) -> CGPoint { view.convert(place, from: window as UIView?) }

  var allowsMoveOperation: Bool {
    source.delegate?.dragInteraction(source, sessionAllowsMoveOperation: self) ?? false
  }

  var isRestrictedToDraggingApplication: Bool { true }
  var localDragSession: (any UIDragSession)? { self }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects<Object: NSItemProviderReading>(ofClass aClass: Object.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Objects that were registered as they are come at once.
  func loadObjects<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: Int64(items.count))
    let objects = Gathering<Object?>(count: items.count) {
      progress.completedUnitCount = progress.totalUnitCount
      completion($0.compactMap(\.self))
    }
    for (index, item) in items.enumerated() {
      if let object = item.itemProvider.object(of: aClass) as? Object {
        objects.take(object, at: index)
        continue
      }
      let cast = Unsendable { (object: any NSItemProviderReading) in object as? Object }
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        let found = Unsendable(object)
        DispatchQueue.main.async { objects.take(found.value.flatMap(cast.value), at: index) }
      }
    }
    return progress
  }
}
