import CoreGraphics

/// Where a popover is and where its arrow points. Sizes in, rectangles out.
///
/// As on iOS: of the permitted directions the first that has room for the whole content, in the order up,
/// down, left, right; else the one with the most room, with content made smaller. It is centred at its source
/// as far as the bounds allow.
struct PopoverLayout: Equatable {
  /// The arrow's height, and its width at the popover.
  static let arrow = (height: CGFloat(13), base: CGFloat(37))
  static let cornerRadius: CGFloat = 26

  /// What a popover may cover.
  var bounds: CGRect
  /// What the arrow points at.
  var source: CGRect
  var content: CGSize
  var permitted: UIPopoverArrowDirection = .any
  var mayCoverSource = false
  var arrowHeight = arrow.height
  var arrowBase = arrow.base

  struct Place: Equatable {
    var direction: UIPopoverArrowDirection
    /// With the arrow.
    var frame: CGRect
    /// Of the arrow's point from the middle of its side.
    var arrowOffset: CGFloat = 0
    /// Without the arrow, in the popover's coordinates.
    var contentFrame: CGRect

    var contentArea: CGFloat { contentFrame.width * contentFrame.height }
  }

  /// Whether the content was not made smaller.
  func holds(_ place: Place) -> Bool { place.contentFrame.size == content }

  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  var place: Place {
    let directions = Self.order.filter { permitted.contains($0) }
    guard !directions.isEmpty else { return centered }
    let fitting = directions.first { fits(room(for: $0)) }
    guard fitting == nil, mayCoverSource || directions.allSatisfy({ isEmpty(room(for: $0)) })
    else { return beside(fitting ?? roomiest(directions)) }
    return centered
  }

  /// Without an arrow, over the source.
  private var centered: Place {
    let size = CGSize(
      width: min(content.width, bounds.width), height: min(content.height, bounds.height))
    let frame = CGRect(
      x: held(source.midX - size.width / 2, bounds.minX, bounds.maxX - size.width),
      y: held(source.midY - size.height / 2, bounds.minY, bounds.maxY - size.height),
      width: size.width, height: size.height)
    return Place(
      direction: [], frame: frame, contentFrame: CGRect(origin: .zero, size: frame.size))
  }

  /// For content without its arrow, at the side where it is if the arrow has that direction.
  private func room(for direction: UIPopoverArrowDirection) -> CGSize {
    switch direction {
    case .up: CGSize(width: bounds.width, height: bounds.maxY - source.maxY - arrowHeight)
    case .down: CGSize(width: bounds.width, height: source.minY - bounds.minY - arrowHeight)
    case .left: CGSize(width: bounds.maxX - source.maxX - arrowHeight, height: bounds.height)
    default: CGSize(width: source.minX - bounds.minX - arrowHeight, height: bounds.height)
    }
  }

  private func fits(_ room: CGSize) -> Bool {
    content.width <= room.width && content.height <= room.height
  }
  private func isEmpty(_ room: CGSize) -> Bool { room.width <= 0 || room.height <= 0 }

  private func roomiest(_ directions: [UIPopoverArrowDirection]) -> UIPopoverArrowDirection {
    func area(_ direction: UIPopoverArrowDirection) -> CGFloat {
      let room = room(for: direction)
      return max(0, min(room.width, content.width)) * max(0, min(room.height, content.height))
    }
    return directions.max { area($0) < area($1) } ?? .up
  }

  private func beside(_ direction: UIPopoverArrowDirection) -> Place {
    let room = room(for: direction)
    let size = CGSize(
      width: max(0, min(content.width, room.width)),
      height: max(0, min(content.height, room.height)))
    let isUpright = direction == .up || direction == .down
    let frame = isUpright ? aboveOrBelow(direction, size) : atTheSide(direction, size)
    let reach = (isUpright ? size.width : size.height) / 2 - Self.cornerRadius - arrowBase / 2
    let target = isUpright ? source.midX - frame.midX : source.midY - frame.midY
    let inset = CGPoint(
      x: direction == .left ? arrowHeight : 0, y: direction == .up ? arrowHeight : 0)
    return Place(
      direction: direction, frame: frame, arrowOffset: held(target, -max(0, reach), max(0, reach)),
      contentFrame: CGRect(origin: inset, size: size))
  }

  private func aboveOrBelow(_ direction: UIPopoverArrowDirection, _ size: CGSize) -> CGRect {
    let height = size.height + arrowHeight
    let x = held(source.midX - size.width / 2, bounds.minX, bounds.maxX - size.width)
    let y = direction == .up ? source.maxY : source.minY - height
    return CGRect(
      x: x, y: held(y, bounds.minY, bounds.maxY - height), width: size.width, height: height)
  }

  private func atTheSide(_ direction: UIPopoverArrowDirection, _ size: CGSize) -> CGRect {
    let width = size.width + arrowHeight
    let y = held(source.midY - size.height / 2, bounds.minY, bounds.maxY - size.height)
    let x = direction == .left ? source.maxX : source.minX - width
    return CGRect(
      x: held(x, bounds.minX, bounds.maxX - width), y: y, width: width, height: size.height)
  }

  private func held(_ value: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    max(least, min(value, most))
  }
}
