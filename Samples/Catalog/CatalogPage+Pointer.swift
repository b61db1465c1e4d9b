import UIKit

extension CatalogPage {
  /// What the pointer does to a view, and the view to the pointer.
  static var pointerEffects: [CatalogEntry] {
    [
      entry("hoverStyle = UIHoverStyle(effect: .lift)", card("Lift"), height: 66) {
        $0.hoverStyle = UIHoverStyle(effect: .lift)
      },
      entry("hoverStyle = UIHoverStyle(effect: .highlight)", card("Highlight"), height: 66) {
        $0.hoverStyle = UIHoverStyle(effect: .highlight)
      },
      entry("UIPointerStyle(effect: .hover(…))", PointerCard.make(), height: 66),
      entry("UIPointerStyle(shape: .verticalBeam(length: 40))", BeamCard.makeBeam(), height: 66),
      entry("toolTip = \"A tip\"", card("Rest here"), height: 66) { $0.toolTip = "A tip" },
    ]
  }

  private static func card(_ title: String) -> PointerCard { PointerCard.make(title) }
}

/// A round rectangle with a word.
class PointerCard: UIControl, UIPointerInteractionDelegate {
  private let label = UILabel()

  static func make() -> PointerCard {
    let card = make("Tint")
    card.addInteraction(UIPointerInteraction(delegate: card))
    return card
  }

  static func make(_ title: String) -> PointerCard {
    let card = PointerCard(frame: CGRect(x: 0, y: 0, width: 140, height: 50))
    card.show(title)
    return card
  }

  func show(_ title: String) {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = 12
    label.text = title
    label.textAlignment = .center
    label.frame = bounds
    addSubview(label)
  }

  override var canBecomeFocused: Bool { false }

  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? {
    UIPointerStyle(
      effect: .hover(UITargetedPreview(view: self), preferredTintMode: .overlay))
  }
}

/// The pointer is a beam over it.
class BeamCard: PointerCard {
  static func makeBeam() -> BeamCard {
    let card = BeamCard(frame: CGRect(x: 0, y: 0, width: 140, height: 50))
    card.show("Beam")
    card.addInteraction(UIPointerInteraction(delegate: card))
    return card
  }

  override func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { UIPointerStyle(shape: .verticalBeam(length: 40)) }
}
