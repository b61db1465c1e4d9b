import Diagnostics

extension CGContext {
  /// Remembers colours, line, transform, clip, shadow and blending, until `restoreGState`.
  public func saveGState() {
    savedStates.append(state)
    target.save()
  }

  /// Goes back to what the last `saveGState` remembered; refused, with a logged line, without one.
  public func restoreGState() {
    guard let saved = savedStates.popLast() else {
      return Log.graphics.write("restoreGState without a saveGState before it")
    }
    state = saved
    target.restore()
  }

  /// The colour fills have from now on.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// The colour strokes have from now on.
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

  /// Multiplies everything drawn from now on; cut to 0...1.
  public func setAlpha(_ alpha: CGFloat) {
    guard accept([alpha], "alpha") else { return }
    state.alpha = min(max(alpha, 0), 1)
  }

  /// How colours meet what is there already.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Whether edges are smoothed where they cross pixels.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }

  /// How carefully pictures are stretched.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// False, after one logged line, when one of the numbers is infinite or NaN.
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
  /// User space units; a line of no width draws nothing.
  public func setLineWidth(_ width: CGFloat) {
    guard accept([width], "a line width") else { return }
    state.line.width = max(width, 0)
  }

  /// How open ends of strokes look; butt unless set.
  public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

  /// How strokes turn corners; mitred unless set.
  public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

  /// Corners whose point would be longer than this many line widths are cut off; at least 1.
  public func setMiterLimit(_ limit: CGFloat) {
    guard accept([limit], "a miter limit") else { return }
    state.line.miterLimit = max(limit, 1)
  }

  /// Drawn and skipped lengths in turn, `phase` of the pattern left out at the start.
  ///
  /// No lengths at all, or nothing but zeros, make the line solid; negative lengths are refused.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    guard accept(lengths + [phase], "a line dash") else { return }
    guard lengths.allSatisfy({ $0 >= 0 }) else {
      return Log.graphics.write("a line dash with negative lengths")
    }
    state.line.dashPhase = phase
    state.line.dashLengths = lengths.contains { $0 > 0 } ? lengths : []
  }
}
