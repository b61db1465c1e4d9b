public import Foundation

/// Gives `NSValue` initialisers for structures: Foundation on Linux stores only points, sizes,
/// rectangles, ranges and edge insets. Modules above declare theirs here, as
///
///     extension NSValueBoxes {
///       public init(cgVector vector: CGVector) { self.init(boxing: vector) }
///     }
///     extension NSValue {
///       public var cgVectorValue: CGVector { boxed() ?? .zero }
///     }
public protocol NSValueBoxes {}

extension NSValue: NSValueBoxes {}

extension NSValueBoxes {
  /// A value that holds any structure.
  package init<Value: Hashable & Sendable>(boxing value: Value) {
    guard let made = BoxedValue(value) as? Self else {
      preconditionFailure("Values of structures are made by the class NSValue itself")
    }
    self = made
  }
}

extension NSValue {
  /// The structure, if the value holds one of this type.
  package func boxed<Value>(as type: Value.Type = Value.self) -> Value? {
    (self as? BoxedValue)?.value.base as? Value
  }
}

/// An `NSValue` of any structure. It cannot be archived.
private final class BoxedValue: NSValue, @unchecked Sendable {
  let value: AnyHashable
  private let bytes: [UInt8]

  init<Value: Hashable & Sendable>(_ value: Value) {
    self.value = AnyHashable(value)
    bytes = withUnsafeBytes(of: value) { Array($0) }
    super.init()
  }

  required convenience init(bytes value: UnsafeRawPointer, objCType type: UnsafePointer<Int8>) {
    preconditionFailure("Values of structures are made with init(boxing:)")
  }

  required convenience init?(coder aDecoder: NSCoder) { return nil }

  override func getValue(_ value: UnsafeMutableRawPointer) {
    bytes.withUnsafeBytes { value.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
  }

  override var objCType: UnsafePointer<Int8> { UnsafePointer(BoxedValue.type) }

  override func isEqual(_ object: Any?) -> Bool { (object as? BoxedValue)?.value == value }

  override var hash: Int { value.hashValue }

  override var description: String { "\(value.base)" }

  /// "?", Objective-C's name for a type it does not know.
  nonisolated(unsafe) private static let type: UnsafeMutablePointer<Int8> = {
    let text = UnsafeMutablePointer<Int8>.allocate(capacity: 2)
    text[0] = 63
    text[1] = 0
    return text
  }()
}
