public import CoreGraphics
public import TextKit

extension UIBezierPath: ExclusionPath {}

extension NSTextContainer {
  /// What text flows around, in the container's coordinates. Lines keep clear of all that is between
  /// a path's left and right ends at their height.
  public var exclusionPaths: [UIBezierPath] {
    get { exclusions.compactMap { $0 as? UIBezierPath } }
    set { exclusions = newValue }
  }

  /// A container that text flows in around paths.
  public convenience init(size: CGSize, exclusionPaths: [UIBezierPath]) {
    self.init(size: size)
    self.exclusionPaths = exclusionPaths
  }
}
