import CoreGraphics

extension UIImage {
  /// How the middle of a resizable image fills a larger size.
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  struct Resizing: Hashable {
    var capInsets: UIEdgeInsets
    var mode: ResizingMode
    /// In points: what is repeated, at the upper left between the borders; nil for all there is.
    var middle: CGSize?
  }

  func resizable(_ capInsets: UIEdgeInsets, _ mode: ResizingMode) -> UIImage {
    let resizing = Resizing(capInsets: capInsets.usable, mode: mode)
    return edited { $0.resizing = resizing }
  }

  /// A border of 0 stretches the whole length.
  func stretchable(_ left: Int, _ top: Int) -> UIImage {
    func rest(_ length: CGFloat, _ cap: Int) -> CGFloat {
      cap > 0 ? max(length - CGFloat(cap) - 1, 0) : 0
    }
    let insets = UIEdgeInsets(
      top: CGFloat(top), left: CGFloat(left), bottom: rest(size.height, top),
      right: rest(size.width, left))
    return resizable(insets, .stretch)
  }
}

extension UIImage {
  /// The part between the borders in units of the image's size, for a layer's `contentsCenter`.
  var contentsCenter: CGRect {
    let (columns, rows) = (thirds(of: size.width, horizontal), thirds(of: size.height, vertical))
    guard let columns, let rows else { return CGRect(x: 0, y: 0, width: 1, height: 1) }
    return CGRect(
      x: columns.start / size.width, y: rows.start / size.height,
      width: columns.middle / size.width, height: rows.middle / size.height)
  }

  /// The nine parts of the image in pixels, and their places in `rect`, without empty ones.
  func nineParts(in rect: CGRect) -> [(source: CGRect, target: CGRect)] {
    let columns = spans(size.width, horizontal, middle?.width, over: rect.minX, rect.width)
    let rows = spans(size.height, vertical, middle?.height, over: rect.minY, rect.height)
    return rows.flatMap { row in
      columns.map { column in
        (
          CGRect(x: column.from, y: row.from, width: column.length, height: row.length),
          CGRect(x: column.start, y: row.start, width: column.room, height: row.room)
        )
      }
    }
  }

  private var horizontal: (CGFloat, CGFloat) { (capInsets.left, capInsets.right) }
  private var vertical: (CGFloat, CGFloat) { (capInsets.top, capInsets.bottom) }

  /// The borders in whole pixels, leaving at least one pixel between them. Nil for an empty image.
  private func thirds(of length: CGFloat, _ caps: (CGFloat, CGFloat))
    -> (start: CGFloat, middle: CGFloat, end: CGFloat)?
  {
    let pixels = (length * scale).rounded()
    if pixels < 1 { return nil }
    let start = min((caps.0 * scale).rounded(), pixels - 1)
    let end = min((caps.1 * scale).rounded(), pixels - 1 - start)
    return (start / scale, (pixels - start - end) / scale, end / scale)
  }

  private struct Span {
    var from, length, start, room: CGFloat
  }

  private var middle: CGSize? { value.resizing?.middle }

  private func spans(
    _ length: CGFloat, _ caps: (CGFloat, CGFloat), _ middle: CGFloat?, over start: CGFloat,
    _ room: CGFloat
  ) -> [Span] {
    guard let thirds = thirds(of: length, caps), room > 0 else { return [] }
    let borders = thirds.start + thirds.end
    let share = borders > room ? room / borders : 1
    let rooms = [thirds.start * share, max(room - borders, 0), thirds.end * share]
    let repeated = middle.map { min(max($0, 1 / scale), thirds.middle) } ?? thirds.middle
    let sources = [(0, thirds.start), (thirds.start, repeated), (length - thirds.end, thirds.end)]
    var place = start
    return zip(sources, rooms).compactMap { source, room in
      defer { place += room }
      return source.1 > 0 && room > 0
        ? Span(from: source.0 * scale, length: source.1 * scale, start: place, room: room) : nil
    }
  }
}

extension UIEdgeInsets {
  /// Without negative and non-finite lengths.
  var usable: UIEdgeInsets {
    func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    return UIEdgeInsets(
      top: usable(top), left: usable(left), bottom: usable(bottom), right: usable(right))
  }
}
