import CoreGraphics
import Foundation
import QuartzCore
import SceneNumbers

/// A scene of the benchmarks as a program makes it: of layers, and what it does to them each frame,
/// without an allocation of its own (a `zip` that is not optimised has four for each pair).
@MainActor
struct CommitScene {
  let name: String
  let layers: [CALayer]
  let show: (_ frame: Int) -> Void

  private static let window = SceneWindow(width: 1280, height: 800, scale: 1)

  static var all: [CommitScene] {
    [cards, mover(among: 100), mover(among: 10_000), rows, shadows, redrawnPart]
  }

  /// 200 cards that circle and turn.
  private static var cards: CommitScene {
    let items = SceneItem.make(200, in: window)
    let cards = items.map { _ in card(side: 100, radius: 16) }
    return CommitScene(name: SceneName.turningCards, layers: cards) { frame in
      for index in cards.indices {
        let (card, place) = (cards[index], items[index].place(at: Double(frame) / 60))
        card.position = CGPoint(x: place.x, y: place.y)
        card.transform = CATransform3DMakeRotation(place.angle, 0, 0, 1)
      }
    }
  }

  /// Squares that stand still, and one that moves over them.
  private static func mover(among count: Int) -> CommitScene {
    let still = (0..<count).map { index in
      let square = card(side: 8, radius: 0)
      square.position = CGPoint(x: window.cell(index).x, y: window.cell(index).y)
      return square
    }
    let mover = card(side: 50, radius: 0)
    return CommitScene(name: "\(SceneName.oneMover)/\(count)", layers: still + [mover]) { frame in
      let place = window.mover(at: Double(frame) / 60)
      mover.position = CGPoint(x: place.x, y: place.y)
    }
  }

  /// Rows of which as many exist as can be seen; those that leave come in again, filled anew.
  private static var rows: CommitScene {
    let list = card(side: 800, radius: 0)
    let count = Int((window.height / window.rowHeight).rounded(.up)) + 1
    let rows = (0..<count).map { _ in
      let row = card(side: 56, radius: 0)
      row.addSublayer(card(side: 36, radius: 8))
      row.addSublayer(CATextLayer())
      row.sublayers?[1].bounds = CGRect(x: 0, y: 0, width: 200, height: 20)
      list.addSublayer(row)
      return row
    }
    var shown = [Int](repeating: -1, count: count)
    return CommitScene(name: SceneName.scrollingRows, layers: [list]) { frame in
      let offset = window.scrollOffset(frame: frame)
      list.bounds.origin.y = offset
      let first = Int(offset / window.rowHeight)
      for index in first..<first + count where shown[index % count] != index {
        shown[index % count] = index
        rows[index % count].position.y = Double(index) * window.rowHeight
        (rows[index % count].sublayers?[1] as? CATextLayer)?.string = "Row \(index)"
      }
    }
  }

  /// 50 cards with shadows that circle.
  private static var shadows: CommitScene {
    let items = SceneItem.make(50, in: window)
    let cards = items.map { _ in
      let card = card(side: 120, radius: 12)
      card.shadowOpacity = 0.5
      card.shadowRadius = 12
      return card
    }
    return CommitScene(name: SceneName.shadowedCards, layers: cards) { frame in
      for index in cards.indices {
        let place = items[index].place(at: Double(frame) / 60)
        cards[index].position = CGPoint(x: place.x.rounded(.down), y: place.y.rounded(.down))
      }
    }
  }

  /// A drawing of 800 by 600 in which each frame draws 20 by 20 again, along a line.
  private static var redrawnPart: CommitScene {
    let drawing = FilledLayer()
    drawing.bounds = CGRect(x: 0, y: 0, width: 800, height: 600)
    drawing.setNeedsDisplay()
    return CommitScene(name: SceneName.redrawnPart, layers: [drawing]) { frame in
      drawing.setNeedsDisplay(CGRect(x: 40 + frame * 20, y: 300, width: 20, height: 20))
    }
  }

  private final class FilledLayer: CALayer {
    private static let ink = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

    override func draw(in ctx: CGContext) {
      ctx.setFillColor(Self.ink)
      ctx.fill(bounds)
    }
  }

  private static func card(side: CGFloat, radius: CGFloat) -> CALayer {
    let card = CALayer()
    card.bounds = CGRect(x: 0, y: 0, width: side, height: side)
    card.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.8)
    card.cornerRadius = radius
    return card
  }
}
