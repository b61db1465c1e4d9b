public import Foundation

/// Something to search for, offered beneath a search field.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// What shows, unless there is an attributed one.
  var localizedSuggestion: String? { get }
  /// What shows; its letters only.
  var localizedAttributedSuggestion: NSAttributedString? { get }
  /// What assistive technologies say; nil for what shows.
  var localizedDescription: String? { get }
  /// Beside the text.
  var iconImage: UIImage? { get }
  /// For the program's own use.
  var representedObject: Any? { get set }
}

extension UISearchSuggestion {
  /// Nil: what shows is said.
  public var localizedDescription: String? { nil }
  /// Nil: there is no image.
  public var iconImage: UIImage? { nil }
}

/// A suggestion with a text and, perhaps, an image. Main thread only.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// Nil where an attributed text shows.
  open private(set) var localizedSuggestion: String?
  /// Nil where a plain text shows.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  /// What assistive technologies say; nil for what shows.
  open private(set) var localizedDescription: String?
  /// Beside the text; nil for none.
  open private(set) var iconImage: UIImage?
  /// For the program's own use.
  open var representedObject: Any?

  /// Shows a text.
  public init(
    localizedSuggestion suggestion: String, localizedDescription description: String? = nil,
    iconImage: UIImage? = nil
  ) {
    (localizedSuggestion, localizedDescription) = (suggestion, description)
    self.iconImage = iconImage
    super.init()
  }

  /// Shows the letters of an attributed text.
  public init(
    localizedAttributedSuggestion suggestion: NSAttributedString,
    localizedDescription description: String? = nil, iconImage: UIImage? = nil
  ) {
    (localizedAttributedSuggestion, localizedDescription) = (suggestion, description)
    self.iconImage = iconImage
    super.init()
  }
}
