import Foundation

@testable import UIKit

// Classes that the fixtures name. They are neither private nor nested, or files could not name them.

final class BadgeOwner: NSObject, @unchecked Sendable {
  @MainActor var badge: NibBadge?
  @MainActor var nameLabel: UILabel?
  @MainActor var parts: [UIView] = []
  @MainActor var sent: [String] = []

  @MainActor func follow(_ sender: Any) { sent.append("follow \(type(of: sender))") }
  @MainActor func tapped() { sent.append("tapped") }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] {
      [Selector("follow:", BadgeOwner.follow(_:)), Selector("tapped:", BadgeOwner.tapped)]
    }
    static var outlets: [KeyValueProperty] {
      [
        KeyValueProperty("badge", { (object: BadgeOwner) in object.badge }, { $0.badge = $1 }),
        KeyValueProperty(
          "nameLabel", { (object: BadgeOwner) in object.nameLabel }, { $0.nameLabel = $1 }),
        KeyValueProperty("parts", { (object: BadgeOwner) in object.parts }, { $0.parts = $1 }),
      ]
    }
  }
}

final class NibBadge: UIView {
  var caption = ""
  var rank = 0
  var isLoud = false
  var edge: UIColor?
  /// What was there when the initialiser of UIKit had returned, and when the view was awake.
  private(set) var log: [String] = []

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    log.append("coder \(Int(frame.width)) subviews \(subviews.count) caption '\(caption)'")
    layer.borderWidth = 2
    isOpaque = false
  }

  func awakeFromNib() { log.append("awake caption '\(caption)'") }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("awakeFromNib", NibBadge.awakeFromNib)] }
    static var properties: [KeyValueProperty] {
      [
        KeyValueProperty("caption", { (object: NibBadge) in object.caption }, { $0.caption = $1 }),
        KeyValueProperty("rank", { (object: NibBadge) in object.rank }, { $0.rank = $1 }),
        KeyValueProperty("isLoud", { (object: NibBadge) in object.isLoud }, { $0.isLoud = $1 }),
        KeyValueProperty("edge", { (object: NibBadge) in object.edge }, { $0.edge = $1 }),
      ]
    }
  }
}

final class SongCell: UITableViewCell {
  weak var titleLabel: UILabel?

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var outlets: [KeyValueProperty] {
      [
        KeyValueProperty(
          "titleLabel", { (object: SongCell) in object.titleLabel }, { $0.titleLabel = $1 })
      ]
    }
  }
}

final class SongsController: UITableViewController {
  var songs = ["Red", "Blue", "Green"]
  private(set) var log: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Song", for: indexPath)
    cell.textLabel?.text = songs[indexPath.row]
    cell.detailTextLabel?.text = "Song \(indexPath.row + 1)"
    return cell
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.append("prepare \(segue.identifier ?? "-")")
    guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else {
      return
    }
    (segue.destination as? SongController)?.song = songs[path.row]
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }

  func add(_ sender: Any?) {
    songs.append("New")
    tableView.reloadData()
  }

  func songDone(_ segue: UIStoryboardSegue) {
    log.append("done from \(type(of: segue.source)) \(segue.identifier ?? "-")")
  }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] {
      [
        Selector("add:", SongsController.add(_:)),
        Selector("songDone:", SongsController.songDone(_:)),
      ]
    }
  }
}

final class SongController: UIViewController {
  weak var label: UILabel?
  var song = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    label?.text = song
  }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var outlets: [KeyValueProperty] {
      [
        KeyValueProperty("label", { (object: SongController) in object.label }, { $0.label = $1 })
      ]
    }
  }
}

final class FormController: UIViewController, UITextFieldDelegate {
  weak var nameField: UITextField?
  weak var mailField: UITextField?
  weak var newsletterLabel: UILabel?
  weak var topConstraint: NSLayoutConstraint?
  weak var wideLabel: UILabel?
  private(set) var switches: [Bool] = []

  func switched(_ sender: UISwitch) { switches.append(sender.isOn) }

  nonisolated final class ObjCMembers: ObjectiveCMembers {
    static var selectors: [Selector] { [Selector("switched:", FormController.switched(_:))] }
    static var outlets: [KeyValueProperty] {
      [
        KeyValueProperty(
          "nameField", { (object: FormController) in object.nameField }, { $0.nameField = $1 }),
        KeyValueProperty(
          "mailField", { (object: FormController) in object.mailField }, { $0.mailField = $1 }),
        KeyValueProperty(
          "newsletterLabel", { (object: FormController) in object.newsletterLabel },
          { $0.newsletterLabel = $1 }),
        KeyValueProperty(
          "topConstraint", { (object: FormController) in object.topConstraint },
          { $0.topConstraint = $1 }),
        KeyValueProperty(
          "wideLabel", { (object: FormController) in object.wideLabel }, { $0.wideLabel = $1 }),
      ]
    }
  }
}
