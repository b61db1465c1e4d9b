import QuartzCore

extension CATransaction {
  /// Changes layers without views at once. Outside of this they animate by themselves.
  static func withoutActions(_ change: () -> Void) {
    begin()
    setDisableActions(true)
    change()
    commit()
  }
}
