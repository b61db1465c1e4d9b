import Foundation
import InterfaceFiles

/// Where a controller that was read from a file has its view and its segues.
@MainActor
final class ControllerNib {
  let run: NibRun
  let element: InterfaceElement
  let storyboard: UIStoryboard?
  /// Objects beside the controller in its scene, which are made with the view.
  private var rest: [InterfaceElement] = []
  /// Those that were made, for as long as the controller lives.
  private var top: [AnyObject] = []
  private var isLoaded = false

  init(_ reader: NibReader, _ storyboard: UIStoryboard?) {
    (run, element, self.storyboard) = (reader.run, reader.element, storyboard)
  }

  isolated deinit { run.end() }

  /// The rest of the scene. All segues of the scene are the controller's, also those of cells that are not
  /// made yet.
  func take(_ rest: [InterfaceElement]) {
    self.rest = rest
    for part in [element] + rest {
      part.visitAll { if $0.name == "segue" { NibSegue($0, run).register() } }
    }
  }

  /// False if the file has no view for the controller.
  func loadView(of controller: UIViewController) -> Bool {
    guard !isLoaded, let written = element.value("view") else { return false }
    isLoaded = true
    let refreshing = element.value("refreshControl").map { [$0] } ?? []
    top = run.load(
      [written] + rest + refreshing,
      afterMaking: { made in
        guard let view = made.first as? UIView else { return }
        controller.view = view
        for control in made.suffix(refreshing.count) {
          (view as? UIScrollView)?.refreshControl = control as? UIRefreshControl
        }
        nameGuides(controller)
      })
    top.removeFirst(min(1, top.count))
    run.end()
    return controller.isViewLoaded
  }

  /// Bars' guides of files for iOS 7 to 10. Constraints name them.
  func nameGuides(_ controller: UIViewController) {
    for guide in element.list("layoutGuides") {
      guard let id = guide.id else { continue }
      let isTop = guide.attributes["type"] == "top"
      run.name(isTop ? controller.topLayoutGuide : controller.bottomLayoutGuide, id)
    }
  }
}

extension UIViewController {
  /// Takes the view from the file that the controller was read from, or from the nib of its name; false if
  /// there is neither.
  package func loadViewFromNib() -> Bool {
    if let nib = rareData?.nib, nib.loadView(of: self) { return true }
    guard let name = nibName ?? usualNibName else { return false }
    _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    guard isViewLoaded else {
      NibFault.raise(
        "-[UIViewController _loadViewFromNibNamed:bundle:] loaded the \"\(name)\" nib but the view "
          + "outlet was not set.", .internalInconsistencyException)
    }
    return true
  }

  /// A nib that is called as the class, with or without "Controller" at the end; nil if there is none.
  private var usualNibName: String? {
    let own = "\(type(of: self))"
    guard type(of: self) != UIViewController.self else { return nil }
    let short = own.hasSuffix("ViewController") ? [String(own.dropLast("Controller".count))] : []
    return (short + [own]).first { NibFiles.url($0, .xib, in: nibBundle ?? .main) != nil }
  }
}
