package import CoreGraphics

/// What a special layer class adds to a plain layer; a value in the snapshot.
///
/// All code of a kind is in its folder here and in its folder in QuartzCore. The render tree, the
/// planner and the painter only know this protocol; its defaults are those of a plain layer.
package protocol LayerKind: Sendable {
  func isEqual(to other: any LayerKind) -> Bool

  /// Whether sublayers are flattened into the layer's plane.
  var flattensSublayers: Bool { get }
  /// Whether the layer is only a container that paints no background, border or contents.
  var isContainer: Bool { get }
  /// Whether the layer belongs to its superlayer's own appearance: it lies in that layer's plane
  /// behind its sublayers, whatever their z position and `sublayerTransform`.
  var isUnderlay: Bool { get }
  /// Images to decode before a frame needs them.
  var images: [CGImage] { get }
  /// Its colours that may be patterns, which are drawn before a frame needs them.
  var inks: [CGColor] { get }

  /// The bounding box of everything it paints in a layer with these bounds, in the layer's plane.
  func paintedBox(in bounds: CGRect) -> PlaneRect
  /// How many overlapping parts it paints, which decides whether the layer fades as a group. Must
  /// not change over time.
  var paintedPartCount: Int { get }

  /// Plans what is between the background and the contents.
  func planBelowContents(_ visit: LayerVisit, _ builder: FramePlanBuilder)
  /// Plans what is between the contents and the sublayers.
  func planAboveContents(_ visit: LayerVisit, _ builder: FramePlanBuilder)
  /// Plans what is above the sublayers and the border.
  func planAboveSublayers(_ visit: LayerVisit, _ builder: FramePlanBuilder)

  /// Makes the render-side state for a layer of this kind; nil for none.
  func makeState(for layer: RenderLayer) -> LayerKindState?
}

extension LayerKind where Self: Equatable {
  package func isEqual(to other: any LayerKind) -> Bool { other as? Self == self }
}

extension LayerKind {
  package var flattensSublayers: Bool { true }
  package var isContainer: Bool { false }
  package var isUnderlay: Bool { false }
  package var images: [CGImage] { [] }
  package var inks: [CGColor] { [] }
  package func paintedBox(in bounds: CGRect) -> PlaneRect { .empty }
  package var paintedPartCount: Int { 0 }
  package func planBelowContents(_ visit: LayerVisit, _ builder: FramePlanBuilder) {}
  package func planAboveContents(_ visit: LayerVisit, _ builder: FramePlanBuilder) {}
  package func planAboveSublayers(_ visit: LayerVisit, _ builder: FramePlanBuilder) {}
  package func makeState(for layer: RenderLayer) -> LayerKindState? { nil }
}

extension (any LayerKind)? {
  func isEqual(to other: (any LayerKind)?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isEqual(to: other)
  }
}

extension LayerSnapshot {
  package var flattensSublayers: Bool { kind?.flattensSublayers ?? true }

  var isContainer: Bool { kind?.isContainer ?? false }

  var isUnderlay: Bool { kind?.isUnderlay ?? false }
}
