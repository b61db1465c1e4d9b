public import Foundation

extension UIWindowScene {
  /// What a new scene is to show. Main thread only.
  @preconcurrency @MainActor
  open class ActivationConfiguration: NSObject {
    /// Handed to the scene's delegate.
    public let userActivity: NSUserActivity
    /// How the scene is shown.
    open var options: UIWindowScene.ActivationRequestOptions?
    /// Kept: windows don't grow from a view.
    open var preview: UITargetedPreview?

    /// Makes one for an activity.
    public init(
      userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
      preview: UITargetedPreview? = nil
    ) {
      (self.userActivity, self.options, self.preview) = (userActivity, options, preview)
      super.init()
    }
  }

  /// An action that shows something in a window of its own. Where a program has one scene only, it is its alternate,
  /// and hidden without one. Main thread only.
  @preconcurrency @MainActor
  open class ActivationAction: UIAction {
    private let alternate: UIAction?
    private let makeConfiguration: (ActivationAction) -> ActivationConfiguration?

    /// The provider is called when the action is performed; with nil nothing happens.
    public init(
      identifier: UIAction.Identifier? = nil, alternate: UIAction? = nil,
      configurationProvider: @escaping (ActivationAction) -> ActivationConfiguration?
    ) {
      let opensScenes = UIApplication.running?.supportsMultipleScenes == true
      let shown = opensScenes ? nil : alternate
      (self.alternate, makeConfiguration) = (shown, configurationProvider)
      super.init(
        title: shown?.title ?? "Open in New Window", image: shown?.image, identifier: identifier,
        attributes: shown?.attributes ?? (opensScenes ? [] : .hidden)
      ) { ($0 as? ActivationAction)?.activate() }
    }

    private func activate() {
      if let alternate { return alternate.perform(from: sender) }
      guard let configuration = makeConfiguration(self) else { return }
      UIApplication.running?.requestSceneSessionActivation(
        nil, userActivity: configuration.userActivity, options: configuration.options)
    }
  }
}
