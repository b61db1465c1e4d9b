public import CoreGraphics
public import Foundation
public import TextKit

/// A place in a text.
public protocol NSTextLocation: AnyObject {
  /// Whether it is before another place.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// The layout manager of TextKit 2, in signatures of client code. Text is laid out by `NSLayoutManager`
/// here, so there is never one.
public final class NSTextLayoutManager {
  private init() {}
}

/// Makes the view that a text view shows in place of an attachment. Main thread only.
///
/// Override `loadView()`, and return an instance from the attachment's
/// `viewProvider(for:location:textContainer:)`.
@preconcurrency @MainActor
open class NSTextAttachmentViewProvider: NSObject {
  /// What the view is shown in place of.
  open private(set) weak var textAttachment: NSTextAttachment?
  /// Always nil.
  open var textLayoutManager: NSTextLayoutManager? { nil }
  /// Where the attachment was when the provider was made.
  public let location: any NSTextLocation
  /// Whether the room in the text is that of the view's bounds.
  open var tracksTextAttachmentViewBounds = false
  /// The text view.
  private(set) weak var parentView: UIView?
  private var loadedView: UIView?

  /// For an attachment that a text view shows.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?, textLayoutManager: NSTextLayoutManager?,
    location: any NSTextLocation
  ) {
    (self.textAttachment, self.parentView, self.location) = (textAttachment, parentView, location)
    super.init()
  }

  /// The view, which is loaded when it is first asked for.
  open var view: UIView? {
    get {
      if loadedView == nil { loadView() }
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// Sets `view`. A plain view by default.
  open func loadView() { view = UIView() }

  /// The room in the text, from the pen on the baseline, y upwards.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    if tracksTextAttachmentViewBounds, let view {
      return CGRect(origin: .zero, size: view.bounds.size)
    }
    return textAttachment?.ownBounds ?? .zero
  }
}

/// An offset in UTF-16 units.
final class TextOffset: NSTextLocation {
  let offset: Int

  init(_ offset: Int) { self.offset = offset }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    guard let other = (location as? TextOffset)?.offset, other != offset else {
      return .orderedSame
    }
    return offset < other ? .orderedAscending : .orderedDescending
  }
}
