package import PlatformKit
package import RenderKit

/// The animations a layer has, in the order they were added. A value; the layer says when it
/// changes.
package struct AttachedAnimations {
  package struct Entry {
    package let id: AnimationID
    package let key: String
    /// The layer's own copy.
    package let animation: CAAnimation
    /// What the render side runs; its begin time means nothing while `begin` is `.pending`.
    package fileprivate(set) var snapshot: AnimationSnapshot
    package fileprivate(set) var begin: Begin
    /// Whether the program gave the key.
    let isNamed: Bool
    /// Its place in the completion block that waits for it.
    let membership: CompletionGroup.Member?
  }

  /// What is known of when an animation begins.
  package enum Begin: Equatable {
    /// The program has said when.
    case given
    /// With the commit, which is still to come.
    case pending
    /// With the commit, which was made at this time of the host's clock.
    case committed(HostTime)
  }

  package private(set) var entries: [Entry] = []

  package init() {}

  package var isEmpty: Bool { entries.isEmpty }

  /// The keys the program gave, oldest animation first.
  package var keys: [String] { entries.filter(\.isNamed).map(\.key) }

  /// What `AnimationEvaluator` takes to show them at `time`, which is `layerTime` on the layer's clock.
  ///
  /// Those that are not committed, or that no frame has shown by then, begin at that moment: a second
  /// change of a property before that then starts where the first one did.
  package func snapshots(at time: HostTime, layerTime: Double) -> [AnimationSnapshot] {
    entries.map { entry in
      var snapshot = entry.snapshot
      if entry.begin.isAhead(of: time) { snapshot.timing.beginTime = layerTime }
      return snapshot
    }
  }

  package subscript(key: String) -> Entry? { entries.first { $0.key == key } }

  package subscript(id: AnimationID) -> Entry? { entries.first { $0.id == id } }

  /// Adds an animation, the layer's own copy by now. The one that had the key before, if any, is over
  /// and returned. Without a key it stands beside all others.
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

  /// The commit is made at `time`, which is `layerTime` on the layer's clock: the animation with this
  /// identity begins then, unless it has begun or says itself when. Returns what to send to the render
  /// side.
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
