package import CoreGraphics

/// What layers of a special class show and do beyond what every layer does; a value in the snapshot.
///
/// All that is known about a kind is in its folder here and in its folder in QuartzCore. The render
/// tree, the planner and the painter see this protocol only; its defaults are those of a plain layer.
package protocol LayerKind: Sendable {
  func isEqual(to other: any LayerKind) -> Bool

  /// Whether sublayers are projected onto the layer's plane, each by itself.
  var flattensSublayers: Bool { get }
  /// Whether the layer is only a container: background, border and contents are not painted.
  var isContainer: Bool { get }
  /// Whether the layer is part of what its superlayer shows by itself: it lies in that layer's plane,
  /// behind its sublayers, whatever their depth and whatever transforms them all.
  var isUnderlay: Bool { get }
  /// Images it shows, to be decoded before a frame needs them.
  var images: [CGImage] { get }

  /// Around all that it paints in a layer with these bounds, in the layer's plane.
  func paintedBox(in bounds: CGRect) -> PlaneBox
  /// How many things it paints, one over the other. Must not follow from the moment: fading a layer
  /// as a whole or thing by thing depends on it.
  var paintedThings: Int { get }

  /// Plans what lies between the background and the contents.
  func planBelowContents(_ visit: PlanVisit, _ builder: FramePlanBuilder)
  /// Plans what lies between the contents and the sublayers.
  func planAboveContents(_ visit: PlanVisit, _ builder: FramePlanBuilder)
  /// Plans what lies over the sublayers and the border.
  func planAboveSublayers(_ visit: PlanVisit, _ builder: FramePlanBuilder)

  /// What the render side keeps with a layer of this kind; nil for nothing.
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
  package func paintedBox(in bounds: CGRect) -> PlaneBox { .empty }
  package var paintedThings: Int { 0 }
  package func planBelowContents(_ visit: PlanVisit, _ builder: FramePlanBuilder) {}
  package func planAboveContents(_ visit: PlanVisit, _ builder: FramePlanBuilder) {}
  package func planAboveSublayers(_ visit: PlanVisit, _ builder: FramePlanBuilder) {}
  package func makeState(for layer: RenderLayer) -> LayerKindState? { nil }
}

extension (any LayerKind)? {
  func isEqual(to other: (any LayerKind)?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isEqual(to: other)
  }
}

extension LayerSnapshot {
  /// Whether sublayers are projected onto the layer's plane, each by itself.
  package var flattensSublayers: Bool { kind?.flattensSublayers ?? true }

  var isContainer: Bool { kind?.isContainer ?? false }

  var isUnderlay: Bool { kind?.isUnderlay ?? false }
}
