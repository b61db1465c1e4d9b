import CoreGraphics
import Foundation

/// The selection in the tint colour, and in grey where keys don't go. A layer for each rectangle; lines of the
/// same width are one rectangle.
final class SelectionHighlightView: UIView, UITextSelectionHighlightView {
  private static let opacity: CGFloat = 0.25

  private var pieces: [UIView] = []
  /// Whether the window has the keyboard.
  var isActive = true {
    didSet { if isActive != oldValue { recolor() } }
  }

  var selectionRects: [UITextSelectionRect] = [] {
    didSet { show(Self.merged(selectionRects.map(\.rect))) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    recolor()
  }

  private func recolor() {
    for piece in pieces { piece.backgroundColor = color }
  }

  private var color: UIColor {
    (isActive ? tintColor : .systemGray).withAlphaComponent(Self.opacity)
  }

  private func show(_ rects: [CGRect]) {
    while pieces.count > rects.count { pieces.removeLast().removeFromSuperview() }
    while pieces.count < rects.count {
      let piece = UIView()
      piece.backgroundColor = color
      addSubview(piece)
      pieces.append(piece)
    }
    for (piece, rect) in zip(pieces, rects) where piece.frame != rect { piece.frame = rect }
  }

  static func merged(_ rects: [CGRect]) -> [CGRect] {
    rects.reduce(into: []) { merged, rect in
      if let last = merged.last, last.minX == rect.minX, last.width == rect.width,
        abs(last.maxY - rect.minY) < 0.01
      {
        merged[merged.count - 1] = last.union(rect)
      } else if rect.width > 0 || rect.height > 0 {
        merged.append(rect)
      }
    }
  }
}
