import CoreGraphics
public import Foundation
import QuartzCore

/// Lays out what a view shows, as wide as the page, over as many pages as it takes.
@preconcurrency @MainActor
open class UIViewPrintFormatter: UIPrintFormatter {
  private let shownView: UIView
  private var heldText: UISimpleTextPrintFormatter?

  init(_ view: UIView) {
    shownView = view
    super.init()
  }

  /// The one that is printed.
  open var view: UIView { shownView }

  open override var pageCount: Int {
    if let text = textFormatter { return text.pageCount }
    let size = shownView.bounds.size
    guard size.width > 0, size.height > 0 else { return 0 }
    var (left, count) = (size.height * scale, 0)
    while left > 0.5, count < Self.mostPages {
      let room = room(forPageAt: count).height
      guard room > 0 else { return count }
      left -= room
      count += 1
    }
    return count
  }

  /// Calls the view's `draw(_:for:)` with the current context moved and scaled to the part of the page.
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let page = pageIndex - startPage
    if let text = textFormatter { return text.draw(in: rect, forPageAt: page) }
    guard let context = UIGraphicsGetCurrentContext(), page >= 0, page < pageCount else { return }
    let before = (0..<page).reduce(0) { $0 + room(forPageAt: $1).height }
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY - before)
    context.scaleBy(x: scale, y: scale)
    let part = CGRect(
      x: 0, y: before / scale, width: shownView.bounds.width, height: rect.height / scale)
    shownView.draw(part.intersection(CGRect(origin: .zero, size: shownView.bounds.size)), for: self)
    context.restoreGState()
  }

  override func makeCopy() -> UIPrintFormatter { UIViewPrintFormatter(shownView) }

  private static let mostPages = 10_000

  /// Views that are wider than the page are made smaller.
  private var scale: CGFloat {
    let (room, width) = (room(forPageAt: 0).width, shownView.bounds.width)
    return width > room && room > 0 ? room / width : 1
  }

  override func layoutDidChange() { heldText = nil }

  /// A text view prints its whole text.
  private var textFormatter: UISimpleTextPrintFormatter? {
    guard let textView = shownView as? UITextView else { return nil }
    let text = textView.attributedText ?? NSAttributedString()
    if let heldText, heldText.attributedText == text, heldText.renderer === renderer {
      return heldText
    }
    let formatter = UISimpleTextPrintFormatter(attributedText: text)
    formatter.renderer = renderer
    formatter.takeMeasures(of: self)
    heldText = formatter
    return formatter
  }
}

extension UIView {
  /// Prints a part of the view with two pixels for each point.
  func drawPrinted(_ rect: CGRect) {
    layoutIfNeeded()
    let part = rect.offsetBy(dx: bounds.minX, dy: bounds.minY)
    guard !rect.isEmpty, let picture = layer.picture(.upToDate, of: part, scale: 2) else { return }
    UIImage(cgImage: picture, scale: 2, orientation: .up).draw(in: rect)
  }
}
