package import RasterKit

/// The properties of a window to create.
package struct WindowDescription: Sendable {
  /// Size of the content in device pixels.
  package var size: PixelSize
  /// The position requested by the user or the app; nil leaves it to the window manager.
  package var position: PixelPoint?
  package var title: String
  package var minimumSize: PixelSize?
  package var maximumSize: PixelSize?
  package var actions = WindowActions.all
  package var kind = WindowKind.normal
  /// The window whose dialog, menu or tip this is.
  package var owner: WindowID?
  /// As it is to appear.
  package var states: WindowStates = []
  /// Whether it appears as an icon, or in a list of windows, only.
  package var isMinimized = false
  /// False for a window whose pixels may be translucent, if the window system has such windows.
  package var isOpaque = true
  /// Whether the window system draws a title bar and borders around it.
  package var hasFrame = true

  package init(size: PixelSize, title: String) {
    self.size = size
    self.title = title
  }
}

/// A window of the window system, held by the view side. Main thread only.
@MainActor
package protocol PlatformWindow: AnyObject {
  var id: WindowID { get }
  /// Where frames for this window go; used by the render queue only.
  var presentTarget: any PresentTarget { get }
  /// The frame clock of the display the window is on; used by the render queue only.
  var frameClock: any FrameClock { get }
  /// The screen that most of the window is on.
  var screen: PlatformScreen { get }

  func show()
  func hide()
  /// Takes the window off the screen as the user would; `activate` brings it back.
  func minimize()
  /// Asks for states, or for their end. An event reports what has become of that.
  func setStates(_ states: WindowStates, isOn: Bool)
  /// Requests another place of the content's corner on the desktop. An event reports the result.
  func setPosition(_ position: PixelPoint)
  /// Names the window that this one is a dialog of; nil for none.
  func setOwner(_ owner: WindowID?)
  /// Asks for a frame around the content, or for none.
  func setHasFrame(_ hasFrame: Bool)
  /// Hands the pointer, whose button is down, to the window system until the button comes up.
  func beginDrag(_ drag: WindowDrag)
  /// Where presses are the window's; elsewhere they go to what is behind it. Nil means everywhere. A popover that has
  /// none lets go of those outside the program's windows too.
  func setInputRegion(_ region: PixelRegion?)
  func activate()
  func setTitle(_ title: String)
  /// The images that the desktop shows for the window, which have different sizes.
  func setIcon(_ images: [PixelBuffer])
  /// Requests another size. A `resized` event reports the result: the old size if the window system
  /// refuses.
  func setSize(_ size: PixelSize)
  /// The sizes the user may give the window; nil sets no limit.
  func setSizeLimits(minimum: PixelSize?, maximum: PixelSize?)
  /// What the user may do; a window manager may offer more.
  func setActions(_ actions: WindowActions)
  func setCursor(_ shape: CursorShape)
  /// Destroys the window. The render side must have stopped using it before.
  func close()
}

/// One monitor, or a substitute for one.
package struct PlatformScreen: Hashable, Sendable {
  package var name: String
  /// Position and size in device pixels on the desktop.
  package var bounds: PixelRect
  /// Device pixels per point; may be fractional.
  package var scale: Double
  /// Frames per second; 60 if the system does not report a plausible rate.
  package var refreshRate: Double

  package init(name: String, bounds: PixelRect, scale: Double, refreshRate: Double) {
    self.name = name
    self.bounds = bounds
    self.scale = scale
    self.refreshRate = refreshRate
  }
}
