import CoreGraphics
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

  convenience init() {
    self.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    clipsToBounds = true
    contentMode = .redraw
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
