import CoreGraphics
import Foundation
import PlatformKit
import RasterKit

// What a window manager may do with a scene, beside its size and place. Apple's systems have no names for these.

extension UIWindowScene {
  /// What the window manager does with a scene's window. Not on Apple's systems.
  public struct DesktopStates: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Covers its monitor, panels included, without a frame.
    public static let fullScreen = DesktopStates(rawValue: 1 << 0)
    /// As wide as the desktop has room for.
    public static let maximizedHorizontally = DesktopStates(rawValue: 1 << 1)
    /// As tall as the desktop has room for.
    public static let maximizedVertically = DesktopStates(rawValue: 1 << 2)
    /// As large as the desktop has room for.
    public static let maximized: DesktopStates = [.maximizedHorizontally, .maximizedVertically]
    /// In front of other programs' windows.
    public static let above = DesktopStates(rawValue: 1 << 3)
    /// Marked for the user to look at, until it gets the keyboard.
    public static let demandsAttention = DesktopStates(rawValue: 1 << 4)
  }

  /// What the window manager says that it does with the scene's window. Changes reach the delegate as
  /// `windowScene(_:didUpdateEffectiveGeometry:)`.
  public var desktopStates: DesktopStates {
    DesktopStates(rawValue: presence?.states.rawValue ?? 0).intersection(.all)
  }

  /// Asks the window manager for states, or for their end; before the scene shows, they are what it appears with.
  /// What comes of that, `desktopStates` says later. The former size comes back with the end of a state.
  public func requestDesktopStates(_ states: DesktopStates, isOn: Bool = true) {
    let states = WindowStates(rawValue: states.intersection(.all).rawValue)
    wantedStates = isOn ? wantedStates.union(states) : wantedStates.subtracting(states)
    presence?.ask { $0.setStates(states, isOn: isOn) }
  }

  /// Takes the scene's window off the screen, as its minimise button does. A scene that has not shown yet appears
  /// as an icon only. `requestSceneSessionActivation` brings it back.
  public func minimize() {
    if let presence { presence.ask { $0.minimize() } } else { isMinimizedAtFirst = true }
  }

  /// The scene whose dialog this one is: the window manager keeps it in front of that. Best set before the scene
  /// shows; `UIWindowScene.ActivationRequestOptions` does that.
  public var dialogOwner: UIWindowScene? {
    get { session.dialogOwner as? UIWindowScene }
    set {
      session.dialogOwner = newValue
      presence?.ask { $0.setOwner(newValue?.presence?.platformWindow.id) }
    }
  }

  /// Whether the window manager is to keep the user from the owner while this dialog shows.
  public var isModalDialog: Bool {
    get { wantedStates.contains(.modal) }
    set {
      wantedStates = newValue ? wantedStates.union(.modal) : wantedStates.subtracting(.modal)
      presence?.ask { $0.setStates(.modal, isOn: newValue) }
    }
  }

  /// What the window manager's frame covers around the scene, in points; zero while that is not known.
  public var desktopFrameInsets: UIEdgeInsets {
    guard let presence else { return .zero }
    let (frame, scale) = (presence.frameWidths, presence.scale)
    return UIEdgeInsets(
      top: CGFloat(frame.top) / scale, left: CGFloat(frame.left) / scale,
      bottom: CGFloat(frame.bottom) / scale, right: CGFloat(frame.right) / scale)
  }

  /// How a new scene is shown.
  @preconcurrency @MainActor
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// Prominent scenes are modal dialogs of the requesting scene.
    open var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// How a scene is presented.
  public enum PresentationStyle: Int, Sendable {
    /// As the system likes: a window of its own.
    case automatic
    /// A window of its own.
    case standard
    /// In front of the scene that it comes from.
    case prominent
  }
}

extension UIWindowScene.DesktopStates {
  fileprivate static let all: Self = [.fullScreen, .maximized, .above, .demandsAttention]
}

extension UIWindowScene {
  /// Everything that the window manager reads before the window shows.
  func describe(_ description: inout WindowDescription, scale: CGFloat) {
    description.minimumSize = sizeRestrictions?.minimumPixels(scale: scale)
    description.maximumSize = sizeRestrictions?.maximumPixels(scale: scale)
    description.actions = windowingBehaviors?.actions ?? .all
    description.states = wantedStates
    description.isMinimized = isMinimizedAtFirst
    description.hasFrame = !drawsTitlebar
    if let owner = dialogOwner {
      description.kind = .dialog
      description.owner = owner.presence?.platformWindow.id
    } else if isModalDialog {
      description.kind = .dialog
    }
    if let place = session.takeRestoredPlace() { place.restore(to: &description) }
    isMinimizedAtFirst = false
  }

  /// Called with what the window manager says. Shown anew, the scene appears as it was, and not as it was once
  /// asked to be.
  func statesDidChange(from old: WindowStates) {
    wantedStates = wantedStates.intersection(.modal).union(
      WindowStates(rawValue: desktopStates.rawValue))
    let previous = Geometry(
      size: contentSize, states: DesktopStates(rawValue: old.rawValue).intersection(.all))
    frontWindow?.setNeedsLayout()
    (delegate as? any UIWindowSceneDelegate)?
      .windowScene(self, didUpdateEffectiveGeometry: previous)
  }
}
