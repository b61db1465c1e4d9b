public import Foundation

/// Is told about the layout of a text.
public protocol NSLayoutManagerDelegate: AnyObject {
  /// Called when layout that was valid no longer is.
  func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

  /// Called when a container has another size, before anything is laid out in it.
  func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize)

  /// Called when a range has been laid out that was asked for; `layoutFinishedFlag` says whether all
  /// of the text has been.
  func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool)
}

extension NSLayoutManagerDelegate {
  /// Does nothing.
  public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

  /// Does nothing.
  public func layoutManager(
    _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
    didChangeGeometryFrom oldSize: CGSize
  ) {}

  public func layoutManager(
    _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
    atEnd layoutFinishedFlag: Bool
  ) {}
}
