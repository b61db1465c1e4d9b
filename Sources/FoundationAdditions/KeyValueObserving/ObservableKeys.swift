import Foundation

/// Which properties announce their changes.
enum ObservableKeys {
  /// Ends the process if the class does not announce changes of this property: an observer that never
  /// hears anything is harder to find.
  static func require(_ key: String, of object: NSObject) {
    if ExposedMembers.of(type(of: object)).observableKeys.contains(key) { return }
    NSException.raise(
      .invalidArgumentException,
      "\(described(object)) does not announce changes of \"\(key)\", so it cannot be observed. In a "
        + "class of your own call KeyValueChanges.willChange(self, \"\(key)\") and didChange around "
        + "the change, and list the property with a keyPath in its ObjCMembers; for other classes use "
        + "a delegate, an action or a notification")
  }

  /// The name of the property that a key path leads to.
  static func name<Object: NSObject>(of keyPath: PartialKeyPath<Object>, in object: Object)
    -> String
  {
    let exposed = ExposedMembers.of(type(of: object))
    let component = KeyPathComponent(keyPath)
    let found = exposed.properties.values.first { property in
      property.keyPath.map { KeyPathComponent($0()) == component } ?? false
    }
    if let found { return found.name }
    NSException.raise(
      .invalidArgumentException,
      "\(described(object)) has no property for the key path \(keyPath) that announces its changes. "
        + "Observe one property at a time, and give its KeyValueProperty in ObjCMembers a keyPath; "
        + "or use addObserver(_:forKeyPath:options:context:) for a path of several keys")
  }
}

/// What a key path of one component leads to, whatever subclass it starts at: `\Button.alpha` and
/// `\View.alpha` are different key paths of different types with the same component.
///
/// Read from the key path's buffer: at byte 24 its size, at byte 32 the component's header, at byte
/// 40 the identity of a computed property. A stored property of a final class is a header alone.
struct KeyPathComponent: Equatable {
  private let size: UInt32
  private let header: UInt32
  private let identity: UInt

  init(_ keyPath: AnyKeyPath) {
    let address = unsafeBitCast(keyPath, to: UnsafeRawPointer.self)
    size = address.load(fromByteOffset: 24, as: UInt32.self) & 0xFF_FFFF
    header = size >= 4 ? address.load(fromByteOffset: 32, as: UInt32.self) : 0
    identity = size >= 16 ? address.load(fromByteOffset: 40, as: UInt.self) : 0
    withExtendedLifetime(keyPath) {}
  }
}
