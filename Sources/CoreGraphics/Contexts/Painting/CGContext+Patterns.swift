extension CGContext {
  /// The colour of later fills: a pattern, and for a stencil the components of its colour, followed
  /// by alpha, in the base of the current fill space.
  ///
  /// Without a fill space of patterns, the pattern counts as one with colours of its own.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    setFillColor(CGContext.color(pattern, components, in: state.fillColor.colorSpace))
  }

  /// The same for later strokes.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    setStrokeColor(CGContext.color(pattern, components, in: state.strokeColor.colorSpace))
  }

  /// Moves patterns painted later, in the initial user space of the context.
  public func setPatternPhase(_ phase: CGSize) {
    guard accept([phase.width, phase.height], "a pattern's phase") else { return }
    state.patternPhase = phase
  }

  private static func color(
    _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>, in space: CGColorSpace?
  ) -> CGColor {
    let space = space?.model == .pattern ? space : nil
    return CGColor(
      patternSpace: space ?? .pattern, pattern: pattern, components: components) ?? .clear
  }

  /// What a colour is painted with here. The first use of a pattern draws it.
  func source(_ color: CGColor) -> PaintSource {
    guard let pattern = color.pattern else { return .color(color.rgba) }
    let phase = state.patternPhase
    let space = CGAffineTransform(translationX: phase.width, y: phase.height).concatenating(base)
    let tile = pattern.tile(under: space, color.rgba)
    return .pattern(
      tile.image.pixels, map: tile.map.concatenating(space), alpha: Double(color.alpha))
  }
}

extension CGContext {
  /// The space of the components that are set next; the colour becomes the space's first.
  public func setFillColorSpace(_ space: CGColorSpace) {
    setFillColor(CGColor(space, space.firstColor, alpha: 1))
  }

  /// The same for strokes.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    setStrokeColor(CGColor(space, space.firstColor, alpha: 1))
  }

  /// A colour of the current fill space: its components followed by alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    setFillColor(CGContext.color(components, in: state.fillColor.colorSpace))
  }

  /// The same for strokes.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    setStrokeColor(CGContext.color(components, in: state.strokeColor.colorSpace))
  }

  private static func color(
    _ components: UnsafePointer<CGFloat>, in space: CGColorSpace?
  ) -> CGColor {
    CGColor(colorSpace: space ?? .gray, components: components) ?? .clear
  }
}

extension CGColorSpace {
  /// Black: no light or, of inks, only black ink.
  fileprivate var firstColor: SIMD4<Double> { model == .cmyk ? SIMD4(0, 0, 0, 1) : .zero }
}

extension CGContext {
  /// A colour of inks for later fills, from 0 (none) to 1.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// A colour of inks for later strokes, from 0 (none) to 1.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }
}
