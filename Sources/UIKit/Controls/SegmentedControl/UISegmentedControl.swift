import CoreGraphics
public import Foundation
import FoundationAdditions
import PlatformKit

/// A row of segments, one of which is selected. Main thread only.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  /// Places in the row, for content that moves in some of them.
  public enum Segment: Int, Sendable { case any, left, center, right, alone }

  /// What `selectedSegmentIndex` is while none is selected.
  public static let noSegment = -1

  let plate = UIImageView()
  let pill = UIView()
  var contents: [SegmentContent] = []
  var segments: [SegmentView] = []
  var dividers: [UIImageView] = []
  var style = SegmentedStyle()
  private var selected = UISegmentedControl.noSegment
  /// What the finger does that is down.
  var drag = SegmentDrag()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareParts()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareParts()
    coder.readNib(self, as: UISegmentedControl.self)
  }

  /// Segments of texts and images, in a control of the size that fits them.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    prepareParts()
    for item in items ?? [] { append(item) }
    frame.size = intrinsicContentSize
  }

  /// Segments that perform actions. With a frame of no size, it is as large as fits them.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: contents.count, animated: false) }
    if frame.isEmpty { self.frame.size = intrinsicContentSize }
  }

  // MARK: Segments

  /// How many there are.
  open var numberOfSegments: Int { contents.count }

  /// Puts a text before the segment at an index, or last.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(SegmentContent(title: title ?? ""), segment, animated)
  }
  /// Puts an image before the segment at an index, or last.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(SegmentContent(image: image), segment, animated)
  }
  /// Puts an action before the segment at an index, or last. Traps if one has the same identifier.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    requireUnknown(action)
    insert(SegmentContent(action: action), segment, animated)
  }
  /// Removes the nearest segment to that index.
  open func removeSegment(at segment: Int, animated: Bool) { remove(segment, animated) }
  /// Nothing is left, and nothing selected.
  open func removeAllSegments() { removeAll() }

  /// The text takes the place of an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// Nil for an image.
  open func titleForSegment(at segment: Int) -> String? { content(segment).title }
  /// The image takes the place of a text.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) { ($0.title, $0.image) = (nil, image) }
  }
  /// Nil for a text.
  open func imageForSegment(at segment: Int) -> UIImage? { content(segment).image }
  /// The segment shows the action's image or title and performs it when the user selects it. Traps if
  /// another one has the same identifier.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    if content(segment).action?.identifier != action.identifier { requireUnknown(action) }
    change(segment) {
      let (width, offset) = ($0.width, $0.offset)
      $0 = SegmentContent(action: action)
      ($0.width, $0.offset) = (width, offset)
    }
  }
  /// Nil for a segment without one.
  open func actionForSegment(at segment: Int) -> UIAction? { content(segment).action }
  /// `NSNotFound` where no segment has such an action.
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    contents.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
  }
  /// In points; 0, as at first, for a width by the other segments.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.width = width.isFinite ? max(0, width) : 0 }
  }
  /// 0 where none was set.
  open func widthForSegment(at segment: Int) -> CGFloat { content(segment).width }
  /// Moves the text or image.
  open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
    change(segment) { $0.offset = offset }
  }
  /// Zero where none was set.
  open func contentOffsetForSegment(at segment: Int) -> CGSize { content(segment).offset }
  /// Whether the user can select it.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.isEnabled = enabled }
  }
  /// Whether the user can select it.
  open func isEnabledForSegment(at segment: Int) -> Bool { content(segment).isEnabled }

  // MARK: Selection

  /// `noSegment` at first, and for a number without a segment. Setting it sends no event.
  open var selectedSegmentIndex: Int {
    get { selected }
    set { select(newValue, animated: false) }
  }

  func select(_ index: Int, animated: Bool) {
    let new = contents.indices.contains(index) ? index : Self.noSegment
    guard new != selected else { return }
    ObservedChange.announce(self, "selectedSegmentIndex") { selected = new }
    showSelection(animated: animated)
  }

  /// Whether segments are buttons, of which none stays selected.
  @AlwaysObserved open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }
  /// Whether widths follow from contents; otherwise all segments are as wide.
  @AlwaysObserved open var apportionsSegmentWidthsByContent = false {
    didSet { contentsDidChange() }
  }

  // MARK: Looks

  /// Behind the selected segment; nil for white.
  @AlwaysObserved open var selectedSegmentTintColor: UIColor? {
    didSet {
      AppearanceRecorder.note(
        self, \UISegmentedControl.selectedSegmentTintColor, selectedSegmentTintColor)
      showSelection(animated: false)
    }
  }
  /// Nil restores the usual look.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    AppearanceRecorder.note(self, "titleTextAttributes", state) {
      $0.setTitleTextAttributes(attributes, for: state)
    }
    style.attributes[state] = attributes
    contentsDidChange()
  }
  /// The attributes set for exactly this state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    style.attributes[state]
  }
  /// Behind the segments, instead of the capsule; stretched if it is resizable. Metrics of other bars
  /// have no effect.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    AppearanceRecorder.note(self, "backgroundImage", state) {
      $0.setBackgroundImage(backgroundImage, for: state, barMetrics: barMetrics)
    }
    style.backgrounds[state] = backgroundImage
    showSelection(animated: false)
  }
  /// The image set for exactly this state.
  open func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    style.backgrounds[state]
  }
  /// Between segments of these states. That of normal states shows for others.
  open func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default else { return }
    let sides = SegmentedStyle.Sides(left: leftState, right: rightState)
    AppearanceRecorder.note(self, "dividerImage", sides) {
      $0.setDividerImage(
        dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
        barMetrics: barMetrics)
    }
    style.dividers[sides] = dividerImage
    showSelection(animated: false)
  }
  /// The image set for exactly these states.
  open func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    style.dividers[SegmentedStyle.Sides(left: leftState, right: rightState)]
  }

  /// Moves the content of segments in these places. Metrics of other bars have no effect.
  open func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment,
    barMetrics: UIBarMetrics
  ) {
    guard barMetrics == .default, adjustment.horizontal.isFinite, adjustment.vertical.isFinite
    else {
      return
    }
    style.adjustments[leftCenterRightOrAlone] = adjustment
    contentsDidChange()
  }
  /// The adjustment set for exactly this place.
  open func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    style.adjustments[leftCenterRightOrAlone] ?? .zero
  }

  /// As high as usual; as wide as the contents ask.
  open override var intrinsicContentSize: CGSize { fittingSize }
  /// As high as usual; as wide as the contents ask.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    beginDrag(at: touch.location(in: self))
  }
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag(to: touch.location(in: self), event)
    return true
  }
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { endDrag(event) }
  open override func cancelTracking(with event: UIEvent?) { cancelDrag() }

  override func take(_ step: ControlStep, with event: UIEvent?) -> Bool { move(step, event) }
  /// Return and the space bar press the segment that the arrows went to, in a momentary control.
  override func activate(with event: UIEvent?) { pressMarked(event) }
  override var focusOutline: (rect: CGRect, radius: CGFloat) { (bounds, bounds.height / 2) }
  override var spokenPart: UIView? { shownSelection.map { segments[$0] } }

  override func stateDidChange() {
    super.stateDidChange()
    showSelection(animated: true)
  }
  override func adapt(to traits: UITraitCollection) {
    super.adapt(to: traits)
    contentsDidChange()
  }
  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }

  /// The segments are the elements.
  override var accessibilityDefaults: AccessibilityDefaults {
    var defaults = super.accessibilityDefaults
    defaults.traits.remove(.notEnabled)
    defaults.role = .segmentedControl
    return defaults
  }
}
