import UIKit

/// One disc drawn over another in every blend mode.
class BlendModesController: ExplorerController {
  static let modes: [(name: String, mode: CGBlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge),
    ("colorBurn", .colorBurn), ("softLight", .softLight), ("hardLight", .hardLight),
    ("difference", .difference), ("exclusion", .exclusion), ("hue", .hue),
    ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
    ("clear", .clear), ("copy", .copy), ("sourceIn", .sourceIn), ("sourceOut", .sourceOut),
    ("sourceAtop", .sourceAtop), ("destinationOver", .destinationOver),
    ("destinationIn", .destinationIn), ("destinationOut", .destinationOut),
    ("destinationAtop", .destinationAtop), ("xor", .xor), ("plusDarker", .plusDarker),
    ("plusLighter", .plusLighter),
  ]

  override var names: [String] { Self.modes.map(\.name) }
  private var alpha: CGFloat = 1
  private var discs = DiscColors.spectrum

  override func viewDidLoad() {
    super.viewDidLoad()
    let choices = [DiscColors.spectrum, .plain, .grays]
    controls.addControl(
      "Colors",
      UISegmentedControl.choice(["Spectrum", "Plain", "Grays"]) { [weak self] in
        self?.discs = choices[$0]
        self?.update()
      })
    controls.addControl(
      "Alpha",
      UISlider.fraction(1) { [weak self] in
        self?.alpha = $0
        self?.update()
      })
  }

  override func content(reusing old: UIView?, at index: Int) -> UIView {
    let view = old as? BlendView ?? BlendView()
    view.mode = Self.modes[index].mode
    view.discs = discs
    view.sourceAlpha = alpha
    return view
  }
}

/// The colours of the disc beneath, from top to bottom, and of the disc above, from left to right.
struct DiscColors: Equatable {
  var backdrop: [UIColor]
  var source: [UIColor]

  static let spectrum = DiscColors(
    backdrop: [.red, .yellow, .green], source: [.cyan, .blue, .magenta])
  static let plain = DiscColors(
    backdrop: [.systemOrange, .systemOrange], source: [.systemBlue, .systemBlue])
  static let grays = DiscColors(backdrop: [.black, .white], source: [.black, .white])
}
