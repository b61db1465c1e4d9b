/// Where the text of a label stands that has shrunk to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline of the text at its full size.
  case alignBaselines
  /// In the middle of the label.
  case alignCenters
  /// With its upper edge where that of the text at its full size is.
  case none
}
