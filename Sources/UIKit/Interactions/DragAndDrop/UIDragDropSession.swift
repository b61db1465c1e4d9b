import CoreGraphics
public import Foundation

/// A drag in progress, seen from either side.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The dragged items.
  var items: [UIDragItem] { get }
  /// The finger's position in coordinates of `view`.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved, not only copied.
  var allowsMoveOperation: Bool { get }
  /// Whether other programs see nothing of the drag.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether any item can be exported as one of these types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether any item carries an object of this class.
  func canLoadObjects<Object: NSItemProviderReading>(ofClass aClass: Object.Type) -> Bool
}

/// A drag, seen from its source.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// For the program's own use.
  var localContext: Any? { get set }
}

/// A drag, seen from a possible drop target.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The same drag seen from its source; nil if another program drags.
  var localDragSession: (any UIDragSession)? { get }
  /// Calls back on the main thread with the objects of this class, in the items' order: at once if the
  /// items carry the objects themselves.
  @discardableResult
  func loadObjects<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void
  ) -> Progress
}

extension UIDragDropSession {
  /// Whether any item carries a Swift value, as a `String` or a `URL`.
  public func canLoadObjects<Value: _ObjectiveCBridgeable>(ofClass aClass: Value.Type) -> Bool
  where Value._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: Value._ObjectiveCType.self)
  }
}

extension UIDropSession {
  /// Calls back on the main thread with Swift values, as `String`s or `URL`s.
  @discardableResult
  public func loadObjects<Value: _ObjectiveCBridgeable>(
    ofClass aClass: Value.Type, completion: @escaping ([Value]) -> Void
  ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: Value._ObjectiveCType.self) { objects in
      completion(objects.map { Value._unconditionallyBridgeFromObjectiveC($0) })
    }
  }
}
