import CoreGraphics
import PlatformKit
import QuartzCore
import RasterKit

// The windows of a scene over each other in one platform window.

extension WindowPresence {
  /// Shows a window's layer where its level puts it. The first window of the normal level, or the first
  /// of all, becomes the main one.
  func add(_ window: UIWindow) {
    insert(window)
    guard mainWindow.map({ $0.isRaised && !window.isRaised }) ?? true else { return }
    mainWindow?.frame.origin = mainOrigin
    mainWindow = window
    mainOrigin = window.frame.origin
    window.frame.origin = .zero
    request(PixelSize(points: window.bounds.size, scale: scale))
    if window.inputAreas != nil { limitInput() }
  }

  /// Puts a window where its level is now, in front of the others of that level.
  func restack(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    insert(window)
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    window.layer.removeFromSuperlayer()
    guard mainWindow === window else { return }
    mainWindow = windows.first { !$0.isRaised }
    updateTitle()
  }

  private func insert(_ window: UIWindow) {
    let index = windows.insertByLevel(window)
    if index + 1 < windows.count {
      rootLayer.insertSublayer(window.layer, below: windows[index + 1].layer)
    } else {
      rootLayer.addSublayer(window.layer)
    }
  }

  /// Stands for the others where an event is for the platform window.
  var lowestWindow: UIWindow? { mainWindow ?? windows.first }

  /// The window to get the keys when the platform window does: the one that had them last, else the
  /// lowest.
  var nextKeyWindow: UIWindow? {
    windows.filter(\.canBecomeKey).reduce(nil as UIWindow?) { best, window in
      best.map { window.keyRank > $0.keyRank ? window : $0 } ?? window
    }
  }
}

extension WindowPresence {
  /// The desktop has resized the content: lay it out for the new size and show it in one commit. The
  /// main window and those that fill the scene have the scene's size, others stay as they are.
  func adoptContentSize(_ size: PixelSize, syncToken: UInt64?) {
    guard !size.isEmpty else { return }
    let filling = fillingWindows
    adopt(size, syncToken: syncToken)
    let points = contentSize
    for window in filling where points != window.bounds.size {
      window.frame = CGRect(origin: .zero, size: points)
    }
    // Most of it may be on another monitor now.
    if screenScale != scale { screenDidChange() }
  }

  /// It moved to another screen or its screen changed, so its pixels may be other points.
  func screenDidChange() {
    for window in windows { window.adoptScreenTraits() }
    let filling = fillingWindows
    guard adoptScreenScale() else { return }
    let points = pixelSize.points(scale: scale)
    for window in filling { window.frame = CGRect(origin: .zero, size: points) }
    for window in windows { window.scaleDidChange() }
    if mainWindow?.inputAreas != nil { limitInput() }
  }

  private var fillingWindows: [UIWindow] {
    let whole = CGRect(origin: .zero, size: contentSize)
    return windows.filter { $0 === mainWindow || $0.frame == whole }
  }

  /// Tells the window manager the least and greatest size of the scene.
  func limitSize() {
    guard let limits = scene?.sizeRestrictions else { return }
    let (least, greatest) = (
      limits.minimumPixels(scale: scale), limits.maximumPixels(scale: scale)
    )
    ask { $0.setSizeLimits(minimum: least, maximum: greatest) }
  }

  /// Tells the window system where presses are the scene's.
  func limitInput() {
    guard let areas = mainWindow?.inputAreas else { return ask { $0.setInputRegion(nil) } }
    var region = PixelRegion()
    for area in areas where !area.isEmpty {
      region.formUnion(PixelRect(covering: area, scale: scale))
    }
    ask { $0.setInputRegion(region) }
  }

  /// Tells the window manager what the user may do with the scene.
  func limitActions() { ask { $0.setActions(allowedActions) } }

  var allowedActions: WindowActions { scene?.windowingBehaviors?.actions ?? .all }

  func updateTitle() {
    guard let title = lowestWindow?.displayedTitle else { return }
    ask { $0.setTitle(title) }
    lowestWindow?.noteAccessibilityChange()
    mainWindow?.rareData?.titlebar?.show(title)
  }
}

extension UIWindow {
  /// Above the normal level.
  var isRaised: Bool { windowLevel > .normal }

  /// Whether they show in the same platform window.
  func sharesScreen(with other: UIWindow) -> Bool {
    self === other || presence != nil && presence === other.presence
  }

  /// From the coordinates of its scene to its own.
  func fromScene(_ point: CGPoint) -> CGPoint {
    presence.map { layer.convert(point, from: $0.rootLayer) } ?? point
  }

  /// From its own coordinates to those of its scene.
  package func toScene(_ point: CGPoint) -> CGPoint {
    presence.map { layer.convert(point, to: $0.rootLayer) } ?? point
  }
}

extension [UIWindow] {
  /// Lower levels first, the new window last in its level. Returns its index.
  @MainActor
  @discardableResult
  mutating func insertByLevel(_ window: UIWindow) -> Int {
    let index = firstIndex { window.windowLevel < $0.windowLevel } ?? count
    insert(window, at: index)
    return index
  }
}
