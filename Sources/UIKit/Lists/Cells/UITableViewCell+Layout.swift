import CoreGraphics

extension UITableViewCell {
  /// Places all that the cell has made, from leading to trailing.
  func placeParts() {
    let shift = swipe?.offset ?? 0
    var room = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height)
    placeEditControls(&room)
    room.size.width -= placeAccessory(in: room)
    content.frame = directed(room).offsetBy(dx: shift, dy: 0)
    backgroundView?.frame = bounds
    if let view = selectedBackgroundView, view.superview === self { view.frame = bounds }
    parts.background?.frame = bounds
    if let configured = parts.configured {
      configured.frame = content.bounds
    } else {
      placeTexts()
    }
    placeSeparator(indented: room.minX)
  }

  /// Mirrored where the interface goes from right to left.
  private func directed(_ rect: CGRect, in width: CGFloat? = nil) -> CGRect {
    guard isRightToLeft else { return rect }
    var mirrored = rect
    mirrored.origin.x = (width ?? bounds.width) - rect.maxX
    return mirrored
  }

  private func placeEditControls(_ room: inout CGRect) {
    if let control = parts.editControl {
      control.frame = directed(
        CGRect(x: 0, y: 0, width: CellMetrics.editControl + 8, height: bounds.height))
      if shouldIndentWhileEditing || editingStyle != .none {
        room.origin.x += CellMetrics.editControl
        room.size.width -= CellMetrics.editControl
      }
    }
    if let control = parts.reorderControl {
      let width = CellMetrics.reorderControl
      control.frame = directed(
        CGRect(x: room.maxX - width, y: 0, width: width, height: bounds.height))
      room.size.width -= width
    }
  }

  /// The width that the accessory takes from the content.
  private func placeAccessory(in room: CGRect) -> CGFloat {
    guard let view = shownAccessory else { return 0 }
    let size = view.bounds.size
    let y = ((bounds.height - size.height) / 2 * 2).rounded(.up) / 2
    let x = room.maxX - CellMetrics.trailingMargin - size.width
    let shift = swipe?.offset ?? 0
    view.frame = directed(CGRect(origin: CGPoint(x: x, y: y), size: size))
      .offsetBy(dx: shift, dy: 0)
    return CellMetrics.trailingMargin + size.width
  }

  private func placeSeparator(indented: CGFloat) {
    let height = 1 / max(window?.screen.scale ?? UIScreen.main.scale, 1)
    let inset = hasOwnSeparatorInset ? .fromEdges(separatorInset) : look.separatorInset
    let (own, end) = inset.ends(textStart: textStart)
    let start = indented + own
    let line = CGRect(
      x: start, y: bounds.height - height, width: max(0, bounds.width - start - end),
      height: height)
    parts.separator.frame = directed(line)
  }

  /// Where texts start in the content, after the image.
  private var textStart: CGFloat {
    let indent = CGFloat(indentationLevel) * indentationWidth
    if let content = parts.configured as? UIListContentView { return content.textStart + indent }
    guard let image = parts.image?.image, parts.configured == nil else {
      return indent > 0 ? CellMetrics.margin + indent : 0
    }
    return CellMetrics.margin + indent + imageSize(image).width + CellMetrics.imageGap
  }

  private func imageSize(_ image: UIImage) -> CGSize {
    let limit = max(bounds.height - 4, 20)
    guard image.size.height > limit else { return image.size }
    return CGSize(width: image.size.width * limit / image.size.height, height: limit)
  }

  // MARK: Texts

  /// The room that texts have in a content view of this width.
  private func textRoom(width: CGFloat) -> (start: CGFloat, width: CGFloat) {
    let start = max(textStart, CellMetrics.margin)
    let trailing = shownAccessory == nil ? CellMetrics.trailingMargin : CellMetrics.textGap
    return (start, max(0, width - start - trailing))
  }

  func placeTexts() {
    let (size, room) = (content.bounds.size, textRoom(width: content.bounds.width))
    if let view = parts.image, let image = view.image {
      let fitting = imageSize(image)
      let x = CellMetrics.margin + CGFloat(indentationLevel) * indentationWidth
      let y = ((size.height - fitting.height) / 2).rounded()
      view.frame = directed(
        CGRect(origin: CGPoint(x: x, y: y), size: fitting), in: size.width)
    }
    let frames = TextFrames(self, room, height: size.height)
    if let text = parts.text { text.frame = directed(frames.text, in: size.width) }
    if let detail = parts.detail { detail.frame = directed(frames.detail, in: size.width) }
  }

  func fittingHeight(width: CGFloat) -> CGFloat {
    var content = width - (shownAccessory.map { $0.bounds.width + CellMetrics.trailingMargin } ?? 0)
    if parts.editControl != nil { content -= CellMetrics.editControl }
    if parts.reorderControl != nil { content -= CellMetrics.reorderControl }
    if let configured = parts.configured {
      let size = configured.systemLayoutSizeFitting(
        CGSize(width: content, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return max(size.height, configured.sizeThatFits(CGSize(width: content, height: 0)).height)
    }
    return TextFrames(self, textRoom(width: content), height: 0).fittingHeight
  }

  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard parts.configured == nil, content.layoutFlags.contains(.hasConstraints) else {
      return sizeThatFits(target)
    }
    placeParts()
    let beside = bounds.width - content.bounds.width
    let room = CGSize(width: max(0, target.width - beside), height: target.height)
    let size = content.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    return CGSize(width: size.width + beside, height: size.height)
  }
}
