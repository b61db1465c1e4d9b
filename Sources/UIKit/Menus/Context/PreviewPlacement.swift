import CoreGraphics

/// Where what a context menu is about goes while the menu shows. Numbers in, numbers out.
struct PreviewPlacement {
  /// Between the preview and the menu.
  static let gap = MenuPlacement.margin
  /// The smallest height that a preview is left with, unless it is less high anyway.
  private static let least: CGFloat = 44
  /// Of the room, at most for a controller's view.
  private static let controllerShare: CGFloat = 0.6

  /// Where previews may be.
  let room: CGRect
  private var hasRoom: Bool { room.width > 0 && room.height > 0 }

  /// The source, moved into the room and made smaller where it must be.
  func frame(of source: CGRect) -> CGRect {
    let scale = min(
      1, max(room.height, 1) / max(source.height, 1), max(room.width, 1) / max(source.width, 1))
    return put(
      CGSize(width: source.width * scale, height: source.height * scale), about: source)
  }

  /// Where it lies, or as near to that as it fits above or below its menu, made smaller if it must be.
  func frame(of source: CGRect, beside menu: CGRect) -> CGRect {
    guard hasRoom else { return source }
    let above = menu.minY - Self.gap - room.minY
    let below = room.maxY - menu.maxY - Self.gap
    let least = min(Self.least, source.height)
    let isAbove = above >= least && (source.midY <= menu.midY || below < least)
    let height = max(isAbove ? above : below, least)
    let scale = min(
      1, height / max(source.height, 1), max(room.width, 1) / max(source.width, 1))
    let size = CGSize(width: source.width * scale, height: source.height * scale)
    let start = isAbove ? room.minY : menu.maxY + Self.gap
    return CGRect(
      x: held(source.midX - size.width / 2, room.minX, room.maxX - size.width),
      y: held(source.midY - size.height / 2, start, start + height - size.height),
      width: size.width, height: size.height)
  }

  /// Where a controller's view is before the menu finds its place: about its source. Without a size of its
  /// own it is as wide as the room.
  func frame(preferring size: CGSize, about source: CGRect) -> CGRect {
    let most = CGSize(width: room.width, height: room.height * Self.controllerShare)
    let size = CGSize(
      width: size.width > 0 ? min(size.width, most.width) : most.width,
      height: size.height > 0 ? min(size.height, most.height) : most.height)
    return put(size, about: source)
  }

  private func put(_ size: CGSize, about source: CGRect) -> CGRect {
    guard hasRoom else { return source }
    return CGRect(
      x: held(source.midX - size.width / 2, room.minX, room.maxX - size.width),
      y: held(source.midY - size.height / 2, room.minY, room.maxY - size.height),
      width: size.width, height: size.height)
  }

  private func held(_ start: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
    max(least, min(start, most))
  }
}
