import CoreGraphics
import PlatformKit
import RasterKit
import RenderKit
import Testing

/// A layer whose sublayers another window shows.
struct PortalTests {
  /// A white window with a portal from 4 on, in which a red layer begins at 1; and a black window whose layer shows
  /// what lies from 1 on.
  private final class Rig {
    let stage = Stage(8, 2)
    let target = StageTarget()
    let content = SceneLayer(3, CGRect(x: 1, y: 0, width: 2, height: 2), color: red)
    private let other = SurfaceID(rawValue: 2)
    private let exit = SceneLayer(11, CGRect(x: 0, y: 0, width: 4, height: 2))
      .with { $0.bounds.origin.x = 1 }

    init() { stage.show(window(portal(isOpen: false))) }

    func portal(isOpen: Bool) -> SceneLayer {
      SceneLayer(2, CGRect(x: 4, y: 0, width: 4, height: 2), [content])
        .with { $0.portalExit = isOpen ? exit.id : nil }
    }

    private func window(_ portal: SceneLayer) -> SceneLayer {
      SceneLayer(1, CGRect(x: 0, y: 0, width: 8, height: 2), color: white, [portal])
    }

    func commit(_ fill: (inout CommitPacket) -> Void) {
      stage.commit(fill)
      stage.server.synchronize()
    }

    /// The other window and the portal, in one packet.
    func open(portalFirst: Bool = true) {
      let root = SceneLayer(10, CGRect(x: 0, y: 0, width: 4, height: 2), color: black, [exit])
      let ways = [portal(isOpen: true).state]
      commit { packet in
        packet.surfaces = [
          SurfaceChange(
            id: other, kind: .attached(root: root.id, target: target, clock: StageClock())),
          SurfaceChange(
            id: other,
            kind: .resized(PixelSize(width: 4, height: 2), scale: 1, syncToken: nil)),
        ]
        let shown = root.flattened.map(\.whole)
        packet.layers = portalFirst ? ways + shown : shown + ways
      }
    }

    func close(_ fill: (inout CommitPacket) -> Void = { _ in }) {
      commit { packet in
        packet.surfaces = [SurfaceChange(id: other, kind: .detached)]
        packet.removed = [LayerID(rawValue: 10), exit.id]
        fill(&packet)
      }
    }

    var row: String { stage.picture(letters)[0] }

    var otherRow: String {
      stage.server.queue.sync {
        guard let screen = target.screen else { return "" }
        return String(
          (0..<4).map { x in letters[screen.target.address(x: Int32(x), y: 0).pointee] ?? "?" })
      }
    }
  }

  private let rig = Rig()

  @Test(arguments: [true, false]) func itsSublayersShowThereAndNotHere(portalFirst: Bool) {
    #expect(rig.row == "wwwwwrrw")
    rig.open(portalFirst: portalFirst)
    #expect(rig.row == "wwwwwwww" && rig.otherRow == "rr..")
  }

  @Test func aChangeIsPaintedThereAlone() {
    rig.open()
    let (here, there) = (rig.stage.target.frames.count, rig.target.frames.count)
    let changed = rig.content.with { $0.backgroundColor = CGColor(hex: green) }
    rig.commit { $0.layers = [changed.state] }
    #expect(rig.otherRow == "gg..")
    #expect(rig.stage.target.frames.count == here && rig.target.frames.count == there + 1)
    // What moves with the portal stays where it is in it.
    let moved = rig.portal(isOpen: true).with { $0.position.x += 2 }
    rig.commit { $0.layers = [moved.state] }
    #expect(rig.otherRow == "gg.." && rig.target.frames.count == there + 1)
  }

  @Test func newSublayersGoThereToo() {
    rig.open()
    let added = SceneLayer(4, CGRect(x: 4, y: 0, width: 1, height: 2), color: blue)
    var portal = rig.portal(isOpen: true)
    portal.sublayers.append(added)
    rig.commit { $0.layers = [portal.whole, added.whole] }
    #expect(rig.otherRow == "rr.b" && rig.row == "wwwwwwww")
    portal.sublayers = []
    rig.commit {
      $0.layers = [portal.whole]
      $0.removed = [rig.content.id, added.id]
    }
    #expect(rig.otherRow == "....")
  }

  @Test func closedItShowsThemItself() {
    rig.open()
    rig.close { $0.layers = [rig.portal(isOpen: false).state] }
    #expect(rig.row == "wwwwwrrw" && rig.target.isEnded)
    rig.open()
    #expect(rig.row == "wwwwwwww" && rig.otherRow == "rr..")
  }

  @Test func withoutItsExitTheyShowNowhere() {
    rig.open()
    rig.close()
    #expect(rig.row == "wwwwwwww")
    rig.commit { $0.layers = [rig.portal(isOpen: false).state] }
    #expect(rig.row == "wwwwwrrw")
  }

  @Test func whereItGoesTheyGo() {
    rig.open()
    let empty = SceneLayer(1, CGRect(x: 0, y: 0, width: 8, height: 2), color: white)
    rig.commit {
      $0.layers = [empty.whole]
      $0.removed = [LayerID(rawValue: 2), rig.content.id]
    }
    #expect(rig.row == "wwwwwwww" && rig.otherRow == "....")
  }

  @Test func theyMoveOnWhereTheyShow() {
    rig.open()
    var other = rig.portal(isOpen: true)
    other.sublayers = []
    let root = SceneLayer(
      1, CGRect(x: 0, y: 0, width: 8, height: 2), color: white, [other, rig.content])
    rig.commit { $0.layers = [root.whole, other.whole] }
    #expect(rig.row == "wrrwwwww" && rig.otherRow == "....")
  }
}
