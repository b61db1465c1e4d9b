import Foundation
import Testing
import UIKitTesting
import WebEngineProtocol

@testable import WebKit

@MainActor
struct FrameTests {
  @Test func whatTheEnginePaintsShows() async throws {
    let stage = WebStage()
    let (page, geometry) = try #require(stage.loadWithGeometry())
    #expect((geometry.width, geometry.height, geometry.scale) == (40, 30, 1))
    stage.engine.paint(geometry, page: page, with: 0xff00_8000)
    #expect(try await stage.waitForColor((0, 128, 0)))
  }

  @Test func aPageHasThePixelsOfAScaleThatIsNotWhole() async throws {
    let stage = WebStage(scale: 1.5)
    let (page, geometry) = try #require(stage.loadWithGeometry())
    #expect((geometry.width, geometry.height, geometry.scale) == (60, 45, 1.5))
    stage.engine.fill(geometry, buffer: 0, with: 0xffff_0000)
    stage.engine.fill(geometry, buffer: 0, rows: 30..<45, with: 0xff00_00ff)
    stage.engine.send(.painted(geometry.frame(0)), page: page)
    #expect(try await stage.waitForColor((255, 0, 0)))
    #expect(stage.harness.color(at: CGPoint(x: 39, y: 19), in: stage.view) == (255, 0, 0))
    #expect(stage.harness.color(at: CGPoint(x: 39, y: 21), in: stage.view) == (0, 0, 255))
    #expect(stage.harness.color(at: CGPoint(x: 39, y: 29), in: stage.view) == (0, 0, 255))
  }

  @Test func aBufferComesBackWhenTheNextIsShown() async throws {
    let stage = WebStage()
    let (page, geometry) = try #require(stage.loadWithGeometry())
    stage.engine.paint(geometry, page: page, with: 0xffff_0000)
    #expect(try await stage.waitForColor((255, 0, 0)))
    stage.engine.paint(geometry, page: page, buffer: 1, with: 0xff00_00ff)
    #expect(try await stage.waitForColor((0, 0, 255)))
    let released = stage.engine.next { message -> BufferID? in
      if case .release(let buffer) = message.content { buffer } else { nil }
    }
    #expect(released == geometry.buffers[0].id)
  }

  @Test func aNewSizeHasNewBuffersAndTheLastPictureStaysUntilItIsPainted() async throws {
    let stage = WebStage()
    let (page, geometry) = try #require(stage.loadWithGeometry())
    stage.engine.paint(geometry, page: page, with: 0xffff_0000)
    #expect(try await stage.waitForColor((255, 0, 0)))
    stage.view.window?.frame.size = CGSize(width: 50, height: 30)
    stage.harness.settle()
    let wider = try #require(
      stage.engine.next { message -> PageGeometry? in
        if case .resize(let geometry) = message.content { geometry } else { nil }
      })
    #expect(wider.width == 50)
    #expect(wider.generation > geometry.generation)
    #expect(Set(wider.buffers.map(\.id)).isDisjoint(with: geometry.buffers.map(\.id)))
    // A frame of the old size that was under way is left alone.
    stage.engine.send(.painted(geometry.frame(1)), page: page)
    #expect(try await stage.waitForColor((255, 0, 0)))
    stage.engine.paint(wider, page: page, with: 0xff00_8000)
    #expect(try await stage.waitForColor((0, 128, 0)))
  }

  @Test(arguments: ["buffer", "again", "outside", "negative", "future", "bytes"])
  func anEngineThatLiesIsEnded(lie: String) async throws {
    let stage = WebStage()
    let (page, geometry) = try #require(stage.loadWithGeometry())
    stage.engine.fill(geometry, buffer: 0, with: 0xffff_0000)
    var frame = geometry.frame(0)
    switch lie {
    case "buffer": frame.buffer = 4711
    case "again": stage.engine.send(.painted(frame), page: page)
    case "outside": frame.damage = [DamagedPart(x: 0, y: 0, width: 41, height: 30)]
    case "negative": frame.damage = [DamagedPart(x: -5, y: 0, width: Int.max, height: 30)]
    case "future": frame.generation = 99
    default: stage.engine.sendBytes(Data("no message at all".utf8))
    }
    stage.engine.send(.painted(frame), page: page)
    try await stage.wait { !stage.heard.isEmpty }
    #expect(stage.heard == ["fail early WKErrorDomain 2"])
    #expect(stage.view.obstacle?.text?.contains("web engine") == true)
    // The next load has another engine.
    stage.engine.die()
    #expect(stage.load() != nil)
    #expect(stage.engine.launches == 2)
    #expect(stage.view.obstacle == nil)
  }
}
