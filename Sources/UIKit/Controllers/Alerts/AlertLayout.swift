import CoreGraphics

/// Where the parts of an alert's card go, as measured on iOS 26. Sizes in, rectangles out.
struct AlertLayout: Equatable {
  static let (width, radius): (CGFloat, CGFloat) = (320, 34)
  /// Around the texts, above them, between them.
  static let (inset, top, textGap): (CGFloat, CGFloat, CGFloat) = (30, 24, 8)
  /// The buttons, their distance from the sides and from each other.
  static let (pill, side, gap): (CGFloat, CGFloat, CGFloat) = (48, 16, 8)
  static let field: CGFloat = 44
  /// Between the texts and what is beneath.
  static let section: CGFloat = 20

  /// 0 for a text that there is not.
  var titleHeight: CGFloat = 0
  var messageHeight: CGFloat = 0
  var fieldCount = 0
  var actionCount = 0

  struct Places: Equatable {
    var title = CGRect.zero
    var message = CGRect.zero
    var fields: [CGRect] = []
    var actions: [CGRect] = []
    var height: CGFloat = 0
  }

  static var textWidth: CGFloat { width - 2 * inset }

  var places: Places {
    var places = Places()
    var y = Self.top
    places.title = CGRect(x: Self.inset, y: y, width: Self.textWidth, height: titleHeight)
    y += titleHeight
    if titleHeight > 0, messageHeight > 0 { y += Self.textGap }
    places.message = CGRect(x: Self.inset, y: y, width: Self.textWidth, height: messageHeight)
    y += messageHeight
    y = titleHeight + messageHeight > 0 ? y + Self.section : Self.side
    places.fields = rows(fieldCount, Self.field, &y)
    if fieldCount > 0 { y += Self.side - Self.gap }
    places.actions = actionCount == 2 ? pair(&y) : rows(actionCount, Self.pill, &y)
    let last = fieldCount + actionCount > 0 ? Self.side - Self.gap : 0
    places.height = y + last
    return places
  }

  private func rows(_ count: Int, _ height: CGFloat, _ y: inout CGFloat) -> [CGRect] {
    (0..<count).map { _ in
      defer { y += height + Self.gap }
      return CGRect(x: Self.side, y: y, width: Self.width - 2 * Self.side, height: height)
    }
  }

  private func pair(_ y: inout CGFloat) -> [CGRect] {
    let width = (Self.width - 2 * Self.side - Self.gap) / 2
    let first = CGRect(x: Self.side, y: y, width: width, height: Self.pill)
    y += Self.pill + Self.gap
    return [first, first.offsetBy(dx: width + Self.gap, dy: 0)]
  }
}
