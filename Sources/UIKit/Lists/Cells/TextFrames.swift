import CoreGraphics

/// Where the texts of a cell's style go, in a content view read from left to right.
@MainActor
struct TextFrames {
  private(set) var text = CGRect.zero
  private(set) var detail = CGRect.zero
  private(set) var fittingHeight = CellMetrics.height

  init(_ cell: UITableViewCell, _ room: (start: CGFloat, width: CGFloat), height: CGFloat) {
    let labels = (cell.parts.text, cell.parts.detail)
    let first = Self.size(labels.0, room.width)
    switch cell.style {
    case .default:
      text = CGRect(x: room.start, y: 0, width: room.width, height: height)
      fit(first.height)
    case .value1: placeBeside(first, Self.size(labels.1, room.width), room, height)
    case .value2: placeAfter(first, labels.1, room, height)
    case .subtitle: placeBelow(first, Self.size(labels.1, room.width), room, height)
    }
  }

  private static func size(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.style.text?.isEmpty == false else { return .zero }
    var size = label.sizeThatFits(CGSize(width: width, height: 0))
    size.width = min(size.width, width)
    return size
  }

  private mutating func fit(_ height: CGFloat) {
    fittingHeight = max(CellMetrics.height, height + 2 * CellMetrics.verticalMargin)
  }

  /// The second text at the trailing edge; the first gives way, but keeps half.
  private mutating func placeBeside(
    _ first: CGSize, _ second: CGSize, _ room: (start: CGFloat, width: CGFloat), _ height: CGFloat
  ) {
    let gap = second.width > 0 ? CellMetrics.textGap : 0
    let width = min(first.width, max(room.width - second.width - gap, room.width / 2))
    let rest = min(second.width, max(0, room.width - width - gap))
    text = CGRect(x: room.start, y: 0, width: width, height: height)
    detail = CGRect(
      x: room.start + room.width - rest, y: 0, width: rest, height: height)
    fit(max(first.height, second.height))
  }

  /// The first text in a column of its own.
  private mutating func placeAfter(
    _ first: CGSize, _ second: UILabel?, _ room: (start: CGFloat, width: CGFloat),
    _ height: CGFloat
  ) {
    let column = min(CellMetrics.value2Width, room.width)
    let rest = max(0, room.width - column - CellMetrics.textGap)
    text = CGRect(x: room.start, y: 0, width: column, height: height)
    detail = CGRect(
      x: room.start + column + CellMetrics.textGap, y: 0, width: rest, height: height)
    fit(max(first.height, Self.size(second, rest).height))
  }

  private mutating func placeBelow(
    _ first: CGSize, _ second: CGSize, _ room: (start: CGFloat, width: CGFloat), _ height: CGFloat
  ) {
    let whole = first.height + second.height
    let top = max(0, ((height - whole) / 2 * 2).rounded(.down) / 2)
    text = CGRect(x: room.start, y: top, width: room.width, height: first.height)
    detail = CGRect(
      x: room.start, y: top + first.height, width: room.width, height: second.height)
    fit(whole)
  }
}
