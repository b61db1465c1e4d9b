package import Foundation
import InterfaceFiles

/// Hands an object what an element of a nib says: to classes of UIKit by the rows of their kind, to
/// programs by the attributes' names.
///
/// Unchecked, because it lives while its object is made, on the main thread.
final class NibCoder: NSCoder, @unchecked Sendable {
  @MainActor let reader: NibReader
  @MainActor private var isRead = false

  @MainActor
  init(_ element: InterfaceElement, _ run: NibRun) {
    reader = NibReader(element, run)
    super.init()
  }

  /// Once for each object, by the initialiser of the class of UIKit that is nearest to it.
  @MainActor
  func readOnce(_ object: AnyObject) {
    guard !isRead else { return }
    isRead = true
    for kind in NibKind.chain(of: type(of: object)) { kind.read(reader, object) }
    reader.nameUnknown()
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool {
    MainActor.assumeIsolated {
      let element = reader.element
      return element.attributes[key] != nil || element.value(key) != nil
    }
  }

  override func decodeObject(forKey key: String) -> Any? {
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = reader.value(key) }
    return value
  }

  override func decodeBool(forKey key: String) -> Bool {
    MainActor.assumeIsolated { reader.element.flag(key) ?? false }
  }

  override func decodeDouble(forKey key: String) -> Double {
    MainActor.assumeIsolated { reader.element.number(key) ?? 0 }
  }

  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

  override func decodeInteger(forKey key: String) -> Int {
    Int(exactly: decodeDouble(forKey: key).rounded(.towardZero)) ?? 0
  }

  override func decodeInt32(forKey key: String) -> Int32 {
    Int32(clamping: decodeInteger(forKey: key))
  }

  override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }
}

extension NSCoder {
  /// What a nib says about the object; nil for other coders.
  @MainActor var nib: NibReader? { (self as? NibCoder)?.reader }

  /// For the end of `init(coder:)`: reads all that a nib says about the object, if `made` is the class of
  /// UIKit that is nearest to its own.
  @MainActor
  package func readNib(_ object: AnyObject, as made: AnyClass) {
    guard let coder = self as? NibCoder,
      NibKind.chain(of: type(of: object)).last?.type == made
    else { return }
    coder.readOnce(object)
  }
}
