import Synchronization

/// Which face of dynamic colours shows.
enum ColorAppearance: Int {
  case light, dark

  private static let stored = Atomic(light.rawValue)

  /// Of the whole process; light until something says otherwise.
  static var current: ColorAppearance {
    get { ColorAppearance(rawValue: stored.load(ordering: .relaxed)) ?? .light }
    set { stored.store(newValue.rawValue, ordering: .relaxed) }
  }
}
