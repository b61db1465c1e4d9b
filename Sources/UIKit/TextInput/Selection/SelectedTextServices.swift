import Foundation

/// What the edit menu of a text offers besides commands: a dictionary of the desktop for a word or two, and
/// other programs. Nothing for secrets, and where nothing is selected.
@MainActor
struct SelectedTextServices {
  /// Longer texts are not looked up.
  private static let longestWord = 60

  private let input: any UIView & UITextInput
  private let range: UITextRange

  init?(_ input: any UIView & UITextInput) {
    guard !input.isSecureTextEntry, let range = input.selectedTextRange, !range.isEmpty else {
      return nil
    }
    (self.input, self.range) = (input, range)
  }

  var sections: [UIMenuElement] {
    [lookUp, share].compactMap(\.self).map { action in
      UIMenu(options: .displayInline, children: [action])
    }
  }

  // MARK: A dictionary

  private var lookUp: UIAction? {
    guard let address, let programs = input.window?.application?.opener.programs,
      let dictionary = programs.programs(for: [address]).first
    else { return nil }
    return UIAction(title: "Look Up") { _ in _ = programs.open([address], with: dictionary) }
  }

  /// Source: RFC 2229, section 5.
  private var address: URL? {
    guard input.offset(from: range.start, to: range.end) <= Self.longestWord,
      let word = input.text(in: range)?.trimmingCharacters(in: .whitespacesAndNewlines),
      !word.isEmpty, !word.contains(where: \.isNewline),
      let path = word.addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    else { return nil }
    return URL(string: "dict:///d:\(path)")
  }

  // MARK: Other programs

  private var share: UIAction? {
    guard let presenter else { return nil }
    return UIAction(title: "Share…") { [weak input, weak presenter, range] _ in
      guard let input, let presenter, let text = input.text(in: range) else { return }
      let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
      sheet.popoverPresentationController?.sourceView = input
      sheet.popoverPresentationController?.sourceRect = input.firstRect(for: range)
      presenter.present(sheet, animated: true)
    }
  }

  /// The controller that the text belongs to.
  private var presenter: UIViewController? {
    var responder: UIResponder? = input
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }
}
