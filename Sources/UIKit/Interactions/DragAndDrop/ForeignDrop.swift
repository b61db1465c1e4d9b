import CoreGraphics
import Foundation
import PlatformKit

/// A drag of another program, as drop targets see it: from its first move over a window until it has left, or
/// until what was dropped has been read. Main thread only.
@MainActor
final class ForeignDrop: NSObject, DraggedItems {
  enum State {
    case over
    /// Dropped: the items can be loaded.
    case dropped
    case ended
  }

  let drag: any ForeignDrag
  private(set) var items: [UIDragItem] = []
  var landings: [DropLanding] = []
  private(set) var state = State.over
  /// Loads of the items that have not ended.
  let loads = PendingLoads()
  let promise: ForeignPromise?
  private lazy var tracker = DropTargetTracker(self)
  private weak var window: UIWindow?
  /// In the window's scene.
  private var place = CGPoint.zero
  /// Whether the source has not said yet which files or addresses it drags.
  private var isReadingAddresses = false
  /// Waits for the addresses.
  private var waitingDrop: (() -> Void)?

  init(_ drag: any ForeignDrag) {
    self.drag = drag
    promise = ForeignPromise(drag)
    super.init()
    items = ForeignItems.items(of: self, addresses: [])
  }

  var allowsMoveOperation: Bool { drag.allowsMove }
  var isRestrictedToDraggingApplication: Bool { false }
  var localDragSession: (any UIDragSession)? { nil }

  func location(in view: UIView) -> CGPoint {
    guard let window else { return .zero }
    return view.convert(window.fromScene(place), from: window as UIView?)
  }
}

extension ForeignDrop {
  func move(to place: CGPoint, in window: UIWindow) {
    (self.place, self.window) = (place, window)
    follow()
  }

  /// Says what a drop would do here.
  private func follow() {
    guard state == .over, let window else { return }
    tracker.move(over: HitTester.hit(at: place, in: window, with: nil).view)
    drag.answer(action)
  }

  private var action: DragAction? {
    switch tracker.operation {
    case .copy: .copy
    case .move: .move
    case .cancel, .forbidden: nil
    }
  }

  /// Which items there are, and of which types, depends on the files that are dragged.
  func readAddresses() {
    guard drag.formats.contains(DesktopFormats.uriList) else { return }
    isReadingAddresses = true
    drag.read(DesktopFormats.uriList) { [weak self] result in
      self?.take((try? result.get()).map { DesktopFormats.uris(Data($0)) } ?? [])
    }
  }

  private func take(_ addresses: [URL]) {
    isReadingAddresses = false
    guard state == .over else { return }
    items = ForeignItems.items(of: self, addresses: addresses)
    if window != nil { follow() }
    waitingDrop?()
  }

  func leave() {
    guard state == .over else { return }
    waitingDrop = nil
    tracker.leave()
    end(nil)
  }

  /// The completion is called once all is over.
  func perform(_ completion: @escaping @MainActor () -> Void) {
    if isReadingAddresses { return waitingDrop = { [self] in perform(completion) } }
    waitingDrop = nil
    guard let receiver = tracker.target, let action else {
      leave()
      drag.finish(nil)
      return completion()
    }
    state = .dropped
    receiver.delegate?.dropInteraction(receiver, performDrop: self)
    land(on: receiver) { [self] in
      end(receiver)
      loads.whenNone { [drag, promise] in
        drag.finish(action)
        promise?.end()
        completion()
      }
    }
  }

  /// The other program's preview goes with the drop: only what the program itself animates is shown.
  private func land(on receiver: UIDropInteraction, _ completion: @escaping @MainActor () -> Void) {
    if landings.isEmpty, let item = items.first {
      let landing = DropLanding(nil, from: nil)
      landings = [landing]
      receiver.delegate?.dropInteraction(receiver, item: item, willAnimateDropWith: landing)
    }
    UIView.animate(
      withDuration: 0.35, animations: { for landing in self.landings { landing.animate() } },
      completion: { _ in
        for landing in self.landings { landing.finish(at: .end) }
        completion()
      })
  }

  private func end(_ receiver: UIDropInteraction?) {
    tracker.end(receiver)
    state = .ended
  }

  /// Loads one format; only what was dropped can be had.
  func load(_ format: String, _ completion: @escaping ClipboardCompletion<Data>) {
    guard state != .over else { return completion(.failure(.refused)) }
    drag.read(format) { completion($0.map { DesktopFormats.decode(Data($0), format) }) }
  }

  /// Loads the promised file; only what was dropped can be had.
  func loadPromise(_ completion: @escaping ClipboardCompletion<URL>) {
    guard state != .over, let promise else { return completion(.failure(.refused)) }
    promise.load(completion)
  }
}
