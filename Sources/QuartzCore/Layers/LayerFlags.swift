/// Yes-or-no facts about a layer, in two bytes.
struct LayerFlags: OptionSet {
  var rawValue: UInt16

  static let needsDisplay = LayerFlags(rawValue: 1)
  static let needsLayout = LayerFlags(rawValue: 2)
  /// A layer somewhere below needs layout, so that layout finds it without searching.
  static let subtreeNeedsLayout = LayerFlags(rawValue: 4)
  static let needsDisplayOnBoundsChange = LayerFlags(rawValue: 8)
  /// `layoutSublayers` is under way.
  static let isBeingLaidOut = LayerFlags(rawValue: 16)
  /// `contents` is what the layer drew, not what the program set.
  static let hasBackingStore = LayerFlags(rawValue: 32)
  /// A packet with this layer has been sent, and none that removes it.
  static let isKnownToServer = LayerFlags(rawValue: 64)
  /// In `DirtyLayers.detached`.
  static let isDetachQueued = LayerFlags(rawValue: 128)
  /// A copy that shows a moment on the screen.
  static let isPresentation = LayerFlags(rawValue: 256)
  /// In `DirtyLayers.display`.
  static let isDisplayQueued = LayerFlags(rawValue: 512)

  /// `prepareForCommit` is to be called.
  static let preparesForCommit = LayerFlags(rawValue: 1024)

  /// Whether layout has something to do in the layer or below it.
  var needsLayoutWalk: Bool { !isDisjoint(with: [.needsLayout, .subtreeNeedsLayout]) }

  mutating func set(_ flag: LayerFlags, _ isOn: Bool) {
    if isOn { formUnion(flag) } else { subtract(flag) }
  }
}
