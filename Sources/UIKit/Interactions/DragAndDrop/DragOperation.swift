import CoreGraphics
import Diagnostics
import Foundation

/// One drag from its beginning to its end: both sides' session, the preview, and who is under it.
///
/// The nearest view under the finger with a drop interaction that can handle the drag hears of it.
@MainActor
final class DragOperation: NSObject, UIDragSession, UIDropSession {
  /// How far a finger takes what is lifted until it is dragged, in points.
  private static let slop: CGFloat = 10

  private(set) var items: [UIDragItem] = []
  var localContext: Any?
  let source: UIDragInteraction
  private(set) weak var window: UIWindow?
  private(set) var place: CGPoint
  /// What was lifted, and the preview of it.
  private(set) var lifted: UITargetedDragPreview?
  private(set) var preview: DragPreviewView?
  /// Until the drag begins.
  private var lift: DragLift?
  /// Who would be dropped on, and what that would do.
  private var target: UIDropInteraction?
  private var operation = UIDropOperation.cancel
  /// Everybody who has heard of the drag.
  private(set) var visited: [UIDropInteraction] = []
  private var isOver = false
  /// Where the items go whose drag is over; nowhere if nobody says.
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
    move(to: place)
  }

  private func showProvidedPreview() {
    guard let preview, !isOver, let other = items.first?.previewProvider?() else { return }
    preview.show(other)
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
    change(target: interaction(at: place))
    if let target { operation = proposal(of: target) }
    preview?.follow(place, isCopied: operation == .copy, count: items.count)
    source.delegate?.dragInteraction(source, sessionDidMove: self)
  }

  /// Drops the items, or takes them back.
  func end(isDropped: Bool) {
    if isOver { return }
    isOver = true
    window?.rareData?.drags.removeAll { $0.object === self || $0.object == nil }
    if let lift { return lift.takeBack() }
    items.first?.previewDidChange = nil
    let operation = isDropped && operation != .forbidden ? self.operation : .cancel
    let receiver = operation == .cancel ? nil : target
    source.delegate?.dragInteraction(source, session: self, willEndWith: operation)
    if let receiver {
      drop(on: receiver)
    } else {
      change(target: nil)
      cancel()
    }
    leave(operation, receiver)
  }

  private func change(target new: UIDropInteraction?) {
    guard new !== target else { return }
    if let target {
      target.leave(self)
      target.delegate?.dropInteraction(target, sessionDidExit: self)
    }
    target = new
    operation = .cancel
    guard let new else { return }
    new.enter(self)
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
      where drop.hasRoom(for: self)
        && drop.delegate?.dropInteraction(drop, canHandle: self) == true
      { return drop }
    }
    return nil
  }
}
