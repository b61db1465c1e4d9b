import RasterKit
import Synchronization

extension CGPattern {
  /// One period under a map from the initial user space to pixels. `color` is that of a stencil.
  func tile(under space: CGAffineTransform, _ color: SIMD4<Float>) -> PatternTile {
    let map = geometry.matrix.concatenating(space)
    switch cell {
    case .image(let image): return tile(of: image, isFlipped: map.determinant < 0)
    case .drawing(let drawing):
      let request = request(drawing, map, color)
      if let known = tiles.withLock({ $0.use(request) }) { return known }
      // The drawing function is the program's: nothing may be locked while it runs.
      let made = draw(drawing, request)
      tiles.withLock { tiles in
        tiles.insert(made, for: request, cost: made.image.pixels.size.area * 4)
        while tiles.evict() != nil {}
      }
      return made
    }
  }

  /// Decodes or draws the tile that `layerTile` then finds.
  fileprivate func prepareLayerTile(scale: CGFloat, _ color: SIMD4<Float>) {
    switch cell {
    case .image(let image): image.decode()
    case .drawing(let drawing):
      let request = layerRequest(drawing, scale, color)
      guard layerTiles.withLock({ $0[request] }) == nil else { return }
      let made = draw(drawing, request)
      layerTiles.withLock { $0[request] = made }
    }
  }

  /// One period with `scale` pixels per point, for layers, whose y axis points down. Nil for a
  /// drawing that was not prepared: this is called on any thread.
  fileprivate func layerTile(scale: CGFloat, _ color: SIMD4<Float>) -> PatternTile? {
    switch cell {
    case .image(let image): layerImageTile(image)
    case .drawing(let drawing):
      layerTiles.withLock { $0[layerRequest(drawing, scale, color)] }
    }
  }

  private func layerImageTile(_ image: CGImage) -> PatternTile {
    let request = TileRequest(geometry.step, .identity, color: nil)
    return layerTiles.withLock { tiles in
      if let known = tiles[request] { return known }
      let made = tile(of: image, isFlipped: false)
      tiles[request] = made
      return made
    }
  }

  private func layerRequest(
    _ drawing: PatternDrawing, _ scale: CGFloat, _ color: SIMD4<Float>
  ) -> TileRequest {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    let map = geometry.matrix.concatenating(CGAffineTransform(scaleX: scale, y: scale))
    return request(drawing, map, color)
  }

  private func request(
    _ drawing: PatternDrawing, _ map: CGAffineTransform, _ color: SIMD4<Float>
  ) -> TileRequest {
    TileRequest(geometry.step, map, color: drawing.isColored ? nil : color)
  }

  private func tile(of image: CGImage, isFlipped: Bool) -> PatternTile {
    let size = PixelSize(width: Int32(image.width), height: Int32(image.height))
    return PatternTile(
      image, map: geometry.map(size, isFlipped: isFlipped).concatenating(geometry.matrix))
  }

  private func draw(_ drawing: PatternDrawing, _ request: TileRequest) -> PatternTile {
    let map = geometry.map(request.size, isFlipped: request.isFlipped)
    let pixels = PixelBuffer(size: request.size)
    let context = CGContext(
      pixels: pixels, base: map.inverted(), format: BitmapStore(native: pixels))
    for offset in geometry.overlaps {
      context.saveGState()
      context.translateBy(x: offset.x, y: offset.y)
      context.clip(to: geometry.bounds)
      drawing.draw(in: context)
      context.restoreGState()
    }
    if let color = request.color { CairoContext(CairoSurface(pixels)).recolor(color) }
    return PatternTile(CGImage(pixels: pixels), map: map.concatenating(geometry.matrix))
  }
}

extension PatternGeometry {
  /// From the pixels of one period to the cells' coordinates.
  fileprivate func map(_ size: PixelSize, isFlipped: Bool) -> CGAffineTransform {
    let (x, y) = (step.width / CGFloat(size.width), step.height / CGFloat(size.height))
    return isFlipped
      ? CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: bounds.minX, ty: bounds.minY + step.height)
      : CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: bounds.minX, ty: bounds.minY)
  }
}

extension CGColor {
  /// Decodes or draws the tile that `layerTile` then finds.
  package func prepareLayerTile(scale: CGFloat) {
    pattern?.prepareLayerTile(scale: scale, rgba)
  }

  /// One period of the colour's pattern in a layer.
  package func layerTile(scale: CGFloat) -> PatternTile? {
    pattern?.layerTile(scale: scale, rgba)
  }
}
