import Foundation

@testable import UIKit

// Classes that the fixtures name.

final class SettingsController: UITableViewController {
  weak var slider: UISlider?
  private(set) var values: [Float] = []

  func slid(_ sender: UISlider) { values.append(sender.value) }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("slid:", SettingsController.slid(_:))] }
    static var outlets: [KeyValueProperty] {
      [
        KeyValueProperty(
          "slider", { (object: SettingsController) in object.slider }, { $0.slider = $1 })
      ]
    }
  }
}

final class ColoredBar: UINavigationBar {}

final class GalleryController: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "Picture", for: indexPath)
    (cell as? PictureCell)?.numberLabel?.text = "\(indexPath.item + 1)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
  }
}

final class PictureCell: UICollectionViewCell {
  weak var numberLabel: UILabel?

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var outlets: [KeyValueProperty] {
      [
        KeyValueProperty(
          "numberLabel", { (object: PictureCell) in object.numberLabel }, { $0.numberLabel = $1 })
      ]
    }
  }
}

final class LetterListController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Mail", for: indexPath)
    cell.textLabel?.text = "Mail \(indexPath.row + 1)"
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let stack = segue.destination as? UINavigationController
    let mail = stack?.topViewController as? LetterController
    mail?.text = (sender as? UITableViewCell)?.textLabel?.text
  }
}

final class LetterController: UIViewController {
  weak var body: UITextView?
  var text: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    if let text { body?.text = text }
  }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var outlets: [KeyValueProperty] {
      [KeyValueProperty("body", { (object: LetterController) in object.body }, { $0.body = $1 })]
    }
  }
}

final class TravelController: UIViewController {
  weak var container: UIView?
  var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    log.append("loaded with \(children.count)")
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    identifier != "refused"
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append(
      "prepare \(segue.identifier ?? "-") for \(sender.map { "\(type(of: $0))" } ?? "nil")")
  }

  func makeTrip(_ coder: NSCoder, sender: Any?, segueIdentifier: String?) -> TripController? {
    let trip = TripController(coder: coder)
    trip?.origin = segueIdentifier ?? "nobody"
    return trip
  }

  func cameBack(_ segue: UIStoryboardSegue) {
    log.append("back from \(type(of: segue.source))")
  }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] {
      [
        Selector(
          "makeTrip:sender:segueIdentifier:", TravelController.makeTrip(_:sender:segueIdentifier:)),
        Selector("cameBack:", TravelController.cameBack(_:)),
      ]
    }
    static var outlets: [KeyValueProperty] {
      [
        KeyValueProperty(
          "container", { (object: TravelController) in object.container }, { $0.container = $1 })
      ]
    }
  }
}

/// Its root and the part that its root embeds are made by methods.
final class MakingStack: UINavigationController {
  func makeRoot(_ coder: NSCoder) -> MakingController? {
    let root = MakingController(coder: coder)
    root?.origin = "root"
    return root
  }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("makeRoot:", MakingStack.makeRoot(_:))] }
  }
}

final class MakingController: UIViewController {
  var origin = ""

  func makePart(_ coder: NSCoder, sender: Any?) -> TripController? {
    let part = TripController(coder: coder)
    part?.origin = "part of \(origin) in \(sender.map { "\(type(of: $0))" } ?? "nothing")"
    return part
  }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] {
      [Selector("makePart:sender:", MakingController.makePart(_:sender:))]
    }
  }
}

final class TripController: UIViewController {
  var origin = ""
}

final class JumpSegue: UIStoryboardSegue {
  override func perform() {
    (source as? TravelController)?.log.append("jump to \(destination.title ?? "-")")
  }
}

final class ProfileViewController: UIViewController {
  weak var nameField: UITextField?

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var outlets: [KeyValueProperty] {
      [
        KeyValueProperty(
          "nameField", { (object: ProfileViewController) in object.nameField },
          { $0.nameField = $1 })
      ]
    }
  }
}
