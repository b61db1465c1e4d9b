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
  /// What was drawn last, and where, while the text is edited.
  private var drawn: (layout: TextLayout, origin: CGPoint)?

  convenience init() {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    clipsToBounds = true
    contentMode = .redraw
  }

  /// Draws what differs from what was drawn last; all of it if that is not known, or there is no layout.
  func show(_ layout: TextLayout?, at origin: CGPoint) {
    let last = drawn
    drawn = layout.map { ($0, origin) }
    guard let layout, let last, last.origin == origin,
      let area = layout.areaChanged(since: last.layout)
    else { return setNeedsDisplay() }
    if area.isNull { return }
    let reach = max(layout.overhang, last.layout.overhang).rounded(.up) + 1
    setNeedsDisplay(area.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -reach, dy: -reach))
  }

  override func draw(_ rect: CGRect) {
    guard let field, let context = UIGraphicsGetCurrentContext() else { return }
    context.translateBy(x: -frame.minX, y: -frame.minY)
    field.paintContent()
  }
}

/// Removes the text of a field. Tab passes it over.
final class TextFieldClearButton: UIButton {
  override var canBecomeFocused: Bool { false }
}
