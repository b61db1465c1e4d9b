import Dispatch
import FoundationAdditions
@_spi(SwiftUI) import Observation

/// The methods that run again when an observable object that they have read changes.
enum ObservedMethod: Hashable {
  case properties, constraints
  /// With what a controller does before and after.
  case layout
  case drawing
  /// What a button's handler does as well.
  case configuration
}

/// What the last run of one method of a view or controller has read of observable objects.
///
/// Observation does not end before something of that changes. So each run also reads `Gate`, which nobody
/// sees, and the next run changes it to end the observation of the last.
///
/// Workaround: the public function for observation tells of a change before the value is there. When
/// another thread sets it, main may run meanwhile, read the old value, and hear nothing more. The one for
/// frameworks tells of it afterwards.
final class ObservedReads: @unchecked Sendable {
  private struct Gate: Observable {
    let state = 0
  }

  private let method: ObservedMethod
  private weak var owner: UIResponder?
  private let registrar = ObservationRegistrar()
  /// The number of the last run. Main thread only, as is the owner.
  private(set) var run = 0

  init(_ method: ObservedMethod, of owner: UIResponder) {
    self.method = method
    self.owner = owner
  }

  deinit { endObservation() }

  /// Runs the method, and asks for another run when something changes that this one has read.
  func follow(_ body: () -> Void) {
    run += 1
    endObservation()
    observe(body) { [weak self, run] in self?.askAgain(after: run) }
  }

  /// Calls back once: after a change of what was read, or when the next run begins.
  func observe(_ body: () -> Void, didChange: @escaping @Sendable () -> Void) {
    withObservationTracking(
      {
        registrar.access(Gate(), keyPath: \.state)
        body()
      },
      didSet: { tracking in
        tracking.cancel()
        didChange()
      })
  }

  private func endObservation() { registrar.didSet(Gate(), keyPath: \.state) }

  /// Called when something changes that a run has read, on the thread that changes it.
  func askAgain(after run: Int) {
    if MainThread.isCurrent {
      MainActor.assumeIsolated { mark(run) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { self.mark(run) } }
    }
  }

  /// Asks for another run, unless there was one already.
  @MainActor
  private func mark(_ run: Int) {
    guard run == self.run, let owner else { return }
    switch (method, owner) {
    case (.properties, let controller as UIViewController): controller.setNeedsUpdateProperties()
    case (.properties, let view as UIView): view.setNeedsUpdateProperties()
    case (.constraints, let view as UIView): view.setNeedsUpdateConstraints()
    case (.layout, let view as UIView): view.setNeedsLayout()
    case (.drawing, let view as UIView): view.setNeedsDisplay()
    case (.configuration, let button as UIButton): button.setNeedsUpdateConfiguration()
    default: break
    }
  }
}

extension UIResponder {
  private struct Reader: Hashable {
    let type: ObjectIdentifier
    let method: ObservedMethod
  }

  /// Classes whose methods have read something observable. Their other objects are prepared for it.
  private static var readers: Set<Reader> = []

  /// What a plain root view reads in layout is read by its controller.
  private func reader(_ method: ObservedMethod) -> Reader {
    let controller = method == .layout ? (self as? UIView)?.controller : nil
    return Reader(type: ObjectIdentifier(type(of: controller ?? self)), method: method)
  }

  /// Runs one of its methods, and asks for another run when something observable that it has read
  /// changes. A run that reads nothing of the kind allocates nothing.
  func following(_ method: ObservedMethod, _ run: () -> Void) {
    if let reads = knownReads(method) {
      reads.follow(run)
    } else {
      withObservationTracking(run, onChange: firstChangeHandler(method))
    }
  }

  private func knownReads(_ method: ObservedMethod) -> ObservedReads? {
    if let reads = rareData?.observedReads[method] { return reads }
    guard !Self.readers.isEmpty, Self.readers.contains(reader(method)) else { return nil }
    return ensureReads(method)
  }

  /// Asked for after the first run that has read something observable. It tells of a change too early, but
  /// the run after that hears of it again.
  private func firstChangeHandler(_ method: ObservedMethod) -> @Sendable () -> Void {
    let reads = ensureReads(method)
    let run = reads.run
    return { [weak reads] in reads?.askAgain(after: run) }
  }

  private func ensureReads(_ method: ObservedMethod) -> ObservedReads {
    let rare = ensureRareData
    if let reads = rare.observedReads[method] { return reads }
    let reads = ObservedReads(method, of: self)
    rare.observedReads[method] = reads
    Self.readers.insert(reader(method))
    return reads
  }
}
