import CoreGraphics

extension UIViewController {
  /// Tells those who go by the size that a container takes over from a child.
  func contentSizeDidChange() {
    presentedBy?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    parent?.preferredContentSizeDidChange(forChildContentContainer: self)
  }
}

extension UINavigationController {
  /// Its own, else that of the controller on top and the bars. One that has none keeps that of the one beneath.
  var contentSizeOfStack: CGSize {
    if preferredContentSize != .zero { return preferredContentSize }
    guard let child = stack.last(where: { $0.wantedContentSize != .zero }) else { return .zero }
    var size = child.wantedContentSize
    size.height += heightOfBars
    return size
  }
}

extension UITabBarController {
  /// Its own, else that of the selected controller.
  var contentSizeOfSelection: CGSize {
    preferredContentSize == .zero ? state.shown?.wantedContentSize ?? .zero : preferredContentSize
  }
}
