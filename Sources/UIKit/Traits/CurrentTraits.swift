import Synchronization

/// Stores an application's `UITraitCollection.current`. Safe on any thread.
final class CurrentTraits: Sendable {
  private let stored: Mutex<UITraitCollection>

  init(_ traits: UITraitCollection) { stored = Mutex(traits) }

  var traits: UITraitCollection {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// For code that runs without an application.
  static let ofNobody = CurrentTraits(.standard)

  private static let holder = Mutex(ofNobody)

  /// The current application's.
  static var inUse: CurrentTraits {
    get { holder.withLock { $0 } }
    set { holder.withLock { $0 = newValue } }
  }
}
