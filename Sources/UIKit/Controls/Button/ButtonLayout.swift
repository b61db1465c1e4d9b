import CoreGraphics

/// Where the content of a configured button goes: image, title, subtitle and mark. Sizes in, places out.
struct ButtonLayout {
  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  /// At the trailing end.
  var mark = CGSize.zero
  var placement = NSDirectionalRectEdge.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var alignment = UIButton.Configuration.TitleAlignment.automatic

  /// Between text and mark.
  static let markPadding: CGFloat = 6

  /// As if from left to right.
  struct Places: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    var mark = CGRect.zero
  }

  var isStacked: Bool { placement == .top || placement == .bottom }

  var text: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var imageGap: CGFloat { image.width > 0 && text.height > 0 ? imagePadding : 0 }

  private var markWidth: CGFloat { mark.width > 0 ? mark.width + Self.markPadding : 0 }

  /// What image and mark take of the width beside a text.
  var besideText: CGFloat {
    markWidth + (isStacked || image.width == 0 ? 0 : image.width + imagePadding)
  }

  var size: CGSize {
    let text = text
    let body =
      isStacked
      ? CGSize(width: max(image.width, text.width), height: image.height + imageGap + text.height)
      : CGSize(
        width: image.width + imageGap + text.width, height: max(image.height, text.height))
    return CGSize(width: body.width + markWidth, height: max(body.height, mark.height))
  }

  /// In a content that begins at `origin`.
  func places(at origin: CGPoint) -> Places {
    let (size, text) = (size, text)
    var places = Places()
    let body = CGRect(
      x: origin.x, y: origin.y, width: size.width - markWidth, height: size.height)
    places.mark = CGRect(
      x: origin.x + size.width - mark.width, y: body.midY - mark.height / 2, width: mark.width,
      height: mark.height)
    let corner = textCorner(in: body, text)
    places.image = imagePlace(in: body)
    place(in: CGRect(origin: corner, size: text), &places)
    return places
  }

  private func textCorner(in body: CGRect, _ text: CGSize) -> CGPoint {
    switch placement {
    case .top: CGPoint(x: body.midX - text.width / 2, y: body.maxY - text.height)
    case .bottom: CGPoint(x: body.midX - text.width / 2, y: body.minY)
    case .trailing: CGPoint(x: body.minX, y: body.midY - text.height / 2)
    default: CGPoint(x: body.maxX - text.width, y: body.midY - text.height / 2)
    }
  }

  private func imagePlace(in body: CGRect) -> CGRect {
    let (x, y) = (body.midX - image.width / 2, body.midY - image.height / 2)
    let corner =
      switch placement {
      case .top: CGPoint(x: x, y: body.minY)
      case .bottom: CGPoint(x: x, y: body.maxY - image.height)
      case .trailing: CGPoint(x: body.maxX - image.width, y: y)
      default: CGPoint(x: body.minX, y: y)
      }
    return CGRect(origin: corner, size: image)
  }

  private func place(in text: CGRect, _ places: inout Places) {
    places.title = aligned(title, in: text, y: text.minY)
    places.subtitle = aligned(subtitle, in: text, y: text.maxY - subtitle.height)
  }

  private func aligned(_ size: CGSize, in text: CGRect, y: CGFloat) -> CGRect {
    let way: CGFloat =
      switch alignment {
      case .leading: 0
      case .trailing: 1
      case .center: 0.5
      case .automatic: isStacked ? 0.5 : 0
      }
    let x = text.minX + (text.width - size.width) * way
    return CGRect(x: x, y: y, width: size.width, height: size.height)
  }
}
