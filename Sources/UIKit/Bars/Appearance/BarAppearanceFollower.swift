/// A bar or an item that shows an appearance. Several may show the same one.
@MainActor
protocol BarAppearanceFollower: AnyObject {
  func appearanceDidChange()
}

extension BarAppearanceFollower {
  /// Hears of the changes to an appearance, and not of those to the one before it.
  func follow(_ new: UIBarAppearance?, insteadOf old: UIBarAppearance? = nil) {
    old?.followers.remove(self)
    new?.followers.add(self)
  }
}

/// Those that show an appearance. None is kept alive.
@MainActor
struct BarAppearanceFollowers {
  private struct Entry {
    weak var follower: (any BarAppearanceFollower)?
  }

  private var entries: [Entry] = []

  mutating func add(_ follower: any BarAppearanceFollower) {
    entries.removeAll { $0.follower == nil }
    entries.append(Entry(follower: follower))
  }

  /// Once: a bar may show the same appearance in two places.
  mutating func remove(_ follower: any BarAppearanceFollower) {
    guard let index = entries.firstIndex(where: { $0.follower === follower }) else { return }
    entries.remove(at: index)
  }

  func tell() {
    for entry in entries { entry.follower?.appearanceDidChange() }
  }
}

/// What is a part of an appearance. It belongs to the last one that got it.
@MainActor
protocol BarAppearancePart: AnyObject {
  var onChange: @MainActor () -> Void { get set }
}

extension UIBarButtonItemAppearance: BarAppearancePart {}
extension UITabBarItemAppearance: BarAppearancePart {}
