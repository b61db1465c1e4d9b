import Foundation

extension NSCoder {
  /// The object under a key; nil if there is none, which Foundation on Linux takes for an error.
  func object<Object: NSObject & NSCoding>(_ type: Object.Type, _ key: String) -> Object? {
    containsValue(forKey: key) ? decodeObject(of: type, forKey: key) : nil
  }

  /// The text under a key; nil if there is none.
  func text(_ key: String) -> String? { object(NSString.self, key)?.description }
}
