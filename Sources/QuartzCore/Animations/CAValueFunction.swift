import Diagnostics
public import Foundation
package import RenderKit

/// Makes transforms from animated numbers: `rotateZ` from 0 to 4 pi turns twice, although the two
/// transforms are the same. Immutable, and so usable from any
/// thread; a subclass must be too.
open class CAValueFunction: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The function's name.
  public let name: CAValueFunctionName
  package let function: ValueFunction

  /// nil, and a logged line, for an unknown name.
  public init?(name: CAValueFunctionName) {
    guard let function = ValueFunction(rawValue: name.rawValue) else {
      Log.layers.write("no value function is named \(name.rawValue)")
      return nil
    }
    (self.name, self.function) = (name, function)
    super.init()
  }

  /// Nil if the archive names no function.
  public required convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "name"),
      let name = coder.decodeObject(of: NSString.self, forKey: "name")
    else { return nil }
    self.init(name: CAValueFunctionName(rawValue: String(describing: name)))
  }

  open func encode(with coder: NSCoder) {
    coder.encode(NSString(string: name.rawValue), forKey: "name")
  }

  /// True, so that archives which demand a class may hold it.
  open class var supportsSecureCoding: Bool { true }
}

/// The name of a value function; `scale` and `translate` take arrays of three numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Rotation about the x axis, in radians.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Rotation about the y axis, in radians.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Rotation in the layer's plane, in radians.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Scale factors in x, y and z.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A scale factor in x.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A scale factor in y.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A scale factor in z.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Translation in x, y and z, in points.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Translation along the x axis, in points.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Translation along the y axis, in points.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Translation along the z axis, in points.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
