extension UIView {
  /// What opens over a window is light or dark as the view is that it belongs to, which may differ from
  /// the window.
  func adoptStyle(of source: UIView) {
    let style = source.traitCollection.userInterfaceStyle
    if style != source.window?.traitCollection.userInterfaceStyle {
      overrideUserInterfaceStyle = style
    }
  }
}
