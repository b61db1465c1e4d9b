import CoreGraphics
public import Foundation

/// A drag under way, from either side.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is, in the coordinates of `view`.
  func location(in view: UIView) -> CGPoint
  /// Whether the items may be moved rather than copied.
  var allowsMoveOperation: Bool { get }
  /// Always true: drags stay inside the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether any item can be taken as one of these.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether any item carries an object of this class.
  func canLoadObjects<Object: NSItemProviderReading>(ofClass aClass: Object.Type) -> Bool
}

/// A drag as its source sees it.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// For the program's own use.
  var localContext: Any? { get set }
}

/// A drag as those see it who may be dropped on.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag, which always comes from this app.
  var localDragSession: (any UIDragSession)? { get }
  /// Calls back at once with the objects of this class, in the items' order.
  @discardableResult
  func loadObjects<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type, completion: ([Object]) -> Void
  ) -> Progress
}
