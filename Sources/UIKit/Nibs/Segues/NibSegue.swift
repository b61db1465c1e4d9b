import Foundation
import FoundationAdditions
import InterfaceFiles

/// A `segue` element: what begins it and what it does.
@MainActor
final class NibSegue {
  let element: InterfaceElement
  let run: NibRun
  /// Where it begins.
  private(set) weak var controller: UIViewController?

  init(_ element: InterfaceElement, _ run: NibRun) {
    (self.element, self.run) = (element, run)
    controller = run.controller
  }

  var identifier: String? { element.attributes["identifier"] }
  private var destination: String? { element.attributes["destination"] }

  /// Has the object begin it: a container at once, a control when it is used, a controller when a program
  /// says so.
  func connect(to source: AnyObject) {
    if let controller = source as? UIViewController { self.controller = controller }
    switch element.attributes["kind"] {
    case "relationship": (source as? UIViewController).map(relate)
    case "embed": (source as? UIView).map(embed)
    default:
      SegueTrigger(self).attach(to: source)
    }
  }

  /// Has `performSegue(withIdentifier:sender:)` find it.
  func register() {
    guard let identifier, element.attributes["kind"] != "relationship" else { return }
    controller?.addSegue(identifier) { _, sender in self.make(sender) }
  }

  /// Makes, prepares and performs it for a control, if the controller wants it.
  func begin(_ sender: Any?) {
    guard let controller,
      controller.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender),
      let segue = make(sender)
    else { return }
    controller.begin(segue, sender)
  }

  // MARK: The parts of containers

  private func relate(_ container: UIViewController) {
    guard let child = makeDestination(of: container, nil) else { return complainOfDestination() }
    switch (container, element.attributes["relationship"]) {
    case (let container as UINavigationController, _): container.viewControllers = [child]
    case (let container as UITabBarController, _):
      container.viewControllers = (container.viewControllers ?? []) + [child]
    case (let container as UISplitViewController, let relationship):
      container.take(child, as: relationship)
    case (let container as UIPageViewController, _):
      container.setViewControllers([child], direction: .forward, animated: false)
    default: run.source.nameOnce("relationship of \(type(of: container))", element)
    }
  }

  /// Done when the objects are awake, before `viewDidLoad()`.
  private func embed(in view: UIView) {
    run.lastSteps.append { [self] in
      guard let controller, mayEmbed(in: controller), let segue = make(view) else { return }
      controller.begin(segue, view)
    }
  }

  /// A container whose own scene is embedded in it would never end.
  private func mayEmbed(in controller: UIViewController) -> Bool {
    let outwards = sequence(first: controller, next: \.parent).prefix(UIStoryboard.deepest + 1)
    guard Array(outwards).count > UIStoryboard.deepest else { return true }
    run.source.complain(element, "the scene is within itself; it is left out")
    return false
  }

  // MARK: Making

  /// Nil where there is nothing to go to.
  func make(_ sender: Any?) -> UIStoryboardSegue? {
    guard let controller else { return nil }
    if element.attributes["kind"] == "unwind" { return makeUnwind(from: controller, sender) }
    guard let target = makeDestination(of: controller, sender) else {
      complainOfDestination()
      return nil
    }
    let action = SegueAction(self, sender)
    if let type = ownClass { return SegueMaker.make(type, identifier, controller, target) }
    action.prepare(target)
    return action.segue(from: controller, to: target)
  }

  /// The controller of the scene, made by the method that `@IBSegueAction` marks, if there is one.
  private func makeDestination(of controller: UIViewController, _ sender: Any?) -> UIViewController?
  {
    guard let destination, let storyboard = run.source.storyboard ?? controller.storyboard else {
      return nil
    }
    guard let name = element.attributes["destinationCreationSelector"] else {
      return storyboard.controller(ofScene: destination)
    }
    let identifier = identifier
    return storyboard.controller(ofScene: destination) { coder in
      let made = Selector(name).perform(on: controller, coder, sender, identifier)
      return made as? UIViewController
    }
  }

  private var ownClass: UIStoryboardSegue.Type? {
    guard let name = element.attributes["customClass"] else { return nil }
    let found: AnyClass? = NibClasses.find(
      name, element.attributes["customModule"], run.source.bundle)
    if let type = found as? UIStoryboardSegue.Type { return type }
    run.source.complain(element, "Could not find a segue class named '\(name)'")
    return nil
  }

  private func complainOfDestination() {
    run.source.complain(element, "the segue leads to no controller that is known")
  }

  private func makeUnwind(from controller: UIViewController, _ sender: Any?) -> UIStoryboardSegue? {
    guard let name = element.attributes["unwindAction"] else { return nil }
    let source = UIStoryboardUnwindSegueSource(controller, Selector(name), sender)
    guard let target = UnwindSearch(source).target else {
      run.source.complain(element, "no controller takes the unwind segue \(name)")
      return nil
    }
    let segue =
      ownClass.map { SegueMaker.make($0, identifier, controller, target) }
      ?? UnwindSegue(identifier: identifier, source: controller, destination: target)
    segue.unwindAction = source.unwindAction
    return segue
  }
}

extension UISplitViewController {
  /// A column, by the relationship's name; in the order of the file without a style.
  func take(_ child: UIViewController, as relationship: String?) {
    let columns: [String: Column] = [
      "masterViewController": .primary, "primaryViewController": .primary,
      "supplementaryViewController": .supplementary, "detailViewController": .secondary,
      "secondaryViewController": .secondary, "compactViewController": .compact,
    ]
    if style != .unspecified, let column = relationship.flatMap({ columns[$0] }) {
      setViewController(child, for: column)
    } else if relationship == "masterViewController" {
      viewControllers.insert(child, at: 0)
    } else {
      viewControllers.append(child)
    }
  }
}
