public import Foundation
public import FoundationAdditions
package import PlatformKit
public import QuartzCore
import RasterKit

/// A monitor: its pixels and its refresh rate. Main thread only.
///
/// iOS apps take the main screen for the area their window fills. So the main screen's `bounds` are
/// those of the app's first window, while `nativeBounds` are the monitor's.
@preconcurrency @MainActor
open class UIScreen: NSObject {
  package internal(set) var platformScreen: PlatformScreen

  package init(_ platformScreen: PlatformScreen) {
    self.platformScreen = platformScreen
    super.init()
  }

  /// The main screen. Before the application has started, a stand-in of 1024 by 768 points at scale
  /// 1.
  public static var main: UIScreen { screens[0] }

  /// The main screen first.
  public static var screens: [UIScreen] {
    UIApplication.running.map { $0.screens.all } ?? [standIn]
  }

  private static let standIn = UIScreen(
    PlatformScreen(
      name: "none", bounds: .init(x: 0, y: 0, width: 1024, height: 768), scale: 1,
      refreshRate: 60))

  /// In points, with origin zero. Of the main screen, the size of the app's first window; before
  /// that shows, the size of a new one.
  open var bounds: CGRect { CGRect(origin: .zero, size: usedSize) }
  /// The space of the monitor's points. Windows are somewhere in it.
  open var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(self) }
  /// The same as `coordinateSpace`, as monitors don't turn.
  open var fixedCoordinateSpace: any UICoordinateSpace { coordinateSpace }
  /// Stored only: the desktop dims its monitors.
  open var brightness: CGFloat {
    get { storedBrightness }
    set { if newValue.isFinite { storedBrightness = min(max(newValue, 0), 1) } }
  }
  private var storedBrightness: CGFloat = 1
  /// Stored only: the desktop dims its monitors.
  open var wantsSoftwareDimming = false
  /// Always nil: monitors that show the same are one to the desktop.
  open var mirrored: UIScreen? { nil }
  /// Always false: X11 does not tell who records the screen.
  open var isCaptured: Bool { false }

  /// Device pixels per point; may be fractional.
  open var scale: CGFloat { CGFloat(platformScreen.usableScale) }
  /// In device pixels, with origin zero.
  open var nativeBounds: CGRect {
    let pixels = platformScreen.bounds
    return CGRect(x: 0, y: 0, width: CGFloat(pixels.width), height: CGFloat(pixels.height))
  }

  /// Equals `scale`, as points are never resampled.
  open var nativeScale: CGFloat { scale }
  /// The monitor's refresh rate, rounded.
  open var maximumFramesPerSecond: Int { Int((1 / frameInterval).rounded()) }
  /// What windows inherit that override nothing.
  open var traitCollection: UITraitCollection {
    if knownTraits.displayScale != scale { knownTraits = systemTraits.replacingScale(scale) }
    return knownTraits
  }
  private lazy var knownTraits = systemTraits.replacingScale(scale)
  /// The traits of every screen; each adds its scale.
  var systemTraits = UITraitCollection.standard {
    didSet { knownTraits = systemTraits.replacingScale(scale) }
  }

  var sizedTraits = SizedTraits()

  var frameInterval: Double { 1 / platformScreen.usableRefreshRate }

  /// Makes a link that calls a method of `target`, which takes the link or nothing. Nil when the
  /// monitor is gone.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    preferred(by: CADisplayLink(target: target, selector: sel))
  }

  /// Does nothing: the windows on the screen are told.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension PlatformScreen {
  /// The scale, or 1 if the reported one is implausible.
  var usableScale: Double { scale.isFinite && (0.25...16).contains(scale) ? scale : 1 }
  /// The rate, or 60 if the reported one is implausible.
  var usableRefreshRate: Double {
    refreshRate.isFinite && (1...1000).contains(refreshRate) ? refreshRate : 60
  }
}

/// An application's `UIScreen` objects. Each monitor keeps the same object.
@MainActor
final class ScreenList {
  private(set) var all: [UIScreen]
  /// Notifications about screens, to be posted once the application knows of the change.
  private var changes: [(NSNotification.Name, UIScreen)] = []
  var systemTraits = UITraitCollection.standard {
    didSet { for screen in all { screen.systemTraits = systemTraits } }
  }

  init(_ screens: [PlatformScreen]) { all = screens.map(UIScreen.init) }

  /// Monitors were added, removed or changed. If the platform reports none, the last ones stay.
  func update(_ screens: [PlatformScreen]) {
    guard !screens.isEmpty else { return }
    let former = all
    defer { noteChanges(from: former) }
    all = screens.map { screen in
      let known = all.first { $0.platformScreen.name == screen.name } ?? UIScreen(screen)
      known.platformScreen = screen
      known.systemTraits = systemTraits
      return known
    }
  }

  private func noteChanges(from former: [UIScreen]) {
    let (old, new) = (Set(former), Set(all))
    changes += former.filter { !new.contains($0) }.map { (UIScreen.didDisconnectNotification, $0) }
    changes += all.filter { !old.contains($0) }.map { (UIScreen.didConnectNotification, $0) }
  }

  func announceChanges() {
    let due = changes
    changes = []
    for (name, screen) in due { NotificationCenter.default.post(name: name, object: screen) }
  }

  func screen(for platformScreen: PlatformScreen) -> UIScreen {
    all.first { $0.platformScreen.name == platformScreen.name } ?? all[0]
  }
}

extension UITraitCollection {
  fileprivate func replacingScale(_ scale: CGFloat) -> UITraitCollection {
    modifyingTraits { $0.displayScale = scale }
  }
}
