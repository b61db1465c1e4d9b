import CoreGraphics

/// Where the parts of a row lie, and how high it is.
struct ListContentLayout: Equatable {
  private(set) var image = CGRect.zero
  private(set) var text = CGRect.zero
  private(set) var secondary = CGRect.zero
  private(set) var size = CGSize.zero

  struct Metrics {
    var margins: UIEdgeInsets
    var imageSize: CGSize?
    /// Around the image.
    var reserved: CGSize
    var imagePadding: CGFloat
    var besidePadding: CGFloat
    var belowPadding: CGFloat
    var prefersBeside: Bool
    var isMirrored: Bool
  }

  /// A text's size for lines of a width, 0 for no limit; nil where there is no text.
  typealias Measure = (_ width: CGFloat) -> CGSize

  /// - Parameter width: Of the row; 0 for the natural one.
  init(_ metrics: Metrics, width: CGFloat, text first: Measure?, secondary second: Measure?) {
    let margins = metrics.margins
    let reserved = metrics.imageSize == nil ? .zero : metrics.reserved
    let gap = metrics.imageSize == nil ? 0 : metrics.imagePadding
    let start = margins.left + reserved.width + gap
    let room = width > 0 ? max(1, width - start - margins.right) : 0
    let block = place(metrics, room, first, second)
    let height = max(reserved.height, block.height)
    size = CGSize(
      width: width > 0 ? width : start + block.width + margins.right,
      height: margins.top + height + margins.bottom)
    move(by: CGPoint(x: start, y: margins.top + ((height - block.height) / 2)))
    placeImage(metrics, reserved, in: height)
    if metrics.isMirrored { mirror(margins) }
  }

  /// Lays the texts out at the origin.
  private mutating func place(
    _ metrics: Metrics, _ room: CGFloat, _ first: Measure?, _ second: Measure?
  ) -> CGSize {
    guard let first, let second else {
      let size = (first ?? second)?(room) ?? .zero
      let frame = CGRect(x: 0, y: 0, width: max(size.width, room), height: size.height)
      if first != nil { text = frame } else { secondary = frame }
      return size
    }
    let natural = (first(0), second(0))
    let least = natural.0.width + metrics.besidePadding + natural.1.width
    if metrics.prefersBeside, room == 0 || least <= room {
      return placeBeside(natural.0, natural.1, max(room, least))
    }
    let (upper, lower) = (first(room), second(room))
    let width = max(room, upper.width, lower.width)
    text = CGRect(x: 0, y: 0, width: width, height: upper.height)
    let y = upper.height + metrics.belowPadding
    secondary = CGRect(x: 0, y: y, width: width, height: lower.height)
    return CGSize(width: max(upper.width, lower.width), height: secondary.maxY)
  }

  private mutating func placeBeside(
    _ first: CGSize, _ second: CGSize, _ width: CGFloat
  ) -> CGSize {
    let height = max(first.height, second.height)
    text = CGRect(
      x: 0, y: (height - first.height) / 2, width: first.width, height: first.height)
    secondary = CGRect(
      x: width - second.width, y: (height - second.height) / 2, width: second.width,
      height: second.height)
    return CGSize(width: width, height: height)
  }

  private mutating func move(by offset: CGPoint) {
    text = text.offsetBy(dx: offset.x, dy: offset.y)
    secondary = secondary.offsetBy(dx: offset.x, dy: offset.y)
  }

  private mutating func placeImage(_ metrics: Metrics, _ reserved: CGSize, in height: CGFloat) {
    guard let own = metrics.imageSize else { return }
    image = CGRect(
      x: metrics.margins.left + (reserved.width - own.width) / 2,
      y: metrics.margins.top + (height - own.height) / 2, width: own.width, height: own.height)
  }

  private mutating func mirror(_ margins: UIEdgeInsets) {
    // The metrics' left is the leading side.
    func mirrored(_ rect: CGRect) -> CGRect {
      CGRect(x: size.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
    (image, text, secondary) = (mirrored(image), mirrored(text), mirrored(secondary))
  }

  /// Down by what a row is higher than its content, as rows keep their content in the middle.
  mutating func center(in height: CGFloat) {
    let rest = (height - size.height) / 2
    image.origin.y += rest
    text.origin.y += rest
    secondary.origin.y += rest
  }
}
