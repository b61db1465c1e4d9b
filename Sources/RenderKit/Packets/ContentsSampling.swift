package import CoreGraphics

/// Which part of its image a layer shows, which part of that stretches, and how pixels are mixed.
package struct ContentsSampling: Hashable, Sendable {
  /// The part of the image that is shown, in units of its size.
  package var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of that which stretches, in units of the shown part.
  package var center = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var minification = Filter.linear
  package var magnification = Filter.linear
  /// How many levels coarser `trilinear` minification samples than the size asks for.
  package var minificationBias: Float = 0

  package enum Filter: Hashable, Sendable { case nearest, linear, trilinear }

  package init() {}

  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
