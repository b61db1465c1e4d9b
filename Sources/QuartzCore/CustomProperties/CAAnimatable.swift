import CoreGraphics
import Foundation

/// Declares an animatable property in a program's own layer class:
///
///       final class DialLayer: CALayer {
///         @CAAnimatable var progress: CGFloat = 0
///         override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
///         override func draw(in ctx: CGContext) { … progress … }
///       }
///
/// It replaces Apple's `@NSManaged`: the layer stores the value under the property's name, so that
/// key paths and presentation copies have it. A change asks `action(forKey:)`, and redraws the
/// layer if `needsDisplay(forKey:)` says so. While it is animated the layer is redrawn for every
/// frame, on the main thread: `display()` is called on the layer, whose `presentation()` has the
/// values of that frame, and `draw(in:)` on that copy.
///
/// Numbers, points, sizes, rectangles, transforms, colours, images, paths and lists of numbers or
/// colours can be animated; a value of another type is stored and changes at once.
@propertyWrapper
public struct CAAnimatable<Value> {
  let initial: Value?
  let givenName: String?

  /// A property with an initial value.
  public init(wrappedValue: Value) { (initial, givenName) = (wrappedValue, nil) }

  /// A property with an initial value, stored under another name than its own.
  public init(wrappedValue: Value, _ name: String) { (initial, givenName) = (wrappedValue, name) }

  /// A property whose initial value is its class's `defaultValue(forKey:)`, or else, as with
  /// `@NSManaged`, a zero value: nil, `false`, 0, an empty list; but the identity for transforms.
  public init() { (initial, givenName) = (nil, nil) }

  /// Unavailable: only layers can have such properties.
  @available(*, unavailable, message: "@CAAnimatable declares properties of CALayer's subclasses")
  public var wrappedValue: Value {
    get { preconditionFailure("declare it in a subclass of CALayer") }
    set { preconditionFailure("declare it in a subclass of CALayer") }
  }

  /// The compiler reads and writes the property through this.
  public static subscript<Layer: CALayer>(
    _enclosingInstance layer: Layer, wrapped property: ReferenceWritableKeyPath<Layer, Value>,
    storage path: ReferenceWritableKeyPath<Layer, CAAnimatable<Value>>
  ) -> Value {
    get {
      let declaration = layer[keyPath: path]
      let name = declaration.givenName ?? CustomNames.name(of: path)
      return declaration.value(of: layer, named: name)
    }
    set {
      let declaration = layer[keyPath: path]
      let name = declaration.givenName ?? CustomNames.name(of: path)
      layer.setCustomValue(newValue, declaration.knownValue(of: layer, named: name), forKey: name)
    }
  }

  private func value(of layer: CALayer, named name: String) -> Value {
    guard let value = knownValue(of: layer, named: name) else {
      preconditionFailure(
        "\(type(of: layer)).\(name) has no value: return one from defaultValue(forKey:)")
    }
    return value
  }

  /// nil for a type without a zero value until the first one is set.
  private func knownValue(of layer: CALayer, named name: String) -> Value? {
    layer.keptCustomValue(forKey: name, as: Value.self) ?? initial
      ?? type(of: layer).defaultValue(forKey: name) as? Value ?? ZeroValue.value(of: Value.self)
  }
}

/// Lets a layer find a property by name among its own members.
protocol CustomDeclaration {
  var givenName: String? { get }
  var anyInitial: Any? { get }
  var anyZero: Any? { get }
}

extension CAAnimatable: CustomDeclaration {
  var anyInitial: Any? { initial }
  var anyZero: Any? { ZeroValue.value(of: Value.self) }
}

/// The names of properties by the key paths of their storage. Callable from any thread.
enum CustomNames {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var names: [AnyKeyPath: String] = [:]

  /// Workaround: a property wrapper is not told its property's name, but since Swift 5.9 a key path
  /// prints its members' names: "\DialLayer._progress" is "progress".
  static func name(of storage: AnyKeyPath) -> String {
    lock.withLock {
      if let known = names[storage] { return known }
      let member = "\(storage)".split(separator: ".").last ?? ""
      precondition(member.hasPrefix("_"), "give the property a name: @CAAnimatable(\"name\")")
      let name = String(member.dropFirst())
      names[storage] = name
      return name
    }
  }
}
