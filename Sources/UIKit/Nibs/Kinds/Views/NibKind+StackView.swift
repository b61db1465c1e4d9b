import Foundation

extension NibKind {
  static let stackView = NibKind("stackView", type: UIStackView.self) { nib, stack in
    nib.word("axis", ["vertical": .vertical, "horizontal": .horizontal]) {
      (axis: NSLayoutConstraint.Axis) in stack.axis = axis
    }
    nib.word("distribution", stackDistributions) { stack.distribution = $0 }
    nib.word("alignment", stackAlignments) { stack.alignment = $0 }
    nib.number("spacing") { stack.spacing = $0 }
    nib.flag("baselineRelativeArrangement") { stack.isBaselineRelativeArrangement = $0 }
    nib.flag("layoutMarginsRelativeArrangement") { stack.isLayoutMarginsRelativeArrangement = $0 }
    if nib.attribute("spacingType") == "standard" { stack.spacing = UIStackView.spacingUseSystem }
  }

  private static let stackDistributions: [String: UIStackView.Distribution] = [
    "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
    "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
  ]
  private static let stackAlignments: [String: UIStackView.Alignment] = [
    "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline,
    "center": .center, "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
  ]
}
