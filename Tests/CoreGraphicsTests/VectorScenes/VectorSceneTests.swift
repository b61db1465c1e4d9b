import CoreGraphics
import Foundation
import Testing

/// Pictures beside those of resvg, which has its own way of filling paths, stroking, blending, blurring and sampling.
@Suite struct VectorSceneTests {
  /// The largest mean difference at edges.
  private static let edgeError = 10.0

  @Test(arguments: VectorScene.all) func looksAsAnotherRasterizerDrawsIt(scene: VectorScene) throws
  {
    let difference = SceneDifference(try scene.picture(), try scene.reference())
    #expect(difference.inner > 2000)
    #expect(difference.closeShare >= 0.995, "\(scene.name)")
    #expect(difference.edgeError <= Self.edgeError, "\(scene.name)")
  }

  @Test func everySceneIsThereInBothLanguages() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: VectorScene.folder.path)
    let scenes = files.filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }
    #expect(VectorScene.all.map(\.name).sorted() == scenes.sorted())
    #expect(scenes.count >= 20)
    for file in files where file.hasSuffix(".png") {
      let data = try Data(contentsOf: VectorScene.folder.appendingPathComponent(file))
      #expect(data.count <= 8192, "\(file)")
    }
  }

  /// A scene moved a little, or nothing at all, must not pass.
  @Test(arguments: VectorScene.all) func aDifferenceWouldBeSeen(scene: VectorScene) throws {
    let moved = Canvas(VectorScene.side, VectorScene.side)
    moved.context.translateBy(x: 1.5, y: 1.5)
    try scene.draw(moved.context)
    let reference = try scene.reference()
    for other in [moved.pixels, Canvas(VectorScene.side, VectorScene.side).pixels] {
      let difference = SceneDifference(other, reference)
      #expect(difference.closeShare < 0.995 || difference.edgeError > Self.edgeError)
    }
  }
}
