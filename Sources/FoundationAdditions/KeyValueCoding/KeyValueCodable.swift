/// A class with key–value coding of its own (`CALayer`), used where it is known only as `NSObject`.
package protocol KeyValueCodable: AnyObject {
  func value(forKey key: String) -> Any?
  func setValue(_ value: Any?, forKey key: String)
}
