public import CoreGraphics
public import Foundation
public import FoundationAdditions

extension NSValueBoxes {
  /// Holds a transform, as the values of animations may.
  public init(caTransform3D transform: CATransform3D) { self.init(boxing: transform) }
}

extension NSValue {
  /// The transform; the identity if the value holds something else.
  public var caTransform3DValue: CATransform3D { boxed() ?? CATransform3DIdentity }
}

extension CATransform3D: NSValueBridging {}
