package import CoreGraphics

/// How the levels of a symbol are coloured.
package enum SymbolColors: Sendable {
  case monochrome(CGColor)
  /// One colour, which gets more transparent from level to level.
  case hierarchical(CGColor)
  /// A colour for each level; the last one serves the levels after it. Must not be empty.
  case palette([CGColor])

  package func color(_ level: Int) -> CGColor {
    switch self {
    case .monochrome(let color): color
    case .hierarchical(let color):
      color.copy(alpha: color.alpha * [1, 0.5, 0.25][min(level, 3) - 1]) ?? color
    case .palette(let colors): colors[min(level, colors.count) - 1]
    }
  }

  var isMonochrome: Bool {
    if case .monochrome = self { true } else { false }
  }
}

extension SymbolOutline {
  /// Draws with the top left corner at the origin of a context whose y axis points down.
  package func draw(in context: CGContext, _ colors: SymbolColors) {
    context.saveGState()
    // What is cut out must not clear what was in the context before.
    let isCut = parts.contains { $0.effect != .paint }
    if isCut { context.beginTransparencyLayer(in: box, auxiliaryInfo: nil) }
    for part in parts { draw(part, in: context, colors) }
    if isCut { context.endTransparencyLayer() }
    context.restoreGState()
  }

  /// With a margin for antialiasing.
  private var box: CGRect { CGRect(origin: .zero, size: size).insetBy(dx: -1, dy: -1) }

  private func draw(_ part: Part, in context: CGContext, _ colors: SymbolColors) {
    if part.effect != .paint {
      context.setBlendMode(.clear)
      part.cover(context, colors.color(1))
      context.setBlendMode(.normal)
    }
    let isPainted = part.effect == .paint || part.effect == .knockOut && !colors.isMonochrome
    if isPainted { part.paint(context, colors.color(part.level)) }
  }
}

extension SymbolOutline.Part {
  /// A translucent inside and its stroke would show where they overlap, so they are painted as one.
  fileprivate func paint(_ context: CGContext, _ color: CGColor) {
    guard isFilled, strokeWidth > 0, color.alpha < 1, let opaque = color.copy(alpha: 1) else {
      return cover(context, color)
    }
    context.saveGState()
    context.setAlpha(color.alpha)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    cover(context, opaque)
    context.endTransparencyLayer()
    context.restoreGState()
  }

  fileprivate func cover(_ context: CGContext, _ color: CGColor) {
    if isFilled {
      context.setFillColor(color)
      context.addPath(path)
      context.fillPath()
    }
    guard strokeWidth > 0 else { return }
    context.setStrokeColor(color)
    context.setLineWidth(strokeWidth)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.addPath(path)
    context.strokePath()
  }
}
