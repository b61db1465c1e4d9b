import CoreGraphics
import FoundationAdditions
import PlatformKit
import RasterKit

// Text is changed as if it were typed, so delegates and undo hear of it.
extension AccessibilityExporter {
  func replaceAll(in object: AccessibilityObject, with text: String) -> Bool {
    guard let input = object.editedText else { return false }
    let end = input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
    return replace(0..<max(0, end), in: object, with: text)
  }

  func replace(_ range: Range<Int>, in object: AccessibilityObject, with text: String) -> Bool {
    guard let input = object.editedText, let range = input.textRange(range) else { return false }
    _ = (object as? UIView)?.becomeFirstResponder()
    input.selectedTextRange = range
    if !text.isEmpty {
      input.insertText(text)
    } else if !range.isEmpty {
      input.deleteBackward()
    }
    return true
  }

  func select(_ range: Range<Int>, in object: AccessibilityObject) -> Bool {
    guard let input = object as? any UITextInput, let range = input.textRange(range) else {
      return false
    }
    input.selectedTextRange = range
    return true
  }

  /// The selection stays as it was.
  func copy(_ range: Range<Int>, in object: AccessibilityObject) -> Bool {
    guard let input = object as? any UITextInput else { return false }
    let old = input.selectedTextRange
    defer { if let old { input.selectedTextRange = old } }
    return edit(range, in: object, "copy:") { $0.copy(nil) }
  }

  /// As a key does with a range selected, where the text lets it; else what was selected stays so.
  func edit(
    _ range: Range<Int>, in object: AccessibilityObject, _ name: String,
    _ command: (UIView) -> Void
  ) -> Bool {
    guard let view = object as? any UIView & UITextInput, object.isEnabledForAccessibility,
      let range = view.textRange(range), view.isFirstResponder || view.becomeFirstResponder()
    else { return false }
    let old = view.selectedTextRange
    view.selectedTextRange = range
    guard view.canPerformAction(Selector(name), withSender: nil) else {
      view.selectedTextRange = old
      return false
    }
    command(view)
    return true
  }

  func openLink(_ index: Int, in object: AccessibilityObject) -> Bool {
    guard let view = object as? UITextView else { return false }
    let links = view.links
    return links.indices.contains(index) && view.tapLink(at: links[index].range.location)
  }
}

// Where text is.
extension AccessibilityExporter {
  func extents(of range: Range<Int>, in node: AccessibilityNodeID) -> PixelRect? {
    guard let (input, place) = text(of: node), let range = input.textRange(range) else {
      return nil
    }
    return place.pixels(input.firstRect(for: range))
  }

  func line(at offset: Int, in node: AccessibilityNodeID) -> Range<Int>? {
    guard let (input, _) = text(of: node),
      let position = input.position(from: input.beginningOfDocument, offset: offset)
    else { return nil }
    let directions: [UITextStorageDirection] = [.forward, .backward]
    let ranges = directions.lazy.compactMap {
      input.tokenizer.rangeEnclosingPosition(position, with: .line, inDirection: .storage($0))
    }
    guard let range = ranges.first else { return nil }
    let start = input.offset(from: input.beginningOfDocument, to: range.start)
    let end = input.offset(from: input.beginningOfDocument, to: range.end)
    return start <= end ? start..<end : nil
  }

  func offset(at point: PixelPoint, in node: AccessibilityNodeID) -> Int? {
    guard let (input, place) = text(of: node),
      let position = input.closestPosition(to: place.point(point))
    else { return nil }
    return input.offset(from: input.beginningOfDocument, to: position)
  }

  private func text(of node: AccessibilityNodeID) -> (any UITextInput, TextPlace)? {
    guard let object = numbers.object(node), let input = object as? any UITextInput,
      let scale = input.textInputView.ownWindow?.presence?.scale
    else { return nil }
    return (input, TextPlace(view: input.textInputView, scale: scale))
  }
}

/// From the coordinates of a text to pixels of its window.
@MainActor
private struct TextPlace {
  let view: UIView
  let scale: CGFloat

  func pixels(_ rect: CGRect) -> PixelRect {
    PixelRect(
      covering: UIAccessibility.convertToScreenCoordinates(rect, in: view), scale: scale)
  }

  func point(_ point: PixelPoint) -> CGPoint {
    let place = CGPoint(x: CGFloat(point.x) / scale, y: CGFloat(point.y) / scale)
    guard let window = view.ownWindow else { return place }
    return view.convert(window.fromScene(place), from: nil)
  }
}

extension AccessibilityObject {
  /// The object, if its text may be changed.
  fileprivate var editedText: (any UITextInput)? {
    if accessibilityTraits.contains(.notEnabled) { return nil }
    if let view = self as? UITextView, !view.isEditable { return nil }
    return self as? any UITextInput
  }
}
