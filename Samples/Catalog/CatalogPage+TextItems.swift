import UIKit

extension CatalogPage {
  /// Texts that are read: views in them, links, parts that are tapped, suggestions.
  static var textItems: [CatalogEntry] {
    [
      entry("NSTextAttachmentViewProvider", text(with: StepperAttachment()), height: 76),
      entry("dataDetectorTypes = .link", items, height: 76) { $0.dataDetectorTypes = .link },
      entry("UITextItem.MenuConfiguration(preview: …)", TaggedText.make(), height: 76),
      entry("searchSuggestions = […]", suggestions) { $0.placeholder = "Click to see them" },
    ]
  }

  private static let body: [NSAttributedString.Key: Any] = [
    .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label,
  ]

  static func readText(_ text: NSAttributedString) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    view.isEditable = false
    view.attributedText = text
    return view
  }

  private static func text(with attachment: NSTextAttachment) -> UITextView {
    let text = NSMutableAttributedString(string: "Copies ", attributes: body)
    text.append(NSAttributedString(attachment: attachment, attributes: body))
    text.append(NSAttributedString(string: " to print", attributes: body))
    return readText(text)
  }

  private static var items: UITextView {
    readText(NSAttributedString(string: "More at https://example.org/", attributes: body))
  }

  private static var suggestions: UISearchTextField {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 260, height: 36))
    field.searchSuggestions = ["Harbours", "Islands", "Lighthouses"].map {
      UISearchSuggestionItem(
        localizedSuggestion: $0, iconImage: UIImage(systemName: "magnifyingglass"))
    }
    return field
  }

  static func tagged(_ word: String) -> NSAttributedString {
    var attributes = body
    attributes[.textItemTag] = word
    attributes[.foregroundColor] = UIColor.systemBlue
    let text = NSMutableAttributedString(string: "Click or press the ", attributes: body)
    text.append(NSAttributedString(string: word, attributes: attributes))
    return text
  }
}

/// A stepper in a text.
class StepperAttachment: NSTextAttachment {
  override func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    let provider = StepperProvider(
      textAttachment: self, parentView: parentView, textLayoutManager: nil, location: location)
    provider.tracksTextAttachmentViewBounds = true
    return provider
  }
}

class StepperProvider: NSTextAttachmentViewProvider {
  override func loadView() {
    let stepper = UIStepper(frame: CGRect(x: 0, y: 0, width: 94, height: 32))
    stepper.value = 3
    view = stepper
  }
}

/// A word with a menu of its own.
class TaggedText: UITextView, UITextViewDelegate {
  static func make() -> TaggedText {
    let view = TaggedText(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    view.isEditable = false
    view.attributedText = CatalogPage.tagged("lighthouse")
    view.delegate = view
    return view
  }

  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { nil }

  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    let actions = ["Show on the Map", "Opening Times"].map { UIAction(title: $0) { _ in } }
    return UITextItem.MenuConfiguration(
      preview: .view(Self.card), menu: UIMenu(children: actions))
  }

  private static var card: UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 240, height: 64))
    label.text = "Built in 1902.\nOpen from ten to six."
    (label.numberOfLines, label.textAlignment) = (2, .center)
    label.backgroundColor = .secondarySystemBackground
    return label
  }
}
