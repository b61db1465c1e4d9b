public import Foundation

extension NSMutableString {
  /// An empty text: `NSMutableString()`, which Foundation for Linux lacks.
  public convenience init(_ nothing: Void = ()) { self.init(capacity: 0) }
}
