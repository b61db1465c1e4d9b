extension UITableViewCell {
  /// Which texts a cell has.
  public enum CellStyle: Int, Sendable {
    /// One text.
    case `default`
    /// A second text at the trailing edge.
    case value1
    /// A first text in the tint, aligned at its end, and a second one after it.
    case value2
    /// A second text below the first.
    case subtitle
  }

  /// The line below a cell.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine
    /// As `singleLine`.
    case singleLineEtched
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    case none
    /// As `default`.
    case blue
    /// As `default`.
    case gray
    /// Gray.
    case `default`
  }

  /// Kept; the focus shows by a ring.
  public enum FocusStyle: Int, Sendable { case `default`, custom }

  /// What the control for editing does.
  public enum EditingStyle: Int, Sendable { case none, delete, insert }

  /// At the trailing edge of a cell.
  public enum AccessoryType: Int, Sendable {
    case none
    /// A chevron, for a row that leads on.
    case disclosureIndicator
    /// A button for details, and a chevron.
    case detailDisclosureButton
    case checkmark
    /// A button for details.
    case detailButton
  }

  /// Whether a row is dragged.
  public enum DragState: Int, Sendable { case none, lifting, dragging }

  /// What shows beside the content.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control for editing.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button that deletes.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }
}
