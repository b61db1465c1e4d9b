import CoreGraphics
import Foundation
import TextKit

// Attachments that are views. Each has its view while it shows; the room for it is a part of the text.

extension UITextView {
  /// Asks the attachments of a range for their views.
  func prepareAttachments(in range: Range<Int>) {
    guard !range.isEmpty else { return }
    textStorage.enumerateAttribute(.attachment, in: NSRange(range)) { value, part, _ in
      guard let attachment = value as? NSTextAttachment, attachment.allowsTextAttachmentView,
        attachment.ownViewProvider?.parentView !== self
      else { return }
      attachment.ownViewProvider = attachment.viewProvider(
        for: self, location: TextOffset(part.location), textContainer: textContainer)
    }
  }

  /// Puts the views of visible attachments in their places, and takes the others away.
  func placeAttachmentViews() {
    let shown = canvas.shownRange.map(attachmentViews) ?? []
    for view in canvas.attachmentViews where !shown.contains(where: { $0.view === view }) {
      view.removeFromSuperview()
    }
    for (view, frame) in shown {
      if view.superview !== self { insertSubview(view, aboveSubview: canvas) }
      if view.frame != frame { view.frame = frame }
    }
    canvas.attachmentViews = shown.map(\.view)
  }

  private func attachmentViews(in range: Range<Int>) -> [(view: UIView, frame: CGRect)] {
    layoutManager.attachments(range).compactMap { found in
      guard let provider = (found.attachment as? NSTextAttachment)?.ownViewProvider,
        provider.parentView === self, let view = provider.view
      else { return nil }
      return (view, found.frame.offsetBy(dx: textOrigin.x, dy: textOrigin.y))
    }
  }

  /// Presses on a view in the text are the view's.
  func isText(at point: CGPoint) -> Bool {
    !canvas.attachmentViews.contains { $0.isUserInteractionEnabled && $0.frame.contains(point) }
  }
}

extension NSTextAttachment {
  /// What the provider of its view wants; nil without one.
  func room(in container: NSTextContainer?, line: CGRect, pen: CGPoint, character: Int) -> CGRect? {
    guard let ownViewProvider else { return nil }
    let container = Unsendable(container)
    return MainActor.assumeIsolated {
      ownViewProvider.attachmentBounds(
        for: [:], location: TextOffset(character), textContainer: container.value,
        proposedLineFragment: line, position: pen)
    }
  }
}
