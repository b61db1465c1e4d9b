import CoreGraphics

/// How wide one column is to be: what the program says, and what the user has dragged it to.
struct SplitWidths: Equatable {
  /// In points, as on iOS: nothing wider by itself.
  private static let usualMaximum: CGFloat = 320
  private static let usualShare: CGFloat = 0.4
  /// What drags leave of a column, and of the secondary one, in points.
  static let (leastDragged, leastSecondary): (CGFloat, CGFloat) = (180, 320)
  static let mostDragged: CGFloat = 480

  var preferred = UISplitViewController.automaticDimension
  var fraction = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension
  var dragged: CGFloat?

  /// A width in points counts before a share; limits count before both.
  func width(in total: CGFloat) -> CGFloat {
    guard total.isFinite, total > 0 else { return 0 }
    let wanted = dragged ?? said(preferred) ?? (said(fraction) ?? Self.usualShare) * total
    let least = said(minimum) ?? 0
    let usual = max(Self.usualMaximum, dragged ?? said(preferred) ?? 0)
    return min(max(min(wanted, max(said(maximum) ?? usual, least)), least), total).rounded()
  }

  /// What the secondary column must keep before others are beside it.
  func needed(in total: CGFloat) -> CGFloat {
    let wanted = said(preferred) ?? said(fraction).map { $0 * total }
    return max(wanted ?? SplitLayout.comfortableSecondary, said(minimum) ?? 0)
  }

  /// Where a drag may end, if the secondary column has `room` besides.
  func dragged(to width: CGFloat, room: CGFloat) -> CGFloat {
    let least = said(minimum) ?? Self.leastDragged
    let most = min(said(maximum) ?? Self.mostDragged, room - Self.leastSecondary)
    return max(min(width, most), least)
  }

  /// Nil for automatic, and for what is no width.
  private func said(_ value: CGFloat) -> CGFloat? {
    value.isFinite && value >= 0 ? value : nil
  }
}
