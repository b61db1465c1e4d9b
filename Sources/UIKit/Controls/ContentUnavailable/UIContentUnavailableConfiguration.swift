import CoreGraphics
public import Foundation

/// What a view shows in the place of content that is not there. Main thread only.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// Where the content goes.
  public enum Alignment: Int, Sendable {
    case center
    /// At the top.
    case natural
  }

  /// How an image looks.
  public struct ImageProperties {
    /// Size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// Of a template; nil for the view's tint.
    public var tintColor: UIColor?
    /// In points.
    public var cornerRadius: CGFloat = 0
    /// In points; 0 for no limit.
    public var maximumSize: CGSize = .zero
  }

  /// How a text looks.
  public struct TextProperties {
    /// Its font, which follows the preferred text size if it is of a style.
    public var font: UIFont
    /// Its colour.
    public var color: UIColor
    /// How a line ends that does not fit.
    public var lineBreakMode: NSLineBreakMode = .byWordWrapping
    /// 0 for no limit.
    public var numberOfLines = 0
    /// Whether a single line shrinks that does not fit.
    public var adjustsFontSizeToFitWidth = false
    /// The least part of its size that it shrinks to.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters are set closer before it is truncated.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// What a button does. It shows as soon as its configuration has a title or an image.
  public struct ButtonProperties {
    /// Performed by a tap.
    public var primaryAction: UIAction?
    /// Shown by a tap, where there is no action.
    public var menu: UIMenu?
    /// Whether it can be pressed.
    public var isEnabled = true
    /// What it does to its surroundings.
    public var role: UIButton.Role = .normal
  }

  /// Above the text.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The first text.
  public var text: String?
  /// Wins over the plain text.
  public var attributedText: NSAttributedString?
  /// How the first text looks.
  public var textProperties: TextProperties
  /// The second text.
  public var secondaryText: String?
  /// Wins over the plain second text.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// The look of the first button.
  public var button: UIButton.Configuration = .plain()
  /// What the first button does.
  public var buttonProperties = ButtonProperties()
  /// The look of the second button.
  public var secondaryButton: UIButton.Configuration = .plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// Where the content goes.
  public var alignment: Alignment = .center
  /// Along these axes the superview's margins count as well.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// Around the content.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 24, leading: 24, bottom: 24, trailing: 24)
  /// Between image and text.
  public var imageToTextPadding: CGFloat = 12
  /// Between the texts.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// Between texts and buttons.
  public var textToButtonPadding: CGFloat = 16
  /// Between the buttons.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// Behind everything.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether a wheel turns in the place of the image.
  var isLoading = false

  private init(title: UIFont, color: UIColor, second: UIFont) {
    textProperties = TextProperties(font: title, color: color)
    secondaryTextProperties = TextProperties(font: second, color: .secondaryLabel)
  }

  /// For something that is empty. It has no content of its own.
  public static func empty() -> UIContentUnavailableConfiguration {
    let title = UIFont.preferredFont(forTextStyle: .title2)
    let bold = UIFont.systemFont(ofSize: title.pointSize, weight: .bold)
    var empty = UIContentUnavailableConfiguration(
      title: bold, color: .label, second: .preferredFont(forTextStyle: .subheadline))
    empty.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
    empty.imageProperties.tintColor = .secondaryLabel
    return empty
  }

  /// For something that is on its way.
  public static func loading() -> UIContentUnavailableConfiguration {
    var loading = UIContentUnavailableConfiguration(
      title: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel,
      second: .preferredFont(forTextStyle: .subheadline))
    loading.isLoading = true
    loading.text = "Loading…"
    return loading
  }

  /// For a search that has found nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var search = empty()
    search.image = UIImage(systemName: "magnifyingglass")
    search.text = "No Results"
    search.secondaryText = "Check the spelling or try a new search."
    return search
  }

  /// A view with this configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// Names what was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    let search = (state as? UIContentUnavailableConfigurationState)?.searchText ?? ""
    guard !search.isEmpty, text == "No Results" else { return self }
    var updated = self
    updated.text = "No Results for “\(search)”"
    return updated
  }
}

/// What a configuration for unavailable content may depend on.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// What is searched for.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// A state without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A program's own part of the state.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
