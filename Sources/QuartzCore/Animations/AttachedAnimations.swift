package import PlatformKit
package import RenderKit

/// A layer's animations, in the order they were added. A value type; the layer reports changes.
package struct AttachedAnimations {
  package struct Entry {
    package let id: AnimationID
    package let key: String
    /// The layer's own copy.
    package let animation: CAAnimation
    /// The render side's value; its begin time is meaningless while `begin` is `.pending`.
    package fileprivate(set) var snapshot: AnimationSnapshot
    package fileprivate(set) var begin: Begin
    /// Whether the program gave a key.
    let isNamed: Bool
    /// Its membership in the completion group that waits for it.
    let membership: CompletionGroup.Member?
  }

  /// When an animation begins, as far as it is known.
  package enum Begin: Equatable {
    /// The program set `beginTime`.
    case given
    /// At the next commit.
    case pending
    /// At a past commit, made at this time of the host's clock.
    case committed(HostTime)
  }

  package private(set) var entries: [Entry] = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// The keys given by the program, oldest animation first.
  package var keys: [String] { entries.filter(\.isNamed).map(\.key) }

  /// The snapshots to evaluate at `time`, which is `layerTime` on the layer's clock.
  ///
  /// Animations that are not committed, or not shown by any frame yet, begin at `layerTime`, so
  /// that a second change of a property starts from the same value as the first.
  package func snapshots(at time: HostTime, layerTime: Double) -> [AnimationSnapshot] {
    entries.map { entry in
      var snapshot = entry.snapshot
      if entry.begin.isAhead(of: time) { snapshot.timing.beginTime = layerTime }
      return snapshot
    }
  }

  package subscript(key: String) -> Entry? { entries.first { $0.key == key } }

  package subscript(id: AnimationID) -> Entry? { entries.first { $0.id == id } }

  /// Adds the layer's copy of an animation. Also returns the animation it replaced, the one with
  /// the same key; without a key it replaces none.
  package mutating func add(
    _ animation: CAAnimation, _ snapshot: AnimationSnapshot, forKey key: String?,
    in membership: CompletionGroup.Member? = nil
  ) -> (added: Entry, replaced: Entry?) {
    let replaced = key.flatMap { remove(forKey: $0) }
    let id = snapshot.id
    let entry = Entry(
      id: id, key: key ?? "animation-\(id.rawValue)", animation: animation, snapshot: snapshot,
      begin: animation.begin == nil ? .pending : .given, isNamed: key != nil,
      membership: membership)
    entries.append(entry)
    return (entry, replaced)
  }

  /// Removes an animation; nil where there is none with that key.
  package mutating func remove(forKey key: String) -> Entry? {
    entries.firstIndex { $0.key == key }.map { entries.remove(at: $0) }
  }

  /// Removes the animation that the render side reports about; nil where it is gone already.
  package mutating func remove(_ id: AnimationID) -> Entry? {
    entries.firstIndex { $0.id == id }.map { entries.remove(at: $0) }
  }

  /// Removes all animations and returns them.
  package mutating func removeAll() -> [Entry] {
    defer { entries = [] }
    return entries
  }

  /// Sets the begin time to the commit's `time`, which is `layerTime` on the layer's clock, unless
  /// the animation has begun or the program set it. Returns the value to send to the render side.
  package mutating func commit(
    _ id: AnimationID, at time: HostTime, layerTime: Double
  ) -> AnimationSnapshot? {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
    if entries[index].begin == .pending {
      entries[index].begin = .committed(time)
      entries[index].snapshot.timing.beginTime = layerTime
      entries[index].animation.begin = layerTime
    }
    return entries[index].snapshot
  }
}

extension AttachedAnimations.Begin {
  fileprivate func isAhead(of time: HostTime) -> Bool {
    switch self {
    case .given: false
    case .pending: true
    case .committed(let commit): commit > time
    }
  }
}
