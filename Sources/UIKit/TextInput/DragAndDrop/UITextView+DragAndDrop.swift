extension UITextView: UITextDraggable, UITextDroppable {
  /// Decides what is dragged; held weakly.
  public var textDragDelegate: (any UITextDragDelegate)? {
    get { interaction.dragging.delegate }
    set { interaction.dragging.delegate = newValue }
  }
  /// Its `isEnabled` allows drags: true at first.
  public var textDragInteraction: UIDragInteraction? { interaction.dragging.interaction }
  /// Whether a part of the text is being dragged.
  public var isTextDragActive: Bool { interaction.dragging.isActive }
  /// How the text is handed out.
  public var textDragOptions: UITextDragOptions {
    get { interaction.dragging.options }
    set { interaction.dragging.options = newValue }
  }
  /// Decides what drops do; held weakly.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { interaction.dropping.delegate }
    set { interaction.dropping.delegate = newValue }
  }
  /// Takes the drops.
  public var textDropInteraction: UIDropInteraction? { interaction.dropping.interaction }
  /// Whether a drag is over the text.
  public var isTextDropActive: Bool { interaction.dropping.isActive }
}
