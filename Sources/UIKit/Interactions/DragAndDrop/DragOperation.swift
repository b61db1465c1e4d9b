import CoreGraphics
import Diagnostics
import Foundation

/// One drag from its beginning to its end: both sides' session, the preview, and what is under it.
@MainActor
final class DragOperation: NSObject, UIDragSession, DraggedItems {
  /// How far a finger takes what is lifted until it is dragged, in points.
  private static let slop: CGFloat = 10

  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  let source: UIDragInteraction
  private(set) weak var window: UIWindow?
  /// In the window, or beside it.
  private(set) var place: CGPoint
  /// What was lifted, and the preview of it.
  private(set) var lifted: UITargetedDragPreview?
  var preview: DragPreviewView?
  /// Until the drag begins.
  private var lift: DragLift?
  private(set) lazy var tracker = DropTargetTracker(self)
  /// Once the drag has begun: its way over the desktop. Nil if there is none.
  private(set) var outside: DragOutside?
  /// What a drop would do.
  private var operation = UIDropOperation.cancel
  private var isOver = false
  /// Whether another program has taken the items.
  var isTaken = false
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

  /// Shows the preview in the place of what is lifted.
  func liftItems() {
    guard let delegate = source.delegate, let first = items.first else { return }
    lifted = delegate.dragInteraction(source, previewForLifting: first, session: self)
    preview = lifted.flatMap { DragPreviewView.lift($0, at: place) }
    window?.ensureRareData.drags.append(WeakReference(self))
    let lift = DragLift(preview, from: lifted?.view)
    self.lift = lift
    delegate.dragInteraction(source, willAnimateLiftWith: lift.animations, session: self)
    lift.start()
  }

  /// What was lifted follows the finger from now on.
  func begin() {
    guard let lift else { return }
    self.lift = nil
    lift.end()
    source.delegate?.dragInteraction(source, sessionWillBegin: self)
    items.first?.previewDidChange = { [weak self] in self?.showProvidedPreview() }
    showProvidedPreview()
    outside = DragOutside(self)
    move(to: place)
  }

  private func showProvidedPreview() {
    guard let preview, !isOver, let other = items.first?.previewProvider?() else { return }
    preview.show(other)
    outside?.closePreview()
  }

  /// More items are dragged along.
  func add(_ more: [UIDragItem]) {
    items += more
    move(to: place)
  }

  func move(to place: CGPoint) {
    if lift != nil {
      guard hypot(place.x - self.place.x, place.y - self.place.y) > Self.slop else { return }
      begin()
    }
    self.place = place
    outside?.move(to: place)
    follow()
    source.delegate?.dragInteraction(source, sessionDidMove: self)
  }

  /// Looks at what is under it.
  func follow() {
    if isOver { return }
    if let answer = outside?.answer {
      tracker.leave()
      operation = answer
    } else {
      tracker.move(over: viewBelow)
      operation = tracker.operation
    }
    preview?.follow(place, isCopied: operation == .copy, count: items.count)
    outside?.show(preview)
  }

  private var viewBelow: UIView? {
    guard let window else { return nil }
    let place = window.toScene(place)
    guard let outside else { return HitTester.hit(at: place, in: window, with: nil).view }
    return outside.view(at: place)
  }

  /// Drops the items, or takes them back.
  func end(isDropped: Bool) {
    if isOver { return }
    isOver = true
    window?.rareData?.drags.removeAll { $0.object === self || $0.object == nil }
    if let lift { return lift.takeBack() }
    items.first?.previewDidChange = nil
    if isDropped, outside?.answer != nil { return dropOutside(operation) }
    outside?.cancel()
    let operation = isDropped && operation != .forbidden ? self.operation : .cancel
    let receiver = operation == .cancel ? nil : tracker.target
    source.delegate?.dragInteraction(source, session: self, willEndWith: operation)
    if let receiver { drop(on: receiver) } else { cancel() }
    leave(operation, receiver)
  }
}
