package import RenderKit

/// The animations a layer has, in the order they were added. A value; the layer says when it
/// changes.
package struct AttachedAnimations {
  package struct Entry {
    package let id: AnimationID
    package let key: String
    /// The layer's own copy.
    package let animation: CAAnimation
    /// What the render side runs; its begin time is 0 until the commit fixes it.
    package var snapshot: AnimationSnapshot
    /// Whether the program gave the key.
    let isNamed: Bool
    /// Whether the program left it to the commit when to begin.
    let beginsWithCommit: Bool
  }

  package private(set) var entries: [Entry] = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// The keys the program gave, oldest animation first.
  package var keys: [String] { entries.filter(\.isNamed).map(\.key) }

  /// What `AnimationEvaluator` takes.
  package var snapshots: [AnimationSnapshot] { entries.map(\.snapshot) }

  /// The same, with those that no frame has shown yet, or that are not committed, beginning at
  /// `layerTime`: a second change of a property before that then starts where the first one did.
  package func snapshots(begunBy layerTime: Double) -> [AnimationSnapshot] {
    entries.map { entry in
      var snapshot = entry.snapshot
      let begin = snapshot.timing.beginTime
      if entry.beginsWithCommit, begin == 0 || begin > layerTime {
        snapshot.timing.beginTime = layerTime
      }
      return snapshot
    }
  }

  package subscript(key: String) -> Entry? { entries.first { $0.key == key } }

  package subscript(id: AnimationID) -> Entry? { entries.first { $0.id == id } }

  /// Adds an animation, the layer's own copy by now. The one that had the key before, if any, is over
  /// and returned. Without a key it stands beside all others.
  package mutating func add(
    _ animation: CAAnimation, _ snapshot: AnimationSnapshot, forKey key: String?
  ) -> (added: Entry, replaced: Entry?) {
    let replaced = key.flatMap { remove(forKey: $0) }
    let id = snapshot.id
    let entry = Entry(
      id: id, key: key ?? "animation-\(id.rawValue)", animation: animation, snapshot: snapshot,
      isNamed: key != nil, beginsWithCommit: snapshot.timing.beginTime == 0)
    entries.append(entry)
    return (entry, replaced)
  }

  /// Takes an animation out; nil where there is none of that key.
  package mutating func remove(forKey key: String) -> Entry? {
    entries.firstIndex { $0.key == key }.map { entries.remove(at: $0) }
  }

  /// Takes out the animation the render side reports about; nil where it is gone already.
  package mutating func remove(_ id: AnimationID) -> Entry? {
    entries.firstIndex { $0.id == id }.map { entries.remove(at: $0) }
  }

  /// Takes out everything.
  package mutating func removeAll() -> [Entry] {
    defer { entries = [] }
    return entries
  }

  /// Lets the animation with this identity begin at `layerTime` (seconds of the layer's own clock)
  /// unless it says itself when; returns what to send to the render side.
  package mutating func begin(_ id: AnimationID, at layerTime: Double) -> AnimationSnapshot? {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
    if entries[index].snapshot.timing.beginTime == 0 {
      entries[index].snapshot.timing.beginTime = layerTime
      entries[index].animation.timing.beginTime = layerTime
    }
    return entries[index].snapshot
  }
}
