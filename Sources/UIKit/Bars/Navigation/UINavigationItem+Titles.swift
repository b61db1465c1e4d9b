import Foundation

extension UINavigationItem {
  /// What the bar's row shows as the title.
  func shownTitle(_ look: BarLook) -> NSAttributedString {
    attributedTitle.map { $0.over(look.title) }
      ?? NSAttributedString(string: title ?? "", attributes: look.title)
  }

  /// Nil without a subtitle.
  func shownSubtitle(_ look: BarLook) -> NSAttributedString? {
    attributedSubtitle.map { $0.over(look.subtitle) }
      ?? plain(subtitle, look.subtitle)
  }

  /// Nil where there is no text beneath the large title.
  func shownLargeSubtitle(_ look: BarLook) -> NSAttributedString? {
    largeAttributedSubtitle.map { $0.over(look.largeSubtitle) }
      ?? plain(largeSubtitle, look.largeSubtitle)
      ?? attributedSubtitle.map { $0.over(look.largeSubtitle) }
      ?? plain(subtitle, look.largeSubtitle)
  }

  /// Whether something is beneath the large title.
  var hasLargeSubtitle: Bool {
    largeSubtitleView != nil || largeAttributedSubtitle != nil || largeSubtitle != nil
      || attributedSubtitle != nil || subtitle != nil
  }

  private func plain(
    _ text: String?, _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString? {
    text.map { NSAttributedString(string: $0, attributes: attributes) }
  }
}

extension AttributedString {
  /// With these attributes where it has none of its own.
  fileprivate func over(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
    let own = NSAttributedString(self)
    let whole = NSRange(location: 0, length: own.length)
    let text = NSMutableAttributedString(string: own.string, attributes: attributes)
    own.enumerateAttributes(in: whole) { values, range, _ in
      text.addAttributes(values, range: range)
    }
    return text
  }
}
