import Diagnostics
import Foundation
import FoundationAdditions
import InterfaceFiles

/// One load: makes objects, relates them, connects them, sets what the developer has added, wakes them.
///
/// A scene is loaded in two parts, first its controller and then, when that is asked for, the view; the
/// run remembers the objects of the first and the connections that wait for the second.
@MainActor
final class NibRun {
  struct Made {
    let element: InterfaceElement
    let object: AnyObject
  }

  let source: NibSource
  /// The file's owner, or the scene's controller. Never held, as it may hold the run.
  private(set) weak var owner: AnyObject?
  private var ownerIdentifier: String?
  /// What connections find by identifier.
  private var objects: [String: AnyObject] = [:]
  /// The same when the run has ended.
  private var seen: [String: WeakReference<AnyObject>] = [:]
  /// In the order in which they were made, since the last phase.
  private var made: [Made] = []
  /// Makes the first object in the place of its class.
  private var creator: ((NSCoder) -> UIViewController?)?
  let constraints = NibConstraints()
  private var connections = NibConnections()
  let variations = NibVariations()
  /// What is done when all objects are awake.
  var lastSteps: [() -> Void] = []

  init(_ source: NibSource, owner: AnyObject? = nil) {
    (self.source, self.owner) = (source, owner)
    ownerIdentifier = (owner as? UIViewController)?.rareData?.nib?.element.id
  }

  /// The scene's controller.
  var controller: UIViewController? { owner as? UIViewController }

  /// The phases in their order. The result is what was made at the top; `afterMaking` is given it too.
  func load(
    _ elements: [InterfaceElement], creator: ((NSCoder) -> UIViewController?)? = nil,
    afterMaking: ([AnyObject]) -> Void = { _ in }
  ) -> [AnyObject] {
    self.creator = creator
    let top = elements.compactMap(make)
    afterMaking(top)
    variations.begin(in: self)
    constraints.activate(in: self)
    let loaded = made
    made = []
    connections.connect(loaded, in: self)
    for one in loaded { setAttributes(one) }
    for one in loaded { wake(one.object) }
    let steps = lastSteps
    lastSteps = []
    for step in steps { step() }
    return top
  }

  /// Lets go of the objects when nothing else is to be loaded.
  func end() {
    seen = objects.mapValues { WeakReference($0) }
    objects = [:]
    connections = NibConnections()
    variations.end()
  }

  // MARK: Making

  /// Nil for what is not known.
  func make(_ element: InterfaceElement) -> AnyObject? {
    if let kind = NibKind.of(element) { return make(element, as: kind) }
    source.nameOnce("<\(element.name)>", element)
    return standIn(for: element).flatMap { make(element, as: $0) }
  }

  /// An unknown kind of view becomes a plain one, so that its neighbours keep their places; an unknown kind of
  /// controller too, so that segues lead to it.
  private func standIn(for element: InterfaceElement) -> NibKind? {
    if element.name.hasSuffix("ViewController") || element.name == "hostingController" {
      return .controller
    }
    return element.value("frame")?.name == "rect" ? .view : nil
  }

  private func make(_ element: InterfaceElement, as kind: NibKind) -> AnyObject? {
    let coder = NibCoder(element, self)
    let type: AnyClass = NibClasses.type(of: element, kind: kind, source)
    let wanted = creator
    creator = nil
    guard let object = wanted?(coder) ?? kind.make(type, coder) else {
      source.complain(element, "\(type).init(coder:) answered nil; the object is left out")
      return nil
    }
    coder.readOnce(object)
    note(object, element)
    return object
  }

  /// Has an object that exists take what an element says, as the label of a cell does.
  func read(_ element: InterfaceElement, into object: AnyObject) {
    NibCoder(element, self).readOnce(object)
    note(object, element)
  }

  func note(_ object: AnyObject, _ element: InterfaceElement) {
    made.append(Made(element: element, object: object))
    if let id = element.id { name(object, id) }
  }

  func name(_ object: AnyObject, _ id: String) {
    if object === owner { ownerIdentifier = id } else { objects[id] = object }
  }

  /// By the controller of a scene, when its initialiser begins.
  func begin(_ controller: UIViewController, _ element: InterfaceElement) {
    owner = controller
    ownerIdentifier = element.id
  }

  func object(_ id: String) -> AnyObject? {
    id == ownerIdentifier ? owner : objects[id] ?? seen[id]?.object
  }

  /// A cell in a table or a collection of this run.
  func prototype(_ element: InterfaceElement) -> UINib {
    UINib(prototype: element, source, of: controller)
  }

  /// Names the objects that placeholders stand for, and hands back the others.
  func resolvePlaceholders(
    _ elements: [InterfaceElement], owner: AnyObject?, external: [String: Any] = [:]
  ) -> [InterfaceElement] {
    elements.filter { element in
      guard element.name == "placeholder" || element.name == "exit" else { return true }
      guard let id = element.id else { return false }
      switch element.attributes["placeholderIdentifier"] {
      case "IBFilesOwner":
        ownerIdentifier = id
        if let owner { made.append(Made(element: element, object: owner)) }
      case "IBFirstResponder": objects[id] = NibFirstResponder()
      case let name?: external[name].map { objects[id] = $0 as AnyObject }
      case nil: break
      }
      return false
    }
  }

  // MARK: The last phases

  private func setAttributes(_ one: Made) {
    guard let object = one.object as? NSObject else { return }
    for attribute in one.element.list("userDefinedRuntimeAttributes") {
      RuntimeAttribute(attribute, source).set(on: object)
    }
  }

  /// Calls the class's own method, if it has exposed one. The owner was not made here.
  private func wake(_ object: AnyObject) {
    guard object !== owner || ownerIsMade else { return }
    let method = Selector("awakeFromNib")
    if method.canPerform(on: object) { method.perform(on: object, nil as AnyObject?) }
  }

  /// Whether the owner is a scene's controller.
  private var ownerIsMade: Bool {
    controller?.rareData?.nib.map { $0.run === self } ?? false
  }
}
