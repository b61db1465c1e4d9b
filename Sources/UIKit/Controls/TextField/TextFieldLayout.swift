import CoreGraphics

/// Where the parts of a text field go. Sizes and rectangles in, rectangles out.
struct TextFieldLayout: Equatable {
  /// In points: the text's distance from a border, measured; the clear button, and its distances from a
  /// border and from the text.
  static let inset = CGSize(width: 7, height: 2)
  static let (clear, clearInset, clearGap): (CGFloat, CGFloat, CGFloat) = (19, 5, 3)

  var border = UITextField.BorderStyle.none
  var isRightToLeft = false

  private var inset: CGSize { border == .none ? .zero : Self.inset }

  /// A view at the leading or trailing end, in the middle of the height and not higher than the bounds.
  func sideRect(_ size: CGSize, in bounds: CGRect, isLeading: Bool) -> CGRect {
    let (width, height) = (max(size.width, 0), min(max(size.height, 0), bounds.height))
    let isLeft = isLeading != isRightToLeft
    return CGRect(
      x: isLeft ? bounds.minX + inset.width : bounds.maxX - inset.width - width,
      y: Self.middle(height, in: bounds), width: width, height: height)
  }

  func clearRect(in bounds: CGRect) -> CGRect {
    let gap = border == .none ? 0 : Self.clearInset
    let x = isRightToLeft ? bounds.minX + gap : bounds.maxX - gap - Self.clear
    return CGRect(
      x: x, y: Self.middle(Self.clear, in: bounds), width: Self.clear, height: Self.clear)
  }

  /// What is between the views at both ends; null stands for none.
  func textRect(in bounds: CGRect, leading: CGRect, trailing: CGRect, clear: CGRect) -> CGRect {
    let end = clear.isNull ? trailing : clear
    let endGap = clear.isNull ? inset.width : Self.clearGap
    let (left, leftGap) = isRightToLeft ? (end, endGap) : (leading, inset.width)
    let (right, rightGap) = isRightToLeft ? (leading, inset.width) : (end, endGap)
    let start = left.isNull ? bounds.minX + inset.width : left.maxX + leftGap
    let stop = right.isNull ? bounds.maxX - inset.width : right.minX - rightGap
    return CGRect(
      x: start, y: bounds.minY + inset.height, width: max(stop - start, 0),
      height: max(bounds.height - 2 * inset.height, 0))
  }

  /// The size that shows a text of this width, between views that take this much; measured: with a
  /// border 28 wider and 13 higher than its text, without one 5 and 1.5.
  func fittingSize(textWidth: CGFloat, lineHeight: CGFloat, views: CGFloat) -> CGSize {
    let width = textWidth.rounded(.up) + views
    return border == .none
      ? CGSize(width: width + 5, height: lineHeight + 1.5)
      : CGSize(width: width + 28, height: lineHeight.rounded(.up) + 13)
  }

  private static func middle(_ height: CGFloat, in bounds: CGRect) -> CGFloat {
    bounds.minY + ((bounds.height - height) / 2).rounded(.down)
  }
}

/// Where a line of text stands in the rectangle for it, and how far it is scrolled.
struct TextFieldLine: Equatable {
  var width: CGFloat
  var room: CGFloat
  /// Room for the caret behind the text.
  static let caret: CGFloat = 2

  /// From the room's left side. A line that is too wide begins there.
  func start(_ alignment: NSTextAlignment, isRightToLeft: Bool) -> CGFloat {
    let free = max(room - width, 0)
    switch alignment {
    case .left: return 0
    case .center: return (free / 2).rounded(.down)
    case .right: return free
    case .justified, .natural: return isRightToLeft ? free : 0
    }
  }

  /// The nearest scroll to the former one that shows a caret.
  func scroll(from former: CGFloat, showing caret: CGFloat) -> CGFloat {
    let most = max(width + Self.caret - room, 0)
    var scroll = min(max(former, 0), most)
    if caret - scroll > room - Self.caret { scroll = caret - room + Self.caret }
    if caret < scroll { scroll = caret }
    return min(max(scroll, 0), most)
  }
}
