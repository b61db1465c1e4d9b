public import Foundation

/// A piece of a search that is no text, such as a category. Main thread only.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  /// For the program's own use.
  open var representedObject: Any?
  let icon: UIImage?
  let text: String

  /// What shows in the field.
  public init(icon: UIImage?, text: String) {
    (self.icon, self.text) = (icon, text)
    super.init()
  }
}

/// Is asked about the tokens of a search field.
@preconcurrency @MainActor
public protocol UISearchTextFieldDelegate: UITextFieldDelegate {
  /// What is copied for a token, besides the text that is copied with it; nil for nothing.
  func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider
  /// The user has taken a suggestion.
  func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion)
}

extension UISearchTextFieldDelegate {
  /// The token's text.
  public func searchTextField(
    _ searchTextField: UISearchTextField, itemProviderForCopying token: UISearchToken
  ) -> NSItemProvider {
    NSItemProvider(object: token.text as NSString)
  }
  /// Does nothing.
  public func searchTextField(
    _ searchTextField: UISearchTextField, didSelect suggestion: any UISearchSuggestion
  ) {}
}
