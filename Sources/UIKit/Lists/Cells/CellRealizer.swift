/// The views that show parts of a list just now, by what they show: those that are no longer wanted
/// go, those that are wanted and missing are to be made.
///
/// Views are made and told by the list between these calls, as programs may ask the list for its
/// cells meanwhile.
struct CellRealizer<Key: Hashable, View: AnyObject> {
  private(set) var live: [Key: View] = [:]

  subscript(key: Key) -> View? { live[key] }

  /// Takes out those that are not wanted. Allocates nothing if there are none.
  mutating func release(where isUnwanted: (Key) -> Bool) -> [(key: Key, view: View)] {
    var leaving: [(key: Key, view: View)] = []
    release(into: &leaving, where: isUnwanted)
    return leaving
  }

  /// The same, into an empty array whose room is used again.
  mutating func release(
    into leaving: inout [(key: Key, view: View)], where isUnwanted: (Key) -> Bool
  ) {
    for (key, view) in live where isUnwanted(key) { leaving.append((key, view)) }
    for (key, _) in leaving { live[key] = nil }
  }

  /// Shows `key` in a view. What showed it so far is handed back.
  @discardableResult
  mutating func realize(_ key: Key, in view: View) -> View? {
    live.updateValue(view, forKey: key)
  }

  mutating func release(_ key: Key) -> View? { live.removeValue(forKey: key) }

  /// Gives each view the key that `after` answers; hands back those without.
  mutating func rename(_ after: (Key) -> Key?) -> [(key: Key, view: View)] {
    var (renamed, leaving) = ([Key: View](minimumCapacity: live.count), [(key: Key, view: View)]())
    for (key, view) in live {
      if let new = after(key) { renamed[new] = view } else { leaving.append((key, view)) }
    }
    live = renamed
    return leaving
  }

  /// What a view shows; nil for others.
  func key(of view: View) -> Key? { live.first { $0.value === view }?.key }
}
