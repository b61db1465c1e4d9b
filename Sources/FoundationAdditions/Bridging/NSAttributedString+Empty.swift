public import Foundation

extension NSAttributedString {
  /// An empty text: `NSMutableAttributedString()`, which Foundation for Linux lacks.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
