/// Boolean state of a layer, in two bytes.
struct LayerFlags: OptionSet {
  var rawValue: UInt16

  static let needsDisplay = LayerFlags(rawValue: 1)
  static let needsLayout = LayerFlags(rawValue: 2)
  /// A descendant needs layout; lets layout find it without searching.
  static let subtreeNeedsLayout = LayerFlags(rawValue: 4)
  static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 8)
  /// `layoutSublayers` is running.
  static let isBeingLaidOut = LayerFlags(rawValue: 16)
  /// `contents` was drawn by the layer, not set by the program.
  static let hasBackingStore = LayerFlags(rawValue: 32)
  /// The layer was sent in a packet, and not removed since.
  static let isKnownToServer = LayerFlags(rawValue: 64)
  /// In `DirtyLayers.detached`.
  static let isDetachQueued = LayerFlags(rawValue: 128)
  /// The layer is a presentation copy.
  static let isPresentation = LayerFlags(rawValue: 256)
  /// In `DirtyLayers.display`.
  static let isDisplayQueued = LayerFlags(rawValue: 512)

  /// `prepareForCommit` has to be called.
  static let preparesForCommit = LayerFlags(rawValue: 1024)
  /// The delegate wants to be asked before the tree is laid out.
  static let needsLayoutPreparation = LayerFlags(rawValue: 2048)

  /// An odd number of layers from here up are flipped (`isGeometryFlipped`).
  static let isUpsideDown = LayerFlags(rawValue: 4096)

  /// The log has named the layer for laying out without end.
  static let hasEndlessLayout = LayerFlags(rawValue: 8192)

  /// The bounds or the scale have changed since the layer drew its contents.
  static let hasOutdatedBounds = LayerFlags(rawValue: 16384)

  /// `isGeometryFlipped` is set.
  static let isFlipped = LayerFlags(rawValue: 32768)

  private static let layoutMarks: LayerFlags =
    [.needsLayout, .subtreeNeedsLayout, .needsLayoutPreparation]

  /// Whether the layer or a descendant needs layout, or the delegate is to decide on that.
  var needsLayoutWalk: Bool {
    !isDisjoint(with: Self.layoutMarks)
  }

  mutating func set(_ flag: LayerFlags, _ isOn: Bool) {
    if isOn { formUnion(flag) } else { subtract(flag) }
  }
}
