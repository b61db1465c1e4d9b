import CUIPango
package import CoreGraphics

extension TextLayout {
  /// Draws all lines with the layout's top left corner at `origin`, for contexts whose y axis
  /// points down. Baselines are aligned to whole rows of pixels.
  ///
  /// A `tint` replaces the colours of glyphs and decorations, for example for shadows. Call only on
  /// the thread that made the layout.
  package func draw(
    in context: CGContext, at origin: CGPoint, tint: CGColor? = nil
  ) {
    guard origin.x.isFinite, origin.y.isFinite, !lines.isEmpty else { return }
    let visible = lines(in: context.boundingBoxOfClipPath, at: origin)
    paintInTurns(in: context, tint: tint) { painter in
      for number in visible { painter.paint(lines[number], at: origin) }
    }
  }

  /// Paints what has no shadow, then what has each.
  func paintInTurns(in context: CGContext, tint: CGColor? = nil, _ body: (TextPainter) -> Void) {
    let shadows = tint == nil ? storage.shadows : []
    paint(in: context, tint: tint, { $0.shadow == nil || tint != nil }, body)
    for shadow in shadows {
      context.saveGState()
      context.setShadow(offset: shadow.offset, blur: shadow.blur, color: shadow.color)
      paint(in: context, tint: nil, { $0.shadow == shadow }, body)
      context.restoreGState()
    }
  }

  /// Paints the runs whose attributes are wanted.
  private func paint(
    in context: CGContext, tint: CGColor?, _ isWanted: @escaping (TextAttributes) -> Bool,
    _ body: (TextPainter) -> Void
  ) {
    context.withGlyphPen { pen in
      cairo_save(pen.cairo)
      cairo_set_fill_rule(pen.cairo, CAIRO_FILL_RULE_WINDING)
      body(TextPainter(pen: pen, storage: storage, tint: tint, isWanted: isWanted))
      cairo_restore(pen.cairo)
    }
  }

  /// The lines that may reach into a clip. Letters may be twice as high as their line.
  func lines(in clip: CGRect, at origin: CGPoint) -> Range<Int> {
    guard lines.count > 4, !clip.isInfinite else { return lines.indices }
    let isSeen = { (line: TextLine) in
      let baseline = origin.y + line.origin.y
      return baseline + line.height > clip.minY && baseline - 2 * line.height < clip.maxY
    }
    guard let first = lines.firstIndex(where: isSeen) else { return 0..<0 }
    return first..<lines.lastIndex(where: isSeen)! + 1
  }

  /// The size of the calling thread's cache of glyph masks; the cache is cleared at one megabyte.
  package static var cachedGlyphBytes: Int { ThreadFonts.current?.masks.byteCount ?? 0 }
}

extension TextStorage {
  /// Those of all runs, each once.
  fileprivate var shadows: [TextShadow] {
    var shadows: [TextShadow] = []
    for run in runs {
      if let shadow = run.attributes.shadow, !shadows.contains(shadow) { shadows.append(shadow) }
    }
    return shadows
  }
}
