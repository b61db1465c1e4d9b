package import RasterKit

/// The way from a program to assistive technologies. Main thread only; nothing waits for them.
///
/// While nobody listens it is only asked whether somebody does.
@MainActor
package protocol AccessibilityBridge: AnyObject {
  /// Whether somebody listens. Updates are for listeners only, and the first one is whole.
  var isActive: Bool { get }
  /// Whether one of them speaks what is on the screen.
  var isScreenReaderRunning: Bool { get }
  /// Answers what listeners ask, and performs what they want.
  var source: (any AccessibilitySource)? { get set }
  /// Called when `isActive` or `isScreenReaderRunning` has changed.
  var onChange: @MainActor () -> Void { get set }

  /// Begins to look whether somebody listens, some time after the first frame. Call it once a window shows.
  func begin()
  func publish(_ update: AccessibilityUpdate)
  func announce(_ announcement: AccessibilityAnnouncement)
}

/// The program, as a bridge asks it. Main thread only.
@MainActor
package protocol AccessibilitySource: AnyObject {
  /// Performs an action in the way of touches and keys. False if the element is gone or does not take it.
  func perform(_ action: AccessibilityAction, on node: AccessibilityNodeID) -> Bool
  /// The place of a range of text, in device pixels of the window; nil where it is not laid out.
  func extents(of range: Range<Int>, in node: AccessibilityNodeID) -> PixelRect?
  /// The line of text, as laid out, that an offset is in.
  func line(at offset: Int, in node: AccessibilityNodeID) -> Range<Int>?
  /// The character at a place in device pixels of the window.
  func offset(at point: PixelPoint, in node: AccessibilityNodeID) -> Int?
  /// How the text looks at an offset, and how far; nil where it is not known.
  func style(at offset: Int, in node: AccessibilityNodeID) -> AccessibilityTextStyle?
}
