/// The objects at the top of a nib, or of one scene of a storyboard.
package final class InterfaceScene: Sendable {
  package let objects: [InterfaceElement]

  init(_ container: InterfaceElement) { objects = container.children }

  /// The scene's view controller, or what refers to one of another storyboard.
  package var controller: InterfaceElement? {
    objects.first {
      $0.id != nil
        && ($0.name.lowercased().hasSuffix("controller") || $0.name == "viewControllerPlaceholder")
    }
  }
}

extension InterfaceFile {
  /// The scene that a storyboard begins with.
  package var initialScene: InterfaceScene? {
    root.attributes["initialViewController"].flatMap { scene(of: $0) }
  }

  /// The scene whose controller has this storyboard identifier.
  package func scene(storyboardIdentifier: String) -> InterfaceScene? {
    scenes.first { $0.controller?.attributes["storyboardIdentifier"] == storyboardIdentifier }
  }
}
