import Diagnostics

extension CGContext {
  /// Saves the colours, line style, transform, clip, shadow and blend mode for `restoreGState`.
  public func saveGState() {
    savedStates.append(state)
    target.save()
  }

  /// Restores the state of the last `saveGState`. Without one, the call is logged and ignored.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else {
      return Log.graphics.write("restoreGState without a saveGState before it")
    }
    state = saved
    target.restore()
  }

  /// The colour of later fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// The colour of later strokes.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Multiplies everything drawn later; clamped to 0...1.
  public func setAlpha(_ alpha: CGFloat) {
    guard accept([alpha], "alpha") else { return }
    state.alpha = min(max(alpha, 0), 1)
  }

  /// How colours are mixed with existing pixels.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Whether edges are smoothed, if the context allows it.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }

  /// Whether edges may be smoothed; not part of the graphics state.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  var smoothsEdges: Bool { state.antialiases && allowsAntialiasing }

  /// The quality of image scaling.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Returns false and logs a message if one of the numbers is infinite or NaN.
  func accept(_ numbers: [CGFloat], _ what: String) -> Bool {
    if numbers.allSatisfy(\.isFinite) { return true }
    Log.graphics.write("\(what) with infinite or NaN numbers")
    return false
  }

  func accept(_ rect: CGRect, _ what: String) -> Bool {
    accept([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], what)
  }
}

extension CGContext {
  /// In user space units; a line of width 0 draws nothing.
  public func setLineWidth(_ width: CGFloat) {
    guard accept([width], "a line width") else { return }
    state.line.width = max(width, 0)
  }

  /// The shape of open ends of strokes; butt by default.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// The shape of the corners of strokes; mitred by default.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// Miters longer than this many line widths are cut off; at least 1.
  public func setMiterLimit(_ limit: CGFloat) {
    guard accept([limit], "a miter limit") else { return }
    state.line.miterLimit = max(limit, 1)
  }

  /// Alternating drawn and skipped lengths; `phase` is the offset into the pattern at the start.
  ///
  /// An empty pattern, or one of zeros only, makes the line solid. Negative lengths are logged and
  /// ignored.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard accept(lengths + [phase], "a line dash") else { return }
    guard lengths.allSatisfy({ $0 >= 0 }) else {
      return Log.graphics.write("a line dash with negative lengths")
    }
    state.line.dashPhase = phase
    state.line.dashLengths = lengths.contains { $0 > 0 } ? lengths : []
  }
}
