/// A gradient whose colours a function computes.
public final class CGShading {
  let gradient: CGGradient
  let shape: GradientShape
  let options: CGGradientDrawingOptions

  /// The function is asked for this many colours, when the shading is made.
  private static let steps = 256

  /// Along a line. Nil if the function has fewer results than the space has components.
  public convenience init?(
    axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction,
    extendStart: Bool, extendEnd: Bool
  ) {
    self.init(space, function, .linear(start, end), (extendStart, extendEnd))
  }

  /// From one circle to another.
  public convenience init?(
    radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint,
    endRadius: CGFloat, function: CGFunction, extendStart: Bool, extendEnd: Bool
  ) {
    self.init(
      space, function, .radial(start, startRadius, end, endRadius), (extendStart, extendEnd))
  }

  private init?(
    _ space: CGColorSpace, _ function: CGFunction, _ shape: GradientShape,
    _ extends: (start: Bool, end: Bool)
  ) {
    let shares = (0..<CGShading.steps).map { CGFloat($0) / CGFloat(CGShading.steps - 1) }
    let colors = shares.compactMap { share -> CGColor? in
      // A function without alpha computes opaque colours.
      let values = function.values(at: share) + [1]
      guard values.count > space.numberOfComponents else { return nil }
      return CGColor(colorSpace: space, components: values)
    }
    let made = CGGradient(colorsSpace: space, colors: colors, locations: nil)
    guard colors.count == shares.count, let made else { return nil }
    (gradient, self.shape) = (made, shape)
    var options: CGGradientDrawingOptions = []
    if extends.start { options.insert(.drawsBeforeStartLocation) }
    if extends.end { options.insert(.drawsAfterEndLocation) }
    self.options = options
  }
}

extension CGContext {
  /// Fills the clip with a shading.
  public func drawShading(_ shading: CGShading) {
    draw(shading.gradient, shading.shape, shading.options)
  }
}
