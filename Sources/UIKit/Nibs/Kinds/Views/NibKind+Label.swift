import Foundation

extension NibKind {
  static let label = NibKind("label", type: UILabel.self) { nib, label in
    nib.font("fontDescription") { label.font = $0 }
    nib.color("textColor") { label.textColor = $0 }
    nib.color("highlightedColor") { label.highlightedTextColor = $0 }
    nib.color("shadowColor") { label.shadowColor = $0 }
    nib.size("shadowOffset") { label.shadowOffset = $0 }
    nib.text("text") { label.text = $0 }
    nib.word("textAlignment", NibWords.alignments) { label.textAlignment = $0 }
    nib.word("lineBreakMode", NibWords.lineBreaks) { label.lineBreakMode = $0 }
    nib.attributedText("attributedText") { label.attributedText = $0 }
    nib.integer("numberOfLines") { label.numberOfLines = $0 }
    nib.flag("enabled") { label.isEnabled = $0 }
    nib.flag("highlighted") { label.isHighlighted = $0 }
    nib.flag("adjustsFontForContentSizeCategory") { label.adjustsFontForContentSizeCategory = $0 }
    // Interface Builder writes it only where it is off.
    nib.flag("adjustsFontSizeToFit", default: true) { label.adjustsFontSizeToFitWidth = $0 }
    nib.flag("adjustsLetterSpacingToFitWidth") { label.allowsDefaultTighteningForTruncation = $0 }
    nib.number("minimumScaleFactor") { label.minimumScaleFactor = $0 }
    nib.number("minimumFontSize") { size in
      let own = label.font.pointSize
      if size > 0, own > 0 { label.minimumScaleFactor = min(size / own, 1) }
    }
    nib.number("preferredMaxLayoutWidth") { label.preferredMaxLayoutWidth = $0 }
    nib.word(
      "baselineAdjustment",
      ["alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none]
    ) { (adjustment: UIBaselineAdjustment) in label.baselineAdjustment = adjustment }
    nib.flag("showsExpansionTextWhenTruncated") { label.showsExpansionTextWhenTruncated = $0 }
  }
}
