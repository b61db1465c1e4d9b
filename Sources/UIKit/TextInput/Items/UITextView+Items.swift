import CoreGraphics
import Foundation
import TextKit

extension UITextView {
  /// What can be tapped at a point; nothing while the text can be edited, as on iOS.
  func item(at point: CGPoint) -> UITextItem? {
    guard !isEditable, isSelectable, let range = editedText.character(at: point),
      editedText.firstRect(range).contains(point)
    else { return nil }
    return item(at: editedText.range(range).lowerBound)
  }

  private func item(at offset: Int) -> UITextItem? {
    if let found = attribute(.textItemTag, at: offset), let tag = found.value as? String {
      return UITextItem(.tag(tag), found.range)
    }
    if let link = link(at: offset) { return UITextItem(.link(link.url), link.range) }
    if let attachment = attribute(.attachment, at: offset)?.value as? NSTextAttachment {
      return UITextItem(.textAttachment(attachment), NSRange(location: offset, length: 1))
    }
    return nil
  }

  private func link(at offset: Int) -> (url: URL, range: NSRange)? {
    guard let found = attribute(.link, at: offset), let url = Self.url(found.value) else {
      return detectedLink(at: offset)
    }
    return (url, found.range)
  }

  /// The address in an attribute, in one of the types that programs give it.
  private static func url(_ value: Any?) -> URL? {
    value as? URL ?? (value as? NSURL)?.absoluteURL ?? (value as? String).flatMap(URL.init)
  }

  /// The links in the text, in its order: the program's, and those that were found beside them.
  var links: [(url: URL, range: NSRange)] {
    var links: [(url: URL, range: NSRange)] = []
    let whole = NSRange(location: 0, length: editedText.text.count)
    textStorage.enumerateAttribute(.link, in: whole) { value, range, _ in
      if let url = Self.url(value) { links.append((url, range)) }
    }
    let found = detectedLinks.filter { link in
      !links.contains { NSIntersectionRange($0.range, link.range).length > 0 }
    }
    return (links + found).sorted { $0.range.location < $1.range.location }
  }

  /// What a tap on a link does, which is scrolled to. False where a tap opens none.
  func tapLink(at offset: Int) -> Bool {
    guard !isEditable, isSelectable, let item = item(at: offset), item.link != nil else {
      return false
    }
    scrollRangeToVisible(item.range)
    let rect = editedText.firstRect(
      EditedTextRange(item.range.location..<item.range.location + item.range.length))
    return takeTap(at: CGPoint(x: rect.midX, y: rect.midY))
  }

  private func attribute(
    _ key: NSAttributedString.Key, at offset: Int
  ) -> (value: Any, range: NSRange)? {
    var range = NSRange()
    let whole = NSRange(location: 0, length: editedText.text.count)
    let value = textStorage.attribute(key, at: offset, longestEffectiveRange: &range, in: whole)
    return value.map { ($0, range) }
  }

  /// Performs what a tap does, as the delegate wants it. An item without an action shows its menu.
  func takeTap(at point: CGPoint) -> Bool {
    guard let item = item(at: point) else { return false }
    if let action = primaryAction(for: item) {
      action.perform(from: self)
    } else {
      _ = showItemMenu(at: point, lifts: false)
    }
    return true
  }

  private func primaryAction(for item: UITextItem) -> UIAction? {
    let usual = UIAction(title: item.link == nil ? "" : "Open Link") { [weak self] _ in
      self?.open(item)
    }
    guard let delegate else { return usual }
    return delegate.textView(self, primaryActionFor: item, defaultAction: usual)
  }

  private func open(_ item: UITextItem) {
    switch item.content {
    case .link(let url):
      let mayOpen =
        delegate?.textView(
          self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
      if mayOpen { window?.application?.open(url) }
    case .textAttachment(let attachment):
      _ = delegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
    case .tag: break
    }
  }

  /// As the delegate wants it; nil for no menu.
  func menuConfiguration(for item: UITextItem) -> UITextItem.MenuConfiguration? {
    let usual = UIMenu(children: usualActions(for: item))
    guard let delegate else { return UITextItem.MenuConfiguration(menu: usual) }
    return delegate.textView(self, menuConfigurationFor: item, defaultMenu: usual)
  }

  private func usualActions(for item: UITextItem) -> [UIMenuElement] {
    switch item.content {
    case .link(let url):
      [
        UIAction(title: "Open Link") { [weak self] _ in self?.open(item) },
        UIAction(title: "Copy Link") { _ in UIPasteboard.general.url = url },
      ]
    case .textAttachment(let attachment):
      [attachment.image ?? attachment.contentImage].compactMap { image in
        image.map { image in
          UIAction(title: "Copy Image") { _ in UIPasteboard.general.image = image }
        }
      }
    case .tag: []
    }
  }
}
