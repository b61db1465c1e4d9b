public import Foundation

/// How a table holds its objects and tells them apart.
public struct NSPointerFunctions {
  /// How objects are held.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Held.
    public static let strongMemory = Options([])
    /// Not held: an object that is gone has left the table.
    public static let weakMemory = Options(rawValue: 5)
    /// Told apart by `isEqual(_:)` and `hash`.
    public static let objectPersonality = Options([])
    /// Told apart by address.
    public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    /// As `strongMemory`: objects are not copied here.
    public static let copyIn = Options(rawValue: 1 << 16)
  }
}

/// A set of objects, which it may hold weakly. Not safe to use from several threads at once.
///
/// `ObjectType` is a class or a protocol of classes, also one without `@objc`.
public final class NSHashTable<ObjectType>: NSObject {
  private var members: ObjectMap<Void>

  /// Makes an empty table. The capacity has no effect.
  public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
    members = ObjectMap(options)
    super.init()
  }

  /// A table that does not hold its objects, equal ones being the same.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that are there, in no order.
  public var allObjects: [ObjectType] { members.keys.compactMap { $0 as? ObjectType } }
  /// One of them.
  public var anyObject: ObjectType? { allObjects.first }
  /// How many are there.
  public var count: Int { members.keys.count }
  /// The objects that are there and can be hashed.
  public var setRepresentation: Set<AnyHashable> {
    Set(members.keys.compactMap { ($0 as? NSObject).map { AnyHashable($0) } })
  }

  /// Adds an object, unless it has an equal one.
  public func add(_ object: ObjectType?) {
    if let object, !contains(object) { members[object as AnyObject] = () }
  }
  /// Removes an object or one that equals it.
  public func remove(_ object: ObjectType?) {
    if let object { members[object as AnyObject] = nil }
  }
  /// Removes all objects.
  public func removeAllObjects() { members.removeAll() }
  /// Whether it has the object or one that equals it.
  public func contains(_ anObject: ObjectType?) -> Bool { member(anObject) != nil }
  /// The object in the table that equals this one.
  public func member(_ object: ObjectType?) -> ObjectType? {
    object.flatMap { members.key(equalTo: $0 as AnyObject) } as? ObjectType
  }
  /// Enumerates the objects that are there now.
  public func objectEnumerator() -> NSEnumerator {
    NSArray(array: members.keys).objectEnumerator()
  }

  /// Adds the other's objects.
  public func union(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(add) }
  /// Removes the other's objects.
  public func minus(_ other: NSHashTable<ObjectType>) { other.allObjects.forEach(remove) }
  /// Keeps only the other's objects.
  public func intersect(_ other: NSHashTable<ObjectType>) {
    for object in allObjects where !other.contains(object) { remove(object) }
  }
  /// Whether both have an object.
  public func intersects(_ other: NSHashTable<ObjectType>) -> Bool {
    allObjects.contains(where: other.contains)
  }
  /// Whether the other has all objects.
  public func isSubset(of other: NSHashTable<ObjectType>) -> Bool {
    allObjects.allSatisfy(other.contains)
  }
}
