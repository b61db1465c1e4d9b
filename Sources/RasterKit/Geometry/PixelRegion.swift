/// A set of pixels as at most `capacity` disjoint rectangles; past that it grows to a cover.
package struct PixelRegion: Hashable, Sendable {
  package private(set) var rects: [PixelRect] = []

  package init() {}
  package init(_ rect: PixelRect) { if !rect.isEmpty { rects = [rect] } }

  package var isEmpty: Bool { rects.isEmpty }
}
