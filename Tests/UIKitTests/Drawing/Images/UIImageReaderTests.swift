import Foundation
import Testing

@testable import UIKit

@MainActor
struct UIImageReaderTests {
  private func file(_ width: Int, _ height: Int) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: width, height: height)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
    return try #require(image.pngData())
  }

  @Test func wholeImagesAndThumbnails() throws {
    let data = try file(80, 40)
    #expect(UIImageReader.default.image(data: data)?.size == CGSize(width: 80, height: 40))
    var configuration = UIImageReader.Configuration()
    configuration.preferredThumbnailSize = CGSize(width: 20, height: 20)
    let small = UIImageReader(configuration: configuration).image(data: data)
    #expect(small?.size == CGSize(width: 20, height: 10))
    configuration.preferredThumbnailSize = CGSize(width: -4, height: CGFloat.nan)
    #expect(UIImageReader(configuration: configuration).image(data: data) == nil)
  }

  @Test func filesAreReadInTheBackgroundToo() async throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent("a.png")
    try file(8, 6).write(to: url)
    var configuration = UIImageReader.Configuration()
    configuration.preparesImagesForDisplay = true
    let reader = UIImageReader(configuration: configuration)
    let image = await reader.image(contentsOf: url)
    #expect(image?.size == CGSize(width: 8, height: 6))
    let nothing = await reader.image(contentsOf: folder.url.appendingPathComponent("b.png"))
    #expect(nothing == nil)
    let garbage = await reader.image(data: Data([1, 2, 3]))
    #expect(garbage == nil)
  }
}
