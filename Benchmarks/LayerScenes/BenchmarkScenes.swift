import CoreGraphics
import Foundation
import RasterKit
import RenderKit
package import SceneNumbers

extension BenchmarkScene {
  private static func root(_ window: SceneWindow) -> LayerSnapshot {
    LayerSnapshot(
      x: 0, y: 0, width: window.width, height: window.height,
      color: 0xff00_0000 | SceneWindow.background)
  }

  /// 200 translucent rounded cards that circle and turn.
  package static func cards(_ window: SceneWindow) -> BenchmarkScene {
    let items = SceneItem.make(200, in: window)
    let cards = items.map { item in
      var card = LayerSnapshot(
        x: 0, y: 0, width: 100 * window.scale, height: 100 * window.scale,
        color: 204 << 24 | item.color)
      card.cornerRadius = 16 * window.scale
      return card
    }
    return BenchmarkScene(
      name: SceneName.turningCards, root: root(window),
      layers: cards.indices.map { (UInt64($0 + 2), cards[$0], 1) },
      frame: { frame in
        cards.indices.map { index in
          var card = cards[index]
          card.place(items[index].place(at: Double(frame) / 60))
          return (UInt64(index + 2), card)
        }
      })
  }

  /// Squares that stand still, and one that moves over them.
  package static func mover(_ window: SceneWindow, still count: Int) -> BenchmarkScene {
    let side = 8 * window.scale
    let items = SceneItem.make(200, in: window)
    let squares = (0..<count).map { index in
      let cell = window.cell(index)
      return LayerSnapshot(
        x: cell.x, y: cell.y, width: side, height: side,
        color: 0xff00_0000 | items[index % 200].color)
    }
    return BenchmarkScene(
      name: "\(SceneName.oneMover)/\(count)", root: root(window),
      layers: squares.enumerated().map { (id: UInt64($0 + 3), snapshot: $1, parent: 1) }
        + [(id: 2, snapshot: mover(window, at: 0), parent: 1)],
      frame: { [(id: UInt64(2), snapshot: mover(window, at: Double($0) / 60))] })
  }

  private static func mover(_ window: SceneWindow, at time: Double) -> LayerSnapshot {
    let size = 50 * window.scale
    let place = window.mover(at: time)
    return LayerSnapshot(x: place.x, y: place.y, width: size, height: size, color: 0xffd0_2020)
  }

  /// 1,000 rows with an icon and two lines of drawn text, scrolled by 5 points a frame.
  package static func rows(_ window: SceneWindow) -> BenchmarkScene {
    let (s, w) = (window.scale, window.width)
    let items = SceneItem.make(200, in: window)
    let text = (0..<24).map { textImage(width: Int32((200 + $0 * 10)), scale: Int32(s), seed: $0) }
    var scene = BenchmarkScene(
      name: SceneName.scrollingRows, root: root(window),
      frame: { frame in
        var list = LayerSnapshot(x: 0, y: 0, width: window.width, height: window.height)
        list.bounds.origin.y = window.scrollOffset(frame: frame)
        list.masksToBounds = true
        return [(2, list)]
      })
    scene.layers.append((2, LayerSnapshot(x: 0, y: 0, width: w, height: window.height), 1))
    for index in 0..<SceneWindow.rowCount {
      let id = UInt64(index * 4 + 10)
      let top = Double(index) * window.rowHeight
      scene.layers.append(
        (id, LayerSnapshot(x: 0, y: top, width: w, height: 55 * s, color: 0xffff_ffff), 2))
      let color = 0xff00_0000 | items[index % 200].color
      var icon = LayerSnapshot(x: 12 * s, y: 8 * s, width: 40 * s, height: 40 * s, color: color)
      icon.cornerRadius = 8 * s
      scene.layers.append((id + 1, icon, id))
      for line in 0..<2 {
        let image = text[(index * 2 + line) % 24]
        var label = LayerSnapshot(
          x: 64 * s, y: (8 + 22 * Double(line)) * s, width: Double(image.width),
          height: Double(image.height))
        label.contents = image
        scene.layers.append((id + 2 + UInt64(line), label, id))
      }
    }
    return scene
  }

  /// A rounded card of pictures that scrolls sideways by 5 points a frame, under a translucent bar and
  /// over a picture that stands still.
  package static func scrollingCard(_ window: SceneWindow) -> BenchmarkScene {
    let (side, s) = (256.0, window.scale)
    let pictures = (0..<8).map { ground(side: Int32(side), seed: $0) }
    let width = window.width - 200 * s
    let height = window.height - 200 * s
    var card = LayerSnapshot(x: 100 * s, y: 100 * s, width: width, height: height)
    card.cornerRadius = 20 * s
    card.masksToBounds = true
    var scene = BenchmarkScene(
      name: SceneName.scrollingCard, root: root(window),
      frame: { frame in
        var moved = card
        moved.bounds.origin.x = CGFloat(frame % 60 * 5)
        return [(2, moved)]
      })
    var behind = LayerSnapshot(x: 0, y: 0, width: side, height: side)
    behind.contents = pictures[0]
    let bar = LayerSnapshot(
      x: 0, y: window.height - 150 * s, width: window.width, height: 40 * s, color: 0x8000_0000)
    scene.layers = [(3, behind, 1), (2, card, 1), (4, bar, 1)]
    for column in 0..<Int(width / side) + 3 {
      let x = Double(column) * side
      let tile = LayerSnapshot(x: x, y: 0, width: side, height: height, color: 0xffff_ffff)
      var picture = LayerSnapshot(x: 20 * s, y: 20 * s, width: 200 * s, height: 200 * s)
      picture.contents = pictures[column % 8]
      scene.layers.append((UInt64(column * 2 + 10), tile, 2))
      scene.layers.append((UInt64(column * 2 + 11), picture, UInt64(column * 2 + 10)))
    }
    return scene
  }

  /// 50 white cards with blurred shadows that circle, and for comparison the same without.
  package static func whiteCards(_ window: SceneWindow, castShadows: Bool) -> BenchmarkScene {
    let items = SceneItem.make(50, in: window)
    var card = LayerSnapshot(
      x: 0, y: 0, width: 120 * window.scale, height: 120 * window.scale, color: 0xffff_ffff)
    card.cornerRadius = 12 * window.scale
    if castShadows {
      card.rare.shadow.opacity = 0.5
      card.rare.shadow.offset = CGSize(width: 0, height: 4 * window.scale)
      card.rare.shadow.radius = 12 * window.scale
    }
    return BenchmarkScene(
      name: castShadows ? SceneName.shadowedCards : "plain-cards", root: root(window),
      layers: items.indices.map { (UInt64($0 + 2), card, 1) },
      frame: { frame in
        items.indices.map { index in
          var moved = card
          let place = items[index].place(at: Double(frame) / 60)
          moved.place((place.x.rounded(.down), place.y.rounded(.down), 0))
          return (UInt64(index + 2), moved)
        }
      })
  }

  /// A map in tiles of 256 pixels, as a `CATiledLayer` has them, dragged on both axes.
  package static func tiles(_ window: SceneWindow) -> BenchmarkScene {
    let (side, columns, rows) = (256.0, Int(window.width / 256) + 3, Int(window.height / 256) + 3)
    let pictures = (0..<8).map { ground(side: Int32(side), seed: $0) }
    var scene = BenchmarkScene(
      name: SceneName.tiles, root: root(window),
      frame: { frame in
        var map = LayerSnapshot(x: 0, y: 0, width: window.width, height: window.height)
        map.bounds.origin = CGPoint(x: frame % 60 * 5, y: frame % 60 * 4)
        map.masksToBounds = true
        return [(2, map)]
      })
    scene.layers.append(
      (2, LayerSnapshot(x: 0, y: 0, width: window.width, height: window.height), 1))
    for index in 0..<columns * rows {
      let (column, row) = (Double(index % columns), Double(index / columns))
      var tile = LayerSnapshot(x: column * side, y: row * side, width: side, height: side)
      tile.contents = pictures[index % 8]
      scene.layers.append((UInt64(index + 10), tile, 2))
    }
    return scene
  }

  /// A drawing of 800 by 600 in which each frame draws 20 by 20 again, along a line.
  package static func redrawnPart(_ window: SceneWindow) -> BenchmarkScene {
    let drawing = PartlyRedrawnDrawing()
    var layer = LayerSnapshot(x: 100, y: 100, width: 800, height: 600)
    layer.contents = drawing.image
    return BenchmarkScene(
      name: SceneName.redrawnPart, root: root(window), layers: [(2, layer, 1)],
      frame: { frame in
        drawing.redraw(PixelRect(x: 40 + Int32(frame) * 20, y: 300, width: 20, height: 20))
        layer.contents = drawing.image
        return [(2, layer)]
      })
  }

  /// Opaque noise.
  private static func ground(side: Int32, seed: Int) -> CGImage {
    let buffer = PixelBuffer(size: PixelSize(width: side, height: side), isOpaque: true)
    for index in 0..<buffer.stride * Int(side) {
      buffer.base[index] = UInt32(truncatingIfNeeded: (index + seed) &* 40_503) | 0xff00_0000
    }
    return CGImage(pixels: buffer)
  }

  /// Strokes as sparse as a line of text, on clear pixels.
  private static func textImage(width: Int32, scale: Int32, seed: Int) -> CGImage {
    let size = PixelSize(width: width * scale, height: 18 * scale)
    let buffer = PixelBuffer(size: size)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let noise = (UInt32(x) &* 2_654_435_761) ^ (UInt32(y + Int32(seed)) &* 40_503)
        if noise >> 8 & 7 == 0 { buffer.target.address(x: x, y: y).pointee = noise & 0xff00_0000 }
      }
    }
    return CGImage(pixels: buffer)
  }
}
