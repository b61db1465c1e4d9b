public import Foundation
import InterfaceFiles

/// A nib, which is read once and makes its objects as often as it is asked. Main thread only.
///
/// It is read from the `.xib` file itself, or from what the build has made of it.
@preconcurrency @MainActor
open class UINib: NSObject {
  /// What `instantiate(withOwner:options:)` is told.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary of the objects that stand for the nib's external ones, by their names in it.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  /// A nib without a source ends the process when objects are asked of it, as on Apple's systems.
  private let content: NibContent

  /// The nib of a file in a bundle; nil means the main one. It is looked for when it is first used.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    content = .file(name, bundleOrNil ?? .main)
    super.init()
  }

  /// A nib from the text of a `.xib` file.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    content = .source(NibFiles.source(data, "nib", bundleOrNil ?? .main))
    super.init()
  }

  /// A cell in a file.
  init(prototype: InterfaceElement, _ source: NibSource, of controller: UIViewController?) {
    content = .prototype(prototype, source, WeakController(controller))
    super.init()
  }

  /// Makes the nib's objects and connects them. The result has those at the top, without placeholders.
  open func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil
  ) -> [Any] {
    let external = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
    return content.load(owner: ownerOrNil.map { $0 as AnyObject }, external: external)
  }
}

/// Where a nib's objects come from.
@MainActor
private enum NibContent {
  case file(String, Bundle)
  case source(NibSource?)
  case prototype(InterfaceElement, NibSource, WeakController)

  func load(owner: AnyObject?, external: [String: Any]) -> [Any] {
    switch self {
    case .file(let name, let bundle):
      let source = NibFiles.url(name, .xib, in: bundle).flatMap { NibFiles.source($0, bundle) }
      guard let source else { raise(name, bundle) }
      return load(source, owner, external)
    case .source(let source):
      guard let source else { raise("(data)", .main) }
      return load(source, owner, external)
    case .prototype(let element, let source, let controller):
      let run = NibRun(source, owner: controller.controller)
      defer { run.end() }
      return run.load([element])
    }
  }

  private func load(_ source: NibSource, _ owner: AnyObject?, _ external: [String: Any]) -> [Any] {
    let run = NibRun(source, owner: owner)
    defer { run.end() }
    let objects = source.file.scenes.first?.objects ?? []
    return run.load(run.resolvePlaceholders(objects, owner: owner, external: external))
  }

  private func raise(_ name: String, _ bundle: Bundle) -> Never {
    NibFault.raise(
      "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'",
      .internalInconsistencyException)
  }
}

/// The controller of the scene that a prototype is in.
@MainActor
private struct WeakController {
  weak var controller: UIViewController?

  init(_ controller: UIViewController?) { self.controller = controller }
}
