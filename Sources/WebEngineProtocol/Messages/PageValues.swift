/// A page of one engine. Those that the program makes are even, those that pages open are odd.
package typealias PageID = UInt32
/// A buffer of one engine, never used again for another.
package typealias BufferID = UInt32
/// A question and its answer; numbers of one side.
package typealias RequestID = UInt32

/// What a page is made with.
package struct PageSettings: Codable, Equatable, Sendable {
  /// Where its data is kept; nil for memory.
  package var storePath: String?
  /// Pages of one store share cookies and the like.
  package var store: UInt32 = 0
  package var isJavaScriptEnabled = true
  package var opensWindowsFreely = false
  /// In points; smaller text is enlarged.
  package var minimumFontSize = 0.0
  package var applicationName: String?
  /// Schemes that the program loads itself.
  package var schemes: [String] = []

  package init() {}
}

/// The size that a page is laid out and painted at.
package struct PageGeometry: Codable, Equatable, Sendable {
  /// In pixels.
  package var width: Int
  package var height: Int
  /// Pixels of a point.
  package var scale: Double
  /// Frames carry the number of the geometry they are painted for.
  package var generation: UInt32
  /// The places in shared memory to paint into.
  package var buffers: [SharedBuffer]

  package init(
    width: Int, height: Int, scale: Double, generation: UInt32, buffers: [SharedBuffer]
  ) {
    (self.width, self.height, self.scale) = (width, height, scale)
    (self.generation, self.buffers) = (generation, buffers)
  }
}

/// A part of the shared memory with the pixels of a page: premultiplied BGRA, row after row.
package struct SharedBuffer: Codable, Equatable, Sendable {
  package var id: BufferID
  /// In bytes.
  package var offset: Int
  /// From one row to the next, in bytes.
  package var stride: Int

  package init(id: BufferID, offset: Int, stride: Int) {
    (self.id, self.offset, self.stride) = (id, offset, stride)
  }
}

/// A buffer that the engine has painted and leaves alone until it is released.
package struct PaintedFrame: Codable, Equatable, Sendable {
  package var buffer: BufferID
  package var generation: UInt32
  /// What differs from the frame before.
  package var damage: [DamagedPart]

  package init(buffer: BufferID, generation: UInt32, damage: [DamagedPart]) {
    (self.buffer, self.generation, self.damage) = (buffer, generation, damage)
  }
}

/// A rectangle of pixels.
package struct DamagedPart: Codable, Equatable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// The pointer's shape over a page, by its name in CSS.
package enum PageCursor: String, Codable, CaseIterable, Sendable {
  case arrow = "default"
  case hidden = "none"
  case hand = "pointer"
  case text, wait, help, progress, cell, crosshair, alias, copy, move, grab, grabbing
  case verticalText = "vertical-text"
  case contextMenu = "context-menu"
  case noDrop = "no-drop"
  case notAllowed = "not-allowed"
  case allScroll = "all-scroll"
  case zoomIn = "zoom-in"
  case zoomOut = "zoom-out"
  case columnResize = "col-resize"
  case rowResize = "row-resize"
  case northResize = "n-resize"
  case northEastResize = "ne-resize"
  case eastResize = "e-resize"
  case southEastResize = "se-resize"
  case southResize = "s-resize"
  case southWestResize = "sw-resize"
  case westResize = "w-resize"
  case northWestResize = "nw-resize"
  case eastWestResize = "ew-resize"
  case northSouthResize = "ns-resize"
  case northEastSouthWestResize = "nesw-resize"
  case northWestSouthEastResize = "nwse-resize"
}
