import CoreGraphics
import Diagnostics
import PlatformKit
import RasterKit

/// How large a window opens that doesn't say.
struct NewWindowSize {
  /// What frames of window managers take above the content, in points.
  static let frameHeight: CGFloat = 40

  var monitor: CGSize
  /// What the desktop's panels leave; nil without a desktop.
  var workArea: CGSize?
  /// The value of the environment variable.
  var wanted: String?

  var points: CGSize {
    if let wanted, !wanted.isEmpty {
      if let size = Self.parse(wanted) { return size }
      Log.application.write(
        "CASEMENT_WINDOW_SIZE is \(wanted); it can be a width and a height, as in 800x600")
    }
    guard let workArea else { return monitor }
    return CGSize(
      width: min(1024, max(1, workArea.width)),
      height: min(768, max(1, workArea.height - Self.frameHeight)))
  }

  private static func parse(_ text: String) -> CGSize? {
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Int(parts[0]), let height = Int(parts[1]),
      (1...16384).contains(width), (1...16384).contains(height)
    else { return nil }
    return CGSize(width: width, height: height)
  }
}

extension ApplicationEngine {
  func measureNewWindow() -> CGSize {
    let screen = screens.all[0]
    func points(_ size: PixelSize) -> CGSize { size.points(scale: screen.scale) }
    let bounds = screen.platformScreen.bounds
    let monitor = PixelSize(width: bounds.width, height: bounds.height)
    let workArea = platform.workArea.map {
      PixelSize(width: min(monitor.width, $0.width), height: min(monitor.height, $0.height))
    }
    return NewWindowSize(
      monitor: points(monitor), workArea: workArea.map(points),
      wanted: EnvironmentVariable.windowSize.value
    ).points
  }
}
