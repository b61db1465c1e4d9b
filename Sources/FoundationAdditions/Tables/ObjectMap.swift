import Foundation

/// Refers to an object, and holds it or not.
struct ObjectReference {
  private(set) weak var object: AnyObject?
  private let held: AnyObject?

  init(_ object: AnyObject, isStrong: Bool) {
    self.object = object
    held = isStrong ? object : nil
  }
}

/// Values for objects, which it holds or not, told apart by equality or by address.
///
/// Entries whose object is gone go when one is added, in amortised constant time.
struct ObjectMap<Value> {
  private typealias Entry = (key: ObjectReference, value: Value)

  private let options: NSPointerFunctions.Options
  /// By hash: equal objects may share one.
  private var entries: [Int: [Entry]] = [:]
  private var additions = 0

  init(_ options: NSPointerFunctions.Options) { self.options = options }

  var keys: [AnyObject] { entries.values.flatMap { $0.compactMap(\.key.object) } }

  subscript(object: AnyObject) -> Value? {
    get { entries[hash(object)]?.first { matches($0, object) }?.value }
    set {
      let hash = hash(object)
      var chain = entries[hash, default: []]
      let key = chain.first { matches($0, object) }?.key
      chain.removeAll { $0.key.object == nil || matches($0, object) }
      if let newValue {
        let holds = !options.contains(.weakMemory)
        chain.append((key ?? ObjectReference(object, isStrong: holds), newValue))
        additions += 1
      }
      entries[hash] = chain.isEmpty ? nil : chain
      if additions > entries.count { removeOrphans() }
    }
  }

  func key(equalTo object: AnyObject) -> AnyObject? {
    entries[hash(object)]?.first { matches($0, object) }?.key.object
  }

  mutating func removeAll() { (entries, additions) = ([:], 0) }

  private mutating func removeOrphans() {
    additions = 0
    entries = entries.compactMapValues { chain in
      let kept = chain.filter { $0.key.object != nil }
      return kept.isEmpty ? nil : kept
    }
  }

  private func matches(_ entry: Entry, _ object: AnyObject) -> Bool {
    guard let key = entry.key.object else { return false }
    if key === object { return true }
    return !comparesAddresses && (key as? NSObject)?.isEqual(object) ?? false
  }

  private func hash(_ object: AnyObject) -> Int {
    if !comparesAddresses, let object = object as? NSObject { return object.hash }
    return ObjectIdentifier(object).hashValue
  }

  private var comparesAddresses: Bool { options.contains(.objectPointerPersonality) }
}
