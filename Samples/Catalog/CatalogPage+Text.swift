import UIKit

extension CatalogPage {
  static let text = CatalogPage(title: "Text") {
    fields + sides + searches + areas + textItems
  }

  private static func field(
    _ text: String = "", _ change: (UITextField) -> Void = { _ in }
  ) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 220, height: 34))
    field.borderStyle = .roundedRect
    field.text = text
    change(field)
    return field
  }

  private static var fields: [CatalogEntry] {
    [
      entry("placeholder = \"Name\"", field()) { $0.placeholder = "Name" },
      entry("text = \"Some text\"", field("Some text")),
      entry("isEnabled = false", field("Disabled")) { $0.isEnabled = false },
      entry("isSecureTextEntry = true", field("secret")) { $0.isSecureTextEntry = true },
      entry("textAlignment = .center", field("In the middle")) { $0.textAlignment = .center },
      entry(
        "adjustsFontSizeToFitWidth = true", field("A text that shrinks until it fits its field")
      ) { $0.adjustsFontSizeToFitWidth = true },
      entry("a long text", field("A text that does not fit ends in an ellipsis")),
      entry("borderStyle = .line", field("A line")) { $0.borderStyle = .line },
      entry("borderStyle = .none", field("No border")) { $0.borderStyle = .none },
    ]
  }

  private static var sides: [CatalogEntry] {
    [
      entry("clearButtonMode = .always", field("Text to clear")) { $0.clearButtonMode = .always },
      entry("leftView, leftViewMode = .always", field("ada@example.org")) {
        let icon = UIImageView(image: UIImage(systemName: "envelope"))
        icon.tintColor = .secondaryLabel
        ($0.leftView, $0.leftViewMode) = (icon, .always)
      },
    ]
  }

  private static var searches: [CatalogEntry] {
    let search = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 220, height: 36))
    let tokens = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 260, height: 36))
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
    return [
      entry("UISearchTextField()", search) { $0.placeholder = "Search" },
      entry("tokens = [UISearchToken(icon: …, text: \"Photos\")]", tokens) {
        $0.tokens = [UISearchToken(icon: UIImage(systemName: "photo"), text: "Photos")]
        $0.text = "harbour"
      },
      entry("UISearchBar(), scopeButtonTitles = […]", bar, height: 104) {
        $0.placeholder = "Search"
        $0.scopeButtonTitles = ["All", "Title", "Author"]
        ($0.showsScopeBar, $0.showsCancelButton) = (true, true)
      },
    ]
  }

  private static var areas: [CatalogEntry] {
    let area = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let picture = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    let paste = UIPasteControl(configuration: UIPasteControl.Configuration())
    return [
      entry("UITextView()", area, height: 116) {
        $0.font = .preferredFont(forTextStyle: .body)
        $0.text = "Several lines,\nwhich may be edited,\nselected and copied."
      },
      entry("UIPasteControl(configuration: …), target = textView", paste) { $0.target = area },
      entry("NSTextAttachment(image: …)", picture, height: 76) {
        $0.isEditable = false
        let symbol = UIImage(systemName: "star.fill") ?? UIImage()
        let text = NSMutableAttributedString(
          string: "A star ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(
          NSAttributedString(
            attachment: NSTextAttachment(image: symbol),
            attributes: [
              .font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.systemOrange,
            ]
          ))
        $0.attributedText = text
      },
    ]
  }
}
