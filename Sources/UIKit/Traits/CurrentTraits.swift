import Synchronization

/// Holds what `UITraitCollection.current` is for an application. Any thread.
final class CurrentTraits: Sendable {
  private let stored: Mutex<UITraitCollection>

  init(_ traits: UITraitCollection) { stored = Mutex(traits) }

  var traits: UITraitCollection {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  /// Those of code that runs without an application.
  static let ofNobody = CurrentTraits(.standard)

  private static let holder = Mutex(ofNobody)

  /// Those of the current application.
  static var inUse: CurrentTraits {
    get { holder.withLock { $0 } }
    set { holder.withLock { $0 = newValue } }
  }
}
