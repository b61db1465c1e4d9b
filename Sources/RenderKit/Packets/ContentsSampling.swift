package import CoreGraphics

/// The part of its image that a layer shows, the part of that which stretches, and the filters.
package struct ContentsSampling: Hashable, Sendable {
  /// In unit coordinates of the image, as Apple's `contentsRect`.
  package var rect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The stretchable part, in unit coordinates of `rect`, as Apple's `contentsCenter`.
  package var center = CGRect(x: 0, y: 0, width: 1, height: 1)
  package var minification = Filter.linear
  package var magnification = Filter.linear
  /// Whether the image is turned over within its box, so that it is upright in a flipped layer.
  package var isMirrored = false
  /// The number of mip levels added to `trilinear` minification.
  package var minificationBias: Float = 0

  package enum Filter: Hashable, Sendable { case nearest, linear, trilinear }

  package init() {}

  static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
}
