import CoreGraphics
import CoreText
import Foundation

/// What the program has set of a field besides its text.
struct TextFieldLooks {
  var placeholder: NSAttributedString?
  var inputView: UIView?
  var inputAccessoryView: UIView?
}

/// Shows the text, or the placeholder, within the rectangle for it.
final class TextFieldCanvas: UIView {
  weak var field: UITextField?
  /// What was drawn last; nil where that is not known, as of a placeholder or of what a subclass draws.
  private var drawn: TextFieldPicture?

  convenience init() {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    clipsToBounds = true
    contentMode = .redraw
  }

  /// Draws what differs from what was drawn last; all of it if one of them is not known.
  func show(_ picture: TextFieldPicture?) {
    let last = drawn
    drawn = picture
    guard let picture, let last, let area = picture.areaChanged(since: last) else {
      return setNeedsDisplay()
    }
    if !area.isNull { setNeedsDisplay(area) }
  }

  override func draw(_ rect: CGRect) {
    guard let field, let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: -frame.minX, y: -frame.minY)
    field.paintContent()
  }
}

/// What a canvas shows of a text that is edited.
enum TextFieldPicture {
  case nothing
  /// In the canvas.
  case line(TextLayout, at: CGPoint)

  /// The part of the canvas that looks different; null if all looks the same, nil if it is not known.
  func areaChanged(since old: TextFieldPicture) -> CGRect? {
    guard case .line(let layout, let origin) = self, case .line(let last, let lastOrigin) = old,
      origin == lastOrigin
    else { return area.union(old.area) }
    let reach = max(layout.overhang, last.overhang)
    return layout.areaChanged(since: last).map { Self.place($0, origin, reach) }
  }

  /// Where anything is drawn.
  private var area: CGRect {
    switch self {
    case .nothing: .null
    case .line(let layout, let origin): Self.place(layout.lineArea, origin, layout.overhang)
    }
  }

  /// With room for letters that reach out of their line and for their blurred edges.
  private static func place(_ area: CGRect, _ origin: CGPoint, _ overhang: CGFloat) -> CGRect {
    if area.isNull { return area }
    let reach = overhang.rounded(.up) + 1
    return area.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -reach, dy: -reach)
  }
}

/// Removes the text of a field. Tab passes it over.
final class TextFieldClearButton: UIButton {
  override var canBecomeFocused: Bool { false }
}
