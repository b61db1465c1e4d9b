import CoreGraphics
import Diagnostics
import PlatformKit
import RasterKit
import RenderKit

/// A render server with one surface, a screen in memory and time moved by hand; its tree verifies
/// itself after each step.
final class Stage {
  let clock = ManualClock()
  let inbox = FeedbackInbox()
  let server: RenderServer
  let target: StageTarget
  let frameClock = StageClock()
  let surface = SurfaceID(rawValue: 1)
  private(set) var scene = SceneLayer(1)
  private let size: PixelSize

  init(_ width: Int32, _ height: Int32, workers: Int = 1, bufferCount: Int = 2) {
    size = PixelSize(width: width, height: height)
    let (clock, inbox) = (clock, inbox)
    server = Invariants.$areChecked.withValue(true) {
      RenderServer(clock: clock, inbox: inbox, workers: workers)
    }
    target = StageTarget(bufferCount: bufferCount)
  }

  var packet: CommitPacket { CommitPacket(time: clock.now()) }

  func commit(_ fill: (inout CommitPacket) -> Void) {
    var packet = packet
    fill(&packet)
    server.commit(packet)
  }

  /// Attaches the surface and shows the tree; answers when it is on the screen.
  func show(_ scene: SceneLayer, scale: Double = 1) {
    self.scene = scene
    show(scene.flattened.map(\.whole), scale: scale)
  }

  /// The same for a tree given layer by layer, its root first.
  func show(_ layers: [LayerChange], scale: Double = 1) {
    commit { packet in
      packet.surfaces = [
        SurfaceChange(
          id: surface, kind: .attached(root: layers[0].id, target: target, clock: frameClock)),
        SurfaceChange(id: surface, kind: .resized(size, scale: scale, syncToken: nil)),
      ]
      packet.layers = layers
    }
    server.synchronize()
  }

  func send(_ kind: SurfaceChange.Kind) {
    commit { $0.surfaces = [SurfaceChange(id: surface, kind: kind)] }
  }

  func add(_ animation: AnimationSnapshot, key: String = "a", to layer: UInt64) {
    commit { $0.animations = [.add(LayerID(rawValue: layer), key: key, animation)] }
  }

  /// One tick of the display, a frame's length after the last, if the clock is running.
  func tick() {
    clock.advance(to: clock.now() + frameClock.interval)
    server.queue.sync { frameClock.refresh(at: clock.now()) }
  }

  /// Waits until the render queue has nothing more to do, without making it do anything.
  func wait() { server.queue.sync {} }

  func pixel(_ x: Int32, _ y: Int32) -> UInt32 {
    server.queue.sync { target.screen?.target.address(x: x, y: y).pointee ?? 0 }
  }

  var pixels: [UInt32] {
    server.queue.sync {
      guard let screen = target.screen else { return [] }
      return (0..<size.height).flatMap { y in
        (0..<size.width).map { screen.target.address(x: $0, y: y).pointee }
      }
    }
  }

  /// The rows of the screen as text, one letter for each colour.
  func picture(_ letters: [UInt32: Character]) -> [String] {
    let pixels = pixels
    return stride(from: 0, to: pixels.count, by: Int(size.width)).map { start in
      String(pixels[start..<start + Int(size.width)].map { letters[$0] ?? "?" })
    }
  }
}

extension SceneLayer {
  /// Everything about the layer, as a commit says it the first time.
  var whole: LayerChange {
    LayerChange(
      id: id, snapshot: snapshot, sublayers: sublayers.map(\.id), hasNewContents: true)
  }

  /// Its own state without the list of sublayers.
  var state: LayerChange {
    LayerChange(id: id, snapshot: snapshot, hasNewContents: true)
  }
}

/// Colours of the pictures in the tests, opaque.
let red: UInt32 = 0xffff_0000
let green: UInt32 = 0xff00_ff00
let blue: UInt32 = 0xff00_00ff
let white: UInt32 = 0xffff_ffff
let black: UInt32 = 0xff00_0000
let letters: [UInt32: Character] = [
  red: "r", green: "g", blue: "b", white: "w", black: ".",
]
