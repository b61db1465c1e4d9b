import CUIPango
import CoreGraphics

extension CTFont {
  /// The font of raised or lowered letters, at the size and the height that the font's file recommends for them,
  /// and by how much they are raised; a level below 0 lowers.
  func superscripted(_ level: Int) -> (font: CTFont, offset: CGFloat) {
    let isRaised = level > 0
    let size = position(
      isRaised ? HB_OT_METRICS_TAG_SUPERSCRIPT_EM_Y_SIZE : HB_OT_METRICS_TAG_SUBSCRIPT_EM_Y_SIZE)
    let offset = position(
      isRaised ? HB_OT_METRICS_TAG_SUPERSCRIPT_EM_Y_OFFSET : HB_OT_METRICS_TAG_SUBSCRIPT_EM_Y_OFFSET
    )
    let usable = size > 0.2 * descriptor.size && size <= descriptor.size
    return (
      CTFont(descriptor.resized(usable ? size : 0.6 * descriptor.size)),
      min(max(offset, 0), descriptor.size) * CGFloat(min(max(level, -3), 3))
    )
  }

  private func position(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
    reading { FontMetrics.read(tag, of: $0) } ?? 0
  }
}
