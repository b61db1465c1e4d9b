/// A layer's delegate that decides, before a tree is laid out, what there is to lay out: UIKit solves
/// constraints then.
package protocol LayoutPreparing: AnyObject {
  func prepareForLayout()
  /// What it lies in and itself, for the log.
  var layoutPath: String { get }
}
