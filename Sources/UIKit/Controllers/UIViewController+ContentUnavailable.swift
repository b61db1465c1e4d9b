import CoreGraphics
import Foundation

/// What a controller shows in the place of content that is not there.
final class ContentUnavailability {
  var configuration: (any UIContentConfiguration)?
  var view: (any UIView & UIContentView)?
  /// Those that the program was last asked for.
  var traits: UITraitCollection?
  var needsUpdate = true
}

extension UIViewController {
  var unavailableState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }

  func markContentUnavailable() {
    contentUnavailability.needsUpdate = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// What shows may depend on traits.
  func followTraitsWithoutContent() {
    if contentUnavailability.configuration != nil { viewIfLoaded?.setNeedsLayout() }
  }

  /// Before layout: the first time, and after a call or traits that have changed.
  func updateContentUnavailableIfNeeded() {
    let (own, traits) = (contentUnavailability, traitCollection)
    guard own.needsUpdate || own.traits != traits else { return }
    (own.needsUpdate, own.traits) = (false, traits)
    updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
  }

  func showUnavailable(_ configuration: (any UIContentConfiguration)?) {
    let own = contentUnavailability
    own.configuration = configuration
    guard let configuration else {
      own.view?.removeFromSuperview()
      return own.view = nil
    }
    if let view = own.view, view.supports(configuration) {
      view.configuration = configuration
    } else {
      own.view?.removeFromSuperview()
      own.view = configuration.makeContentView()
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Over the rest of the controller's view.
  func placeUnavailable() {
    guard let content = contentUnavailability.view, let root = viewIfLoaded else { return }
    if root.subviews.last !== content { root.addSubview(content) }
    content.frame = root.bounds
    content.layoutIfNeeded()
  }
}
