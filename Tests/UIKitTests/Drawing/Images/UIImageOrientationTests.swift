import Testing
import UIKit

/// How an image of two rows, `ab` above `cd`, looks in each orientation, by Exif's table.
private let looks: [(UIImage.Orientation, String)] = [
  (.up, "abcd"), (.upMirrored, "badc"), (.down, "dcba"), (.downMirrored, "cdab"),
  (.leftMirrored, "acbd"), (.right, "cadb"), (.rightMirrored, "dbca"), (.left, "bdac"),
]

@Suite struct UIImageOrientationTests {
  @Test(arguments: looks.indices)
  func drawingTurnsTheStoredPixels(index: Int) throws {
    let (orientation, expected) = looks[index]
    let stored = try #require(picture("abcd").cgImage)
    let turned = UIImage(cgImage: stored, scale: 1, orientation: orientation)
    #expect(letters(renderer().image { _ in turned.draw(at: .zero) }) == expected)
  }

  @Test func exifNumbersNameTheOrientations() {
    #expect((1...8).map { UIImage.Orientation(exif: $0) } == looks.map(\.0))
    #expect(UIImage.Orientation(exif: 0) == .up)
    #expect(UIImage.Orientation(exif: 99) == .up)
  }

  @Test func aFileIsWrittenUpright() throws {
    let stored = try #require(picture("abcd").cgImage)
    let turned = UIImage(cgImage: stored, scale: 1, orientation: .right)
    let again = try #require(turned.pngData().flatMap { UIImage(data: $0) })
    #expect(again.imageOrientation == .up)
    #expect(letters(again) == "cadb")
  }

  private func renderer() -> UIGraphicsImageRenderer {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
  }

  /// The gray of a letter's pixel is ten times its position in the alphabet.
  private func picture(_ letters: String) -> UIImage {
    renderer().image { context in
      for (index, letter) in letters.utf8.enumerated() {
        UIColor(white: CGFloat(letter - 96) * 10 / 255, alpha: 1).setFill()
        context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
      }
    }
  }

  private func letters(_ image: UIImage) -> String {
    let data = image.cgImage?.dataProvider?.data ?? Data()
    let codes = stride(from: 0, to: data.count, by: 4).map { data[$0] / 10 + 96 }
    return String(decoding: codes, as: UTF8.self)
  }
}
