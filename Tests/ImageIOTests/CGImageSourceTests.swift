import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite struct CGImageSourceTests {
  @Test func imagesInUseAreGivenAgain() throws {
    let data = try #require(written("public.png", [(gradient(5, 5), nil)]))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) === image)
    CGImageSourceRemoveCacheAtIndex(source, 0)
    CGImageSourceRemoveCacheAtIndex(source, 7)
    let anew = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(anew !== image && anew.values == image.values)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusComplete)
    #expect(CGImageSourceGetStatusAtIndex(source, 1) != .statusComplete)
  }

  @Test(arguments: ["public.png", "public.jpeg"])
  func aFileArrivesBitByBit(type: String) throws {
    let image = picture(200, 200) { x, y in
      0xFF00_0000 | UInt32(x) << 16 | UInt32(y) << 8 | UInt32((x + y) / 2)
    }
    let data = try #require(written(type, [(image, nil)]))
    let source = CGImageSourceCreateIncremental(nil)
    CGImageSourceUpdateData(source, data.prefix(5), false)
    #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
    #expect(CGImageSourceGetCount(source) == 0)
    CGImageSourceUpdateData(source, data.prefix(data.count / 2), false)
    #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
    let part = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(part.width == 200 && part.height == 200)
    // The first row is there, the last is not.
    #expect(abs(Int(part.values[10] >> 16 & 255) - Int(image.values[10] >> 16 & 255)) < 20)
    #expect(part.values[199 * 200 + 199] != image.values[199 * 200 + 199])
    CGImageSourceUpdateData(source, data, true)
    #expect(CGImageSourceGetStatus(source) == .statusComplete)
    let whole = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(whole.largestDifference(image) < (type == "public.png" ? 1 : 30))
  }

  @Test func thumbnailsAreSmallAndUpright() throws {
    let image = picture(80, 40) { x, y in x < 40 ? 0xFFFF_0000 : 0xFF00_00FF }
    for type in ["public.jpeg", "public.png"] {
      let data = try #require(
        written(
          type,
          [
            (
              image,
              [kCGImagePropertyOrientation: 6, kCGImageDestinationLossyCompressionQuality: 1.0]
            )
          ]))
      let source = try #require(CGImageSourceCreateWithData(data, nil))
      #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
      var options: [CFString: Any] = [
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        kCGImageSourceThumbnailMaxPixelSize: 10,
      ]
      let plain = try #require(
        CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
      #expect(plain.width == 10 && plain.height == 5)
      options[kCGImageSourceCreateThumbnailWithTransform] = true
      let turned = try #require(
        CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
      #expect(turned.width == 5 && turned.height == 10)
      // Turned clockwise, the left is at the top.
      #expect(turned.values[0] >> 16 & 255 > 240 && turned.values[0] & 255 < 20)
      #expect(turned.values[49] >> 16 & 255 < 20 && turned.values[49] & 255 > 240)
      options[kCGImageSourceThumbnailMaxPixelSize] = 500
      let large = try #require(
        CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary))
      #expect(large.width == 40 && large.height == 80)
    }
  }

  @Test(arguments: 1...8) func everyOrientationIsTurnedAsUIKitDoes(orientation: Int) throws {
    // The corners of an upright picture, and where cameras put them.
    let image = picture(2, 3) { x, y in 0xFF00_0000 | UInt32(y * 2 + x + 1) * 40 }
    let data = try #require(
      written("public.png", [(image, [kCGImagePropertyOrientation: orientation])]))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let options: CFDictionary = [
      kCGImageSourceCreateThumbnailFromImageAlways: true,
      kCGImageSourceCreateThumbnailWithTransform: true,
    ]
    let upright = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
    let expected: [[UInt32]] = [
      [1, 2, 3, 4, 5, 6], [2, 1, 4, 3, 6, 5], [6, 5, 4, 3, 2, 1], [5, 6, 3, 4, 1, 2],
      [1, 3, 5, 2, 4, 6], [5, 3, 1, 6, 4, 2], [6, 4, 2, 5, 3, 1], [2, 4, 6, 1, 3, 5],
    ]
    #expect(upright.values.map { ($0 & 255) / 40 } == expected[orientation - 1])
  }

  @Test func whatACameraWrote() throws {
    let source = try #require(CGImageSourceCreateWithData(try cameraFile(), nil))
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    let tiff = try #require(properties[kCGImagePropertyTIFFDictionary] as? [CFString: Any])
    let exif = try #require(properties[kCGImagePropertyExifDictionary] as? [CFString: Any])
    let gps = try #require(properties[kCGImagePropertyGPSDictionary] as? [CFString: Any])
    #expect(tiff[kCGImagePropertyTIFFMake] as? String == "Maker")
    #expect(exif[kCGImagePropertyExifFNumber] as? Double == 2.8)
    #expect(exif[kCGImagePropertyExifISOSpeedRatings] as? [Double] == [400])
    #expect(gps[kCGImagePropertyGPSLatitudeRef] as? String == "N")
    #expect(gps[kCGImagePropertyGPSLatitude] as? Double == 52.5)
    #expect(properties[kCGImagePropertyOrientation] as? Int == 3)
  }

  /// A JPEG with an Exif block: three directories and their values.
  private func cameraFile() throws -> Data {
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
      short(tag) + short(type) + long(count) + (value + [0, 0, 0, 0]).prefix(4)
    }
    // At 8: 4 entries, 54 bytes. At 62: Exif, 2 entries, 30 bytes. At 92: GPS, 2 entries. At 122: values.
    var block = Array("II".utf8) + short(42) + long(8)
    block += short(4) + entry(0x010F, 2, 6, long(122)) + entry(0x0112, 3, 1, short(3))
    block += entry(0x8769, 4, 1, long(62)) + entry(0x8825, 4, 1, long(92)) + long(0)
    block += short(2) + entry(0x829D, 5, 1, long(128)) + entry(0x8827, 3, 1, short(400)) + long(0)
    block += short(2) + entry(1, 2, 2, Array("N".utf8)) + entry(2, 5, 3, long(136)) + long(0)
    block += Array("Maker\0".utf8) + long(28) + long(10)
    block += long(52) + long(1) + long(30) + long(1) + long(0) + long(1)
    let content = Array("Exif\0\0".utf8) + block
    let file = try #require(written("public.jpeg", [(gradient(4, 4), nil)]))
    let length = content.count + 2
    return Data([0xFF, 0xD8, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + content)
      + file.dropFirst(2)
  }

  @Test func whatIsNoImage() throws {
    for data in [Data(), Data([1]), Data("GIF89a".utf8), Data(repeating: 65, count: 99)] {
      let source = try #require(CGImageSourceCreateWithData(data, nil))
      #expect(CGImageSourceGetCount(source) == 0)
      #expect(CGImageSourceGetType(source) == nil)
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
      #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
      #expect([.statusUnknownType, .statusInvalidData].contains(CGImageSourceGetStatus(source)))
    }
    #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere"), nil) == nil)
    #expect(CGImageSourceCopyTypeIdentifiers().count == 9)
  }
}
