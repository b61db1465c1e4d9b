public import Foundation

/// Objects by key, either of which it may hold weakly. Not safe to use from several threads at once.
///
/// An entry whose key or object is gone has left the table. Keys and objects are of a class or of a
/// protocol of classes, also one without `@objc`.
public final class NSMapTable<KeyType, ObjectType>: NSObject {
  private var entries: ObjectMap<ObjectReference>
  private let holdsObjects: Bool

  /// Makes an empty table. The capacity has no effect.
  public init(
    keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
    capacity: Int = 0
  ) {
    entries = ObjectMap(keyOptions)
    holdsObjects = !valueOptions.contains(.weakMemory)
    super.init()
  }

  /// A table that holds both.
  public class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
  /// A table that holds its objects, not its keys.
  public class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory)
  }
  /// A table that holds its keys, not its objects.
  public class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(valueOptions: .weakMemory)
  }
  /// A table that holds neither.
  public class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// How many entries are there.
  public var count: Int { living.count }

  /// The object of a key or of one that equals it.
  public func object(forKey aKey: KeyType?) -> ObjectType? {
    aKey.flatMap { entries[$0 as AnyObject]?.object } as? ObjectType
  }
  /// Replaces the object of a key. Nil does nothing.
  public func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
    guard let anObject, let aKey else { return }
    entries[aKey as AnyObject] = ObjectReference(anObject as AnyObject, isStrong: holdsObjects)
  }
  /// Removes the entry of a key or of one that equals it.
  public func removeObject(forKey aKey: KeyType?) {
    if let aKey { entries[aKey as AnyObject] = nil }
  }
  /// Removes all entries.
  public func removeAllObjects() { entries.removeAll() }
  /// Enumerates the keys that are there now.
  public func keyEnumerator() -> NSEnumerator {
    NSArray(array: living.map(\.key)).objectEnumerator()
  }
  /// Enumerates the objects that are there now.
  public func objectEnumerator() -> NSEnumerator? {
    NSArray(array: living.map(\.object)).objectEnumerator()
  }
  /// The entries that are there now; keys must be hashable.
  public func dictionaryRepresentation() -> [AnyHashable: ObjectType] {
    living.reduce(into: [:]) { found, entry in
      guard let key = entry.key as? NSObject else { return }
      found[key] = entry.object as? ObjectType
    }
  }

  private var living: [(key: Any, object: Any)] {
    entries.keys.compactMap { key in
      entries[key]?.object.map { (key: key as Any, object: $0 as Any) }
    }
  }
}
