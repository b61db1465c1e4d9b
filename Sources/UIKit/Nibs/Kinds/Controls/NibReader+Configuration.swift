import Foundation
import InterfaceFiles

extension NibReader {
  /// A `buttonConfiguration` element.
  func configuration(_ written: InterfaceElement) -> UIButton.Configuration {
    let part = NibReader(part: written, of: self, textKey: "configuration.")
    var look = part.word("style", Self.configurations)?() ?? .plain()
    part.text("title") { look.title = $0 }
    part.text("subtitle") { look.subtitle = $0 }
    part.attributedText("attributedTitle") { look.attributedTitle = AttributedString($0) }
    part.attributedText("attributedSubtitle") { look.attributedSubtitle = AttributedString($0) }
    part.image("image") { look.image = $0 }
    part.symbolConfiguration("preferredSymbolConfigurationForImage") {
      look.preferredSymbolConfigurationForImage = $0
    }
    part.color("baseForegroundColor") { look.baseForegroundColor = $0 }
    part.color("baseBackgroundColor") { look.baseBackgroundColor = $0 }
    part.directionalInsets("contentInsets") { look.contentInsets = $0 }
    part.number("imagePadding") { look.imagePadding = $0 }
    part.number("titlePadding") { look.titlePadding = $0 }
    part.flag("showsActivityIndicator") { look.showsActivityIndicator = $0 }
    part.flag("automaticallyUpdateForSelection") { look.automaticallyUpdateForSelection = $0 }
    part.readChoices(of: &look)
    part.font("titleFontDescription") { font in
      look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
        var attributes = $0
        attributes.font = font
        return attributes
      }
    }
    part.readBackground(of: &look)
    part.nameUnknown()
    return look
  }

  private func readChoices(of look: inout UIButton.Configuration) {
    if let style = word("cornerStyle", Self.corners) { look.cornerStyle = style }
    if let place = word("imagePlacement", Self.placements) { look.imagePlacement = place }
    if let alignment = word("titleAlignment", Self.titleAlignments) {
      look.titleAlignment = alignment
    }
    if let size = word("buttonSize", Self.sizes) { look.buttonSize = size }
    if let indicator = word("indicator", Self.indicators) { look.indicator = indicator }
    if let mode = word("titleLineBreakMode", NibWords.lineBreaks) { look.titleLineBreakMode = mode }
  }

  private func readBackground(of look: inout UIButton.Configuration) {
    guard let written = child("background") else { return }
    let part = NibReader(part: written, of: self)
    var background = look.background
    part.number("cornerRadius") { background.cornerRadius = $0 }
    part.number("strokeWidth") { background.strokeWidth = $0 }
    part.number("strokeOutset") { background.strokeOutset = $0 }
    part.color("backgroundColor") { background.backgroundColor = $0 }
    part.color("strokeColor") { background.strokeColor = $0 }
    part.image("image") { background.image = $0 }
    part.word("imageContentMode", NibWords.contentModes) { background.imageContentMode = $0 }
    part.directionalInsets("backgroundInsets") { background.backgroundInsets = $0 }
    part.nameUnknown()
    look.background = background
  }

  private static let configurations: [String: () -> UIButton.Configuration] = [
    "plain": UIButton.Configuration.plain, "gray": UIButton.Configuration.gray,
    "tinted": UIButton.Configuration.tinted, "filled": UIButton.Configuration.filled,
    "borderless": UIButton.Configuration.borderless, "bordered": UIButton.Configuration.bordered,
    "borderedTinted": UIButton.Configuration.borderedTinted,
    "borderedProminent": UIButton.Configuration.borderedProminent,
    "glass": UIButton.Configuration.glass, "prominentGlass": UIButton.Configuration.prominentGlass,
  ]
  private static let corners: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
    "capsule": .capsule,
  ]
  private static let placements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
  private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let indicators: [String: UIButton.Configuration.Indicator] = [
    "automatic": .automatic, "none": .none, "popup": .popup,
  ]
}
