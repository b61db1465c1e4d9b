import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite struct CGImageDestinationTests {
  @Test(arguments: ["public.png", "public.tiff", "com.microsoft.bmp", "org.webmproject.webp"])
  func nothingIsLost(type: String) throws {
    let types = CGImageDestinationCopyTypeIdentifiers().compactMap { $0 as? String }
    guard types.contains(type) else { return }
    for image in [
      gradient(37, 19),
      picture(8, 6) { x, y in x == y ? 0 : x > y ? 0xFF10_2030 : 0x8040_2000 },
    ] {
      let data = try #require(written(type, [(image, nil)]))
      let source = try #require(CGImageSourceCreateWithData(data as CFData, nil))
      #expect(CGImageSourceGetType(source) == type)
      #expect(CGImageSourceGetCount(source) == 1)
      let again = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
      // Straight alpha is rounded twice.
      #expect(again.largestDifference(image) <= 1)
    }
  }

  @Test func fewColoursOfAGIFAreExact() throws {
    let image = picture(20, 30) { x, y in
      (x + y) % 5 == 0 ? 0 : 0xFF00_0000 | UInt32(x * 10) << 16 | UInt32(y / 4 * 20)
    }
    let data = try #require(written("com.compuserve.gif", [(image, nil)]))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let again = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    #expect(again.values == image.values)
  }

  @Test func manyColoursOfAGIFAreNear() throws {
    let image = gradient(60, 45)
    let data = try #require(written("com.compuserve.gif", [(image, nil)]))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let again = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
    let error = zip(image.values, again.values).reduce(0) { sum, pair in
      sum + abs(Int(pair.0 >> 16 & 255) - Int(pair.1 >> 16 & 255))
        + abs(Int(pair.0 >> 8 & 255) - Int(pair.1 >> 8 & 255))
    }
    #expect(Double(error) / Double(image.values.count) < 40)
  }

  @Test func aJPEGHasAQualityAndAnOrientation() throws {
    let image = gradient(64, 64)
    let good = try #require(
      written(
        "public.jpeg",
        [
          (
            image,
            [kCGImageDestinationLossyCompressionQuality: 0.95, kCGImagePropertyOrientation: 6]
          )
        ]
      ))
    let poor = try #require(
      written("public.jpeg", [(image, [kCGImageDestinationLossyCompressionQuality: 0.1])]))
    #expect(poor.count < good.count)
    let source = try #require(CGImageSourceCreateWithData(good, nil))
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(properties[kCGImagePropertyOrientation] as? Int == 6)
    #expect(properties[kCGImagePropertyPixelWidth] as? Int == 64)
    #expect(properties[kCGImagePropertyHasAlpha] as? Bool == false)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) != nil)
  }

  @Test func aPNGHasAnOrientation() throws {
    let data = try #require(
      written("public.png", [(gradient(6, 4), [kCGImagePropertyOrientation: 8])]))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
    #expect(properties[kCGImagePropertyOrientation] as? Int == 8)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.values == gradient(6, 4).values)
  }

  @Test(arguments: ["com.compuserve.gif", "public.png"])
  func framesHaveTimesAndLoops(type: String) throws {
    let isGIF = type == "com.compuserve.gif"
    let (part, delay, loops) =
      isGIF
      ? (kCGImagePropertyGIFDictionary, kCGImagePropertyGIFDelayTime, kCGImagePropertyGIFLoopCount)
      : (
        kCGImagePropertyPNGDictionary, kCGImagePropertyAPNGDelayTime,
        kCGImagePropertyAPNGLoopCount
      )
    let frames = (0..<3).map { index in
      picture(9, 7) { x, y in x == index * 2 ? 0 : 0xFF00_0000 | UInt32(index * 70 + y * 5) << 8 }
    }
    let images = frames.enumerated().map { index, image -> (CGImage, CFDictionary?) in
      (image, [part: [delay: 0.25 * Double(index + 1)] as [CFString: Any]])
    }
    let data = try #require(written(type, images, [part: [loops: 4] as [CFString: Any]]))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    #expect(CGImageSourceGetCount(source) == 3)
    let whole = CGImageSourceCopyProperties(source, nil)?[part] as? [CFString: Any]
    #expect(whole?[loops] as? Int == 4)
    for index in [2, 0, 1] {
      let properties = CGImageSourceCopyPropertiesAtIndex(source, index, nil)
      let times = properties?[part] as? [CFString: Any]
      #expect(times?[delay] as? Double == 0.25 * Double(index + 1))
      let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
      #expect(image.values == frames[index].values)
    }
  }

  @Test func pagesOfATIFF() throws {
    let images = [gradient(5, 4), gradient(9, 3)]
    let data = try #require(
      written("public.tiff", [(images[0], nil), (images[1], [kCGImagePropertyOrientation: 3])]))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    guard SizedFile.tiff.isReadable else { return }
    #expect(CGImageSourceGetCount(source) == 2)
    for index in 0..<2 {
      let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
      #expect(image.values == images[index].values)
    }
  }

  @Test func whatCannotBeWritten() throws {
    let data = NSMutableData()
    #expect(CGImageDestinationCreateWithData(data, "public.mpeg", 1, nil) == nil)
    let empty = try #require(CGImageDestinationCreateWithData(data, "public.png", 1, nil))
    #expect(!CGImageDestinationFinalize(empty))
    #expect(!CGImageDestinationFinalize(empty))
    let sizes = [(gradient(3, 3), nil), (gradient(4, 3), nil)] as [(CGImage, CFDictionary?)]
    #expect(written("com.compuserve.gif", sizes) == nil)
    let nowhere = URL(fileURLWithPath: "/nowhere/at/all.png")
    let file = try #require(CGImageDestinationCreateWithURL(nowhere, "public.png", 1, nil))
    CGImageDestinationAddImage(file, gradient(2, 2), nil)
    #expect(!CGImageDestinationFinalize(file))
  }

  @Test func filesAreCopiedWithTheirProperties() throws {
    let data = try #require(
      written("public.jpeg", [(gradient(16, 8), [kCGImagePropertyOrientation: 5])]))
    let source = try #require(CGImageSourceCreateWithData(data, nil))
    let copy = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: copy))
    let destination = try #require(
      CGImageDestinationCreateWithDataConsumer(consumer, "public.jpeg", 1, nil))
    CGImageDestinationAddImageFromSource(destination, source, 0, nil)
    #expect(CGImageDestinationFinalize(destination))
    let again = try #require(CGImageSourceCreateWithData(copy as Data, nil))
    let properties = CGImageSourceCopyPropertiesAtIndex(again, 0, nil)
    #expect(properties?[kCGImagePropertyOrientation] as? Int == 5)
  }
}
