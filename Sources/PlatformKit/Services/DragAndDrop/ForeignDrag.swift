/// What another program drags over this program's windows. Main thread only.
///
/// The other program may lie, stall or die: reads end with a completion in any case, and after its death the
/// windows are told that the drag has left.
@MainActor
package protocol ForeignDrag: AnyObject, Sendable {
  /// Names of the formats in which the data can be had, best first.
  var formats: [String] { get }
  /// Whether the source would remove its own after a drop.
  var allowsMove: Bool { get }
  /// The name of a file that the source would write itself where it is wanted; nil if it promises none. It has no
  /// slashes and no control characters, and leads nowhere else.
  var promisedName: String? { get }

  /// Says what a drop would do where the drag is now; nil refuses it. Call it for each move before the
  /// event's handler returns, which is a refusal otherwise; later calls change the answer.
  func answer(_ action: DragAction?)
  /// Reads data. The source may be asked while it is dragging too.
  func read(_ format: String, _ completion: @escaping ClipboardCompletion<[UInt8]>)
  /// Has the source write the promised file there, once, after the drop. The completion is called in any case.
  func save(to path: String, _ completion: @escaping @MainActor (FilePromiseAnswer) -> Void)
  /// Ends the drag after a drop, once: tells the source what was done with its data, or that they were not
  /// taken. Nothing can be read afterwards.
  func finish(_ action: DragAction?)
}

/// News of another program's drag, for a window.
package enum ForeignDragEvent: Sendable {
  /// It is here now, in device pixels from the top left corner of the window's content.
  case moved(any ForeignDrag, x: Double, y: Double)
  /// It went elsewhere, or is over.
  case left(any ForeignDrag)
  /// It was dropped where it was last, and waits for `finish`.
  case dropped(any ForeignDrag)
}
