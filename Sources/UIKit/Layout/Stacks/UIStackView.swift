public import CoreGraphics
public import Foundation

/// Lays out views in a row or a column by constraints that it makes and keeps up to date.
///
/// Hidden arranged views take no room; hiding and showing them in an animation block animates. Main
/// thread only.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How arranged views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// They fill it; content priorities say which of them stretch.
    case fill = 0
    /// They fill it and are equally long.
    case fillEqually = 1
    /// They fill it in proportion to the lengths of their contents.
    case fillProportionally = 2
    /// The gaps between them are equal.
    case equalSpacing = 3
    /// The distances of their centres are equal, as far as `spacing` permits.
    case equalCentering = 4
  }

  /// How arranged views are aligned across the stack.
  public enum Alignment: Int, Sendable {
    case fill = 0
    case leading = 1
    /// For rows.
    case firstBaseline = 2
    case center = 3
    case trailing = 4
    /// For rows.
    case lastBaseline = 5

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  /// The stack's own spacing, as a custom one.
  public nonisolated static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)
  /// The system's spacing.
  public nonisolated static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// In the order of layout. They are subviews, but not every subview needs to be one of them.
  open internal(set) var arrangedSubviews: [UIView] = []
  /// By the views after which they come.
  var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// The constraints and guides made for the present arrangement.
  var arrangement = StackArrangement()
  /// Whether the contents of arranged views have to enter the engine in their order.
  var isRearranged = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// As a nib says, if the coder is that of one.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    coder.readNib(self, as: UIStackView.self)
  }

  /// A stack of these views. Its size follows from constraints, so that its own mask does not count.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// Adds a view at the end and makes it a subview.
  open func addArrangedSubview(_ view: UIView) { arrange(view, at: arrangedSubviews.count) }

  /// Takes a view out of the arrangement; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { dismiss(view) }

  /// Adds a view, or moves it there, and makes it a subview. An index past the end traps.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    precondition(
      (0...arrangedSubviews.count).contains(stackIndex),
      "index out of bounds for arranged subview: index = \(stackIndex) expected to be less than or "
        + "equal to \(arrangedSubviews.count)")
    arrange(view, at: stackIndex)
  }

  // MARK: How they are arranged

  /// A row by default.
  @AlwaysObserved open var axis: NSLayoutConstraint.Axis = .horizontal {
    didSet { if axis != oldValue { setNeedsArrangement() } }
  }
  /// How the views share the length along the axis.
  @AlwaysObserved open var distribution: Distribution = .fill {
    didSet { if distribution != oldValue { setNeedsArrangement() } }
  }
  /// Where the views lie across the axis.
  @AlwaysObserved open var alignment: Alignment = .fill {
    didSet { if alignment != oldValue { setNeedsArrangement() } }
  }
  /// Points between neighbours; the least for the distributions that are about gaps and centres.
  @AlwaysObserved open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { setNeedsArrangement() } }
  }
  /// Whether the spacing of a column counts from baseline to baseline.
  @AlwaysObserved open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
  }
  /// Whether the layout margins surround the views.
  @AlwaysObserved open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
  }

  /// `UIStackView.spacingUseDefault` takes the stack's spacing again. Does nothing for a view that is
  /// not arranged.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    setCustom(spacing, after: arrangedSubview)
  }

  /// `UIStackView.spacingUseDefault` if none was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  // MARK: Overridden

  open override class var requiresConstraintBasedLayout: Bool { true }
  /// Of the first view of a column, or the tallest of a row.
  open override var forFirstBaselineLayout: UIView { baselineView(isLast: false) }
  /// Of the last view of a column, or the tallest of a row.
  open override var forLastBaselineLayout: UIView { baselineView(isLast: true) }

  open override func updateConstraints() {
    updateArrangement()
    super.updateConstraints()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    dismiss(subview)
  }
}
