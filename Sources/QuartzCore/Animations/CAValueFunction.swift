import Diagnostics
public import Foundation
package import RenderKit

/// Makes the values of an animated transform out of numbers: `rotateZ` with 0 and 4 pi turns twice,
/// where the two transforms themselves are the same. Immutable, and so usable from any thread.
public final class CAValueFunction: NSObject, Sendable {
  /// Which function it is.
  public let name: CAValueFunctionName
  package let function: ValueFunction

  /// nil, after a line on standard error, for a name that is none of the eleven.
  public init?(name: CAValueFunctionName) {
    guard let function = ValueFunction(rawValue: name.rawValue) else {
      Log.layers.write("no value function is named \(name.rawValue)")
      return nil
    }
    (self.name, self.function) = (name, function)
    super.init()
  }
}

/// The name of a value function; `scale` and `translate` take arrays of three numbers.
public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Radians about the x axis.
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  /// Radians about the y axis.
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  /// Radians in the layer's plane.
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  /// Factors of width, height and depth.
  public static let scale = CAValueFunctionName(rawValue: "scale")
  /// A factor of the width.
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  /// A factor of the height.
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  /// A factor of the depth.
  public static let scaleZ = CAValueFunctionName(rawValue: "scaleZ")
  /// Points along the three axes.
  public static let translate = CAValueFunctionName(rawValue: "translate")
  /// Points along the x axis.
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  /// Points along the y axis.
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
  /// Points along the z axis.
  public static let translateZ = CAValueFunctionName(rawValue: "translateZ")
}
