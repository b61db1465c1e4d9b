public import Foundation
import InterfaceFiles

/// A file of scenes, which are controllers and their views. Main thread only.
///
/// It is read from the `.storyboard` file itself, or from what the build has made of it.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  let source: NibSource

  /// The storyboard of a bundle; nil means the main one. Ends the process if there is none.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let bundle = storyboardBundleOrNil ?? .main
    guard let url = NibFiles.url(name, .storyboard, in: bundle),
      let found = NibFiles.source(url, bundle), found.file.kind == .storyboard
    else {
      NibFault.raise(
        "Could not find a storyboard named '\(name)' in bundle NSBundle <\(bundle.bundlePath)> (loaded)"
      )
    }
    source = NibSource(found.file, bundle)
    super.init()
    source.storyboard = self
  }

  init(_ source: NibSource) {
    self.source = source
    super.init()
    source.storyboard = self
  }

  /// The controller that the storyboard begins with; nil if it does not say.
  open func instantiateInitialViewController() -> UIViewController? {
    source.file.initialScene.flatMap { make($0) }
  }

  /// The controller that the storyboard begins with, made by `creator`; by its class where that answers
  /// nil.
  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    source.file.initialScene.flatMap { make($0, creator: creator) as? ViewController }
  }

  /// The controller with this storyboard identifier. Ends the process if there is none.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    made(identifier, creator: nil)
  }

  /// The controller with this storyboard identifier, made by `creator`; by its class where that answers
  /// nil. Ends the process if there is none.
  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let controller = made(identifier, creator: creator)
    guard let wanted = controller as? ViewController else {
      NibFault.raise("\(controller) is not a \(ViewController.self)")
    }
    return wanted
  }

  private func made(
    _ identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController {
    guard let scene = source.file.scene(storyboardIdentifier: identifier),
      let controller = make(scene, creator: creator)
    else {
      NibFault.raise(
        "Storyboard (\(self)) doesn't contain a view controller with identifier '\(identifier)'")
    }
    return controller
  }
}

extension UIStoryboard {
  /// How many scenes may be within each other; a file can say that one is within itself.
  static let deepest = 32
  /// The scenes that are being made, each for the one before.
  private static var nesting = 0

  /// A new controller of a scene; nil where the scene has none that is known.
  func make(
    _ scene: InterfaceScene, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let element = scene.controller else { return nil }
    guard Self.nesting < Self.deepest else {
      source.complain(element, "the scene is within itself; it is left out")
      return nil
    }
    Self.nesting += 1
    defer { Self.nesting -= 1 }
    if element.name == "viewControllerPlaceholder" { return referenced(element, creator: creator) }
    let run = NibRun(source)
    let others = scene.objects.filter { $0 !== element }
    let rest = run.resolvePlaceholders(others, owner: nil)
    let controller = run.load([element], creator: creator).first as? UIViewController
    controller?.rareData?.nib?.take(rest)
    return controller
  }

  /// The scene of another storyboard that a reference leads to.
  private func referenced(
    _ element: InterfaceElement, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let name = element.attributes["storyboardName"] else { return nil }
    let bundle = element.attributes["bundleIdentifier"].flatMap { Bundle(identifier: $0) }
    let other = UIStoryboard(name: name, bundle: bundle ?? source.bundle)
    let scene = element.attributes["referencedIdentifier"].flatMap {
      other.source.file.scene(storyboardIdentifier: $0)
    }
    return (scene ?? other.source.file.initialScene).flatMap { other.make($0, creator: creator) }
  }

  /// A new controller of the scene that has this object.
  func controller(
    ofScene id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    source.file.scene(of: id).flatMap { make($0, creator: creator) }
  }
}

extension UIViewController {
  /// The storyboard that the controller was read from; nil for others.
  public var storyboard: UIStoryboard? { rareData?.nib?.storyboard }
}
