import Foundation
import InterfaceFiles

extension NibKind {
  static let button = NibKind("button", type: UIButton.self) { nib, button in
    nib.word("buttonType", buttonTypes) { button.take($0) }
    nib.font("fontDescription") { button.titleLabel?.font = $0 }
    nib.word("lineBreakMode", NibWords.lineBreaks) { button.titleLabel?.lineBreakMode = $0 }
    nib.flag("adjustsFontSizeToFit") { button.titleLabel?.adjustsFontSizeToFitWidth = $0 }
    nib.number("minimumScaleFactor") { button.titleLabel?.minimumScaleFactor = $0 }
    nib.size("titleShadowOffset") { button.titleLabel?.shadowOffset = $0 }
    nib.insets("contentEdgeInsets") { button.contentEdgeInsets = $0 }
    nib.insets("titleEdgeInsets") { button.titleEdgeInsets = $0 }
    nib.insets("imageEdgeInsets") { button.imageEdgeInsets = $0 }
    nib.insets("inset") { button.contentEdgeInsets = $0 }
    nib.flag("adjustsImageWhenHighlighted") { button.adjustsImageWhenHighlighted = $0 }
    nib.flag("adjustsImageWhenDisabled") { button.adjustsImageWhenDisabled = $0 }
    nib.flag("showsTouchWhenHighlighted") { button.showsTouchWhenHighlighted = $0 }
    nib.flag("reversesTitleShadowWhenHighlighted") {
      button.reversesTitleShadowWhenHighlighted = $0
    }
    nib.skip("springLoaded")
    nib.flag("pointerInteraction") { button.isPointerInteractionEnabled = $0 }
    nib.flag("changesSelectionAsPrimaryAction") { button.changesSelectionAsPrimaryAction = $0 }
    nib.word("role", buttonRoles) { button.role = $0 }
    nib.skip("<state>", "titleLabel")
    for state in nib.element.children where state.name == "state" { nib.readState(state, button) }
    if let written = nib.child("configuration") {
      button.configuration = nib.configuration(written)
    }
    nib.menu("menu") { button.menu = $0 }
  }

  private static let buttonTypes: [String: UIButton.ButtonType] = [
    "custom": .custom, "system": .system, "roundedRect": .system,
    "detailDisclosure": .detailDisclosure, "infoLight": .infoLight, "infoDark": .infoDark,
    "contactAdd": .contactAdd, "close": .close, "plain": .plain,
  ]
  private static let buttonRoles: [String: UIButton.Role] = [
    "normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive,
  ]
}

extension NibReader {
  /// What a button shows in a state.
  func readState(_ written: InterfaceElement, _ button: UIButton) {
    let states: [String: UIControl.State] = [
      "normal": .normal, "highlighted": .highlighted, "disabled": .disabled,
      "selected": .selected, "focused": .focused,
    ]
    guard let name = written.key, let state = states[name] else {
      return source.complain(written, "the state \(written.key ?? "") is not known")
    }
    skip(name)
    let part = NibReader(part: written, of: self)
    part.text("title", as: "\(name)Title") { button.setTitle($0, for: state) }
    part.attributedText("attributedTitle") { button.setAttributedTitle($0, for: state) }
    part.color("titleColor") { button.setTitleColor($0, for: state) }
    part.color("titleShadowColor") { button.setTitleShadowColor($0, for: state) }
    part.image("image") { button.setImage($0, for: state) }
    part.image("backgroundImage") { button.setBackgroundImage($0, for: state) }
    part.symbolConfiguration("preferredSymbolConfiguration") {
      button.setPreferredSymbolConfiguration($0, forImageIn: state)
    }
    part.nameUnknown()
  }
}
