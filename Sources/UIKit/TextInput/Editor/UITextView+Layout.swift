import CoreGraphics
import Foundation
import TextKit

extension UITextView {
  var textOrigin: CGPoint { CGPoint(x: textContainerInset.left, y: textContainerInset.top) }

  /// What of the container shows.
  private var visibleRect: CGRect { bounds.offsetBy(dx: -textOrigin.x, dy: -textOrigin.y) }

  /// Gives the container the view's size, as far as it follows it.
  func trackSize() {
    var size = textContainer.size
    let inset = textContainerInset
    if textContainer.widthTracksTextView {
      size.width = max(1, bounds.width - inset.left - inset.right)
    }
    if textContainer.heightTracksTextView {
      size.height = max(1, bounds.height - inset.top - inset.bottom)
    }
    if size != textContainer.size { textContainer.size = size }
    setNeedsLayout()
  }

  func containerDidMove() {
    trackSize()
    invalidateIntrinsicContentSize()
    interaction.refresh()
  }

  /// Lays out and shows what is visible. Where that changes heights that were guessed, what is seen stays
  /// in its place.
  func layOutText() {
    canvas.frame = CGRect(origin: textOrigin, size: CGSize(width: bounds.width, height: 1))
    canvas.show(visibleRect, of: layoutManager)
    updateContentSize()
    keepPlace()
    canvas.hasEdits = false
    if revealsCaret { showCaret() }
    canvas.noteAnchor()
    placeAttachmentViews()
    interaction.refresh()
  }

  /// Follows what was shown last, if it is still near, to where it is now.
  private func keepPlace() {
    guard let anchor = canvas.anchor, !canvas.hasEdits else { return }
    let moved = layoutManager.knownTop(ofBlockAt: anchor.offset) - anchor.frame.minY
    let near = visibleRect.insetBy(dx: 0, dy: -bounds.height)
    guard abs(moved) > 0.01, anchor.frame.minY < near.maxY, anchor.frame.maxY > near.minY else {
      return
    }
    shiftContent(by: CGPoint(x: 0, y: moved))
    if !isDragging { scroll(to: clamp(contentOffset)) }
    canvas.show(visibleRect, of: layoutManager)
  }

  func updateContentSize() {
    let used = layoutManager.usedRect(for: textContainer)
    let inset = textContainerInset
    let width =
      textContainer.widthTracksTextView ? bounds.width : used.maxX + inset.left + inset.right
    let size = CGSize(
      width: width, height: roundedUpToPixel(used.maxY + inset.top + inset.bottom))
    if size != contentSize { contentSize = size }
  }

  private func roundedUpToPixel(_ length: CGFloat) -> CGFloat {
    let scale = max(1, traitCollection.displayScale)
    return (length * scale - 0.001).rounded(.up) / scale
  }

  // MARK: Sizes

  func fittingSize(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let width = size.width > 0 && size.width.isFinite ? size.width - inset.left - inset.right : 0
    let used = usedSize(width: width)
    return CGSize(
      width: roundedUpToPixel(used.width + inset.left + inset.right),
      height: roundedUpToPixel(used.height + inset.top + inset.bottom))
  }

  /// In another width, the text is laid out apart.
  private func usedSize(width: CGFloat) -> CGSize {
    if width == textContainer.size.width || !textContainer.widthTracksTextView {
      layoutManager.ensureLayout(for: textContainer)
      return layoutManager.usedRect(for: textContainer).size
    }
    let (manager, container) = (NSLayoutManager(), NSTextContainer())
    container.size.width = max(0, width)
    container.lineFragmentPadding = textContainer.lineFragmentPadding
    container.exclusionPaths = textContainer.exclusionPaths
    container.maximumNumberOfLines = textContainer.maximumNumberOfLines
    manager.defaultFont = layoutManager.defaultFont
    manager.endAttributes = layoutManager.endAttributes
    manager.addTextContainer(container)
    textStorage.addLayoutManager(manager)
    defer { textStorage.removeLayoutManager(manager) }
    manager.ensureLayout(for: container)
    return manager.usedRect(for: container).size
  }

  var ownContentSize: CGSize {
    if isScrollEnabled {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    return fittingSize(CGSize(width: viewLayout?.automaticWidth ?? 0, height: 0))
  }

  // MARK: Scrolling

  func reveal(_ range: NSRange) {
    let count = editedText.text.count
    let start = min(max(0, range.location), count)
    let part = start..<min(count, start + max(0, min(range.length, count)))
    layoutIfNeeded()
    var rect = caretRect(for: editedText.position(part.lowerBound))
    if !part.isEmpty { rect = rect.union(caretRect(for: editedText.position(part.upperBound))) }
    updateContentSize()
    scrollRectToVisible(rect, animated: false)
  }

  func revealCaret() {
    revealsCaret = true
    setNeedsLayout()
  }

  private func showCaret() {
    revealsCaret = false
    guard isScrollEnabled else { return showInScrollViewAround() }
    let (seen, laidOut) = (visibleRect, layoutManager.layoutCount)
    scrollRectToVisible(roomyCaret, animated: false)
    if visibleRect == seen, layoutManager.layoutCount == laidOut { return }
    updateContentSize()
    canvas.show(visibleRect, of: layoutManager)
  }

  private var roomyCaret: CGRect {
    let head = EditedTextPosition(editedText.editor.selection.head)
    return caretRect(for: head).insetBy(dx: -4, dy: -2)
  }

  private func showInScrollViewAround() {
    for case let scroller as UIScrollView in selfAndSuperviews.dropFirst() {
      scroller.scrollRectToVisible(convert(roomyCaret, to: scroller), animated: false)
    }
  }
}
