public import Foundation
package import PlatformKit
import RasterKit

/// A monitor: its size in points and pixels, and its refresh rate. Main thread only.
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

  /// In points, with origin zero.
  open var bounds: CGRect {
    let pixels = nativeBounds
    return CGRect(x: 0, y: 0, width: pixels.width / scale, height: pixels.height / scale)
  }

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
  /// Has only the display scale; the interface style comes from views.
  open var traitCollection: UITraitCollection { UITraitCollection(displayScale: scale) }

  var frameInterval: Double { 1 / platformScreen.usableRefreshRate }
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

  init(_ screens: [PlatformScreen]) { all = screens.map(UIScreen.init) }

  /// Monitors were added, removed or changed. If the platform reports none, the last ones stay.
  func update(_ screens: [PlatformScreen]) {
    guard !screens.isEmpty else { return }
    all = screens.map { screen in
      let known = all.first { $0.platformScreen.name == screen.name } ?? UIScreen(screen)
      known.platformScreen = screen
      return known
    }
  }

  func screen(for platformScreen: PlatformScreen) -> UIScreen {
    all.first { $0.platformScreen.name == platformScreen.name } ?? all[0]
  }
}
