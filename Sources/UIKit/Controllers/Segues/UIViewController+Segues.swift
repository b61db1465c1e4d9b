import Foundation
import FoundationAdditions

// Segues begin here; what reads storyboards registers them.

extension UIViewController {
  /// Makes a segue when it is performed, for the sender; nil where there is nowhere to go.
  typealias SegueMaker = @MainActor (UIViewController, Any?) -> UIStoryboardSegue?

  /// A later one with the same name replaces the former.
  func addSegue(_ identifier: String, _ make: @escaping SegueMaker) {
    ensureRareData.segues[identifier] = make
  }

  func beginSegue(_ identifier: String, _ sender: Any?) {
    guard let make = rareData?.segues[identifier] else {
      preconditionFailure("Receiver (\(self)) has no segue with identifier '\(identifier)'")
    }
    if let segue = make(self, sender) { begin(segue, sender) }
  }

  func begin(_ segue: UIStoryboardSegue, _ sender: Any?) {
    prepare(for: segue, sender: sender)
    segue.unwindAction?.perform(on: segue.destination, segue as AnyObject?)
    segue.perform()
  }

  /// The child, or one inside it, that contains the source of an unwinding.
  func child(containing source: UIViewController) -> UIViewController? {
    let parents = sequence(first: source, next: \.parent)
    return parents.first { $0.parent === self }
  }

  /// All but the child with the source, the last one first.
  func childrenForUnwinding(from source: UIViewController) -> [UIViewController] {
    let own = child(containing: source)
    return children.reversed().filter { $0 !== own }
  }
}
