import Diagnostics
import Foundation
import FoundationAdditions
import PlatformKit
import RasterKit

/// What is kept of a scene from one session of the user to the next.
struct SceneRecord: Codable, Equatable {
  /// Where a scene's window was, in device pixels, and what the window manager did with it.
  struct Place: Codable, Equatable {
    var x: Int32
    var y: Int32
    var width: Int32
    var height: Int32
    var states: Int
    var isMinimized: Bool
  }

  /// A user activity.
  struct Activity: Codable, Equatable {
    var type: String
    var title: String?
    var userInfo: Data?
    var webpageURL: URL?
    var persistentIdentifier: String?
    var targetContentIdentifier: String?
  }

  var identifier: String
  var role: String
  var configurationName: String?
  var activity: Activity?
  var userInfo: Data?
  var place: Place?
}

extension SceneRecord {
  @MainActor
  init(of scene: UIScene) {
    let session = scene.session
    identifier = session.persistentIdentifier
    role = session.role.rawValue
    configurationName = session.configuration.name
    activity = session.stateRestorationActivity.map(Activity.init)
    userInfo = session.userInfo.flatMap { PropertyLists.data($0, of: "a scene session") }
    place = (scene as? UIWindowScene)?.presence.map(Place.init)
  }

  /// A session like the one that was kept.
  @MainActor
  func makeSession() -> UISceneSession {
    let session = UISceneSession(
      role: UISceneSession.Role(rawValue: role), persistentIdentifier: identifier)
    session.stateRestorationActivity = activity?.make()
    session.userInfo = userInfo.flatMap(PropertyLists.dictionary) as? [String: Any]
    session.restoredPlace = place
    return session
  }
}

extension SceneRecord.Place {
  private static let keptStates: WindowStates = [.fullScreen, .maximized, .above]

  @MainActor
  init(of presence: WindowPresence) {
    (x, y) = (presence.position.x, presence.position.y)
    (width, height) = (presence.pixelSize.width, presence.pixelSize.height)
    states = presence.states.intersection(Self.keptStates).rawValue
    isMinimized = presence.isMinimized
  }

  /// A file may say anything: sizes that no window has are passed over. So are those that the window manager has
  /// given with a state: at its end the window is to have room on the desktop.
  func restore(to description: inout WindowDescription) {
    let states = WindowStates(rawValue: states)
    if (1...16384).contains(width), (1...16384).contains(height) {
      let isWide = !states.isDisjoint(with: [.fullScreen, .maximizedHorizontally])
      let isTall = !states.isDisjoint(with: [.fullScreen, .maximizedVertically])
      if !isWide { description.size.width = width }
      if !isTall { description.size.height = height }
    }
    if (-32767...32767).contains(x), (-32767...32767).contains(y) {
      description.position = PixelPoint(x: x, y: y)
    }
    description.states.formUnion(states.intersection(Self.keptStates))
    description.isMinimized = isMinimized
  }
}

extension SceneRecord.Activity {
  init(_ activity: NSUserActivity) {
    if activity.needsSave {
      activity.needsSave = false
      activity.delegate?.userActivityWillSave(activity)
    }
    type = activity.activityType
    title = activity.title
    userInfo = activity.userInfo.flatMap {
      PropertyLists.data($0, of: "activity \(activity.activityType)")
    }
    webpageURL = activity.webpageURL
    persistentIdentifier = activity.persistentIdentifier
    targetContentIdentifier = activity.targetContentIdentifier
  }

  /// Nil where the type is none.
  func make() -> NSUserActivity? {
    guard !type.isEmpty else { return nil }
    let activity = NSUserActivity(activityType: type)
    activity.title = title
    activity.userInfo = userInfo.flatMap(PropertyLists.dictionary)
    activity.webpageURL = webpageURL
    activity.persistentIdentifier = persistentIdentifier
    activity.targetContentIdentifier = targetContentIdentifier
    return activity
  }
}

/// What programs keep of their own: property lists with string keys.
enum PropertyLists {
  /// Nil, and a line in the log, for what no property list can have.
  static func data(_ values: [AnyHashable: Any], of owner: String) -> Data? {
    let pairs = values.compactMap { key, value in (key.base as? String).map { ($0, value) } }
    let list = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    guard pairs.count == values.count,
      PropertyListSerialization.propertyList(list, isValidFor: .binary),
      let data = try? PropertyListSerialization.data(
        fromPropertyList: list, format: .binary, options: 0)
    else {
      Log.application.write("userInfo of \(owner) is not kept: it is no property list")
      return nil
    }
    return data
  }

  static func dictionary(_ data: Data) -> [AnyHashable: Any]? {
    let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    return list as? [String: Any]
  }
}
