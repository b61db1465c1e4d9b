import CoreGraphics
import Foundation
import ImageIO
import Testing

@Suite struct MetadataWritingTests {
  private let given: CFDictionary = [
    kCGImagePropertyOrientation: 6, kCGImagePropertyDPIWidth: 144, kCGImagePropertyDPIHeight: 144,
    kCGImagePropertyTIFFDictionary: [
      kCGImagePropertyTIFFArtist: "Émilie", kCGImagePropertyTIFFMake: "A camera",
    ] as [CFString: Any],
    kCGImagePropertyExifDictionary: [
      kCGImagePropertyExifExposureTime: 1.0 / 125, kCGImagePropertyExifFNumber: 2.8,
      kCGImagePropertyExifISOSpeedRatings: [400], kCGImagePropertyExifExposureBiasValue: -0.5,
      kCGImagePropertyExifDateTimeOriginal: "2026:11:28 08:00:00",
      kCGImagePropertyExifUserComment: "by the lake",
    ] as [CFString: Any],
    kCGImagePropertyGPSDictionary: [
      kCGImagePropertyGPSLatitude: 48.2082, kCGImagePropertyGPSLatitudeRef: "N",
      kCGImagePropertyGPSLongitude: 16.3738, kCGImagePropertyGPSLongitudeRef: "E",
      kCGImagePropertyGPSAltitude: 171.5, kCGImagePropertyGPSAltitudeRef: 0,
    ] as [CFString: Any],
  ]

  private func properties(_ file: Data) throws -> CFDictionary {
    let source = try #require(CGImageSourceCreateWithData(file, nil))
    return try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
  }

  private func part(_ properties: CFDictionary, _ key: CFString) throws -> [CFString: Any] {
    try #require(properties[key] as? [CFString: Any])
  }

  private func expectAll(_ found: CFDictionary) throws {
    #expect(found[kCGImagePropertyOrientation] as? Int == 6)
    #expect(found[kCGImagePropertyDPIWidth] as? Double == 144)
    let tiff = try part(found, kCGImagePropertyTIFFDictionary)
    #expect(tiff[kCGImagePropertyTIFFArtist] as? String == "Émilie")
    #expect(tiff[kCGImagePropertyTIFFMake] as? String == "A camera")
    let exif = try part(found, kCGImagePropertyExifDictionary)
    #expect(exif[kCGImagePropertyExifExposureTime] as? Double == 1.0 / 125)
    #expect(exif[kCGImagePropertyExifFNumber] as? Double == 2.8)
    #expect(exif[kCGImagePropertyExifISOSpeedRatings] as? [Double] == [400])
    #expect(exif[kCGImagePropertyExifExposureBiasValue] as? Double == -0.5)
    #expect(exif[kCGImagePropertyExifDateTimeOriginal] as? String == "2026:11:28 08:00:00")
    #expect(exif[kCGImagePropertyExifUserComment] as? String == "by the lake")
    let place = try part(found, kCGImagePropertyGPSDictionary)
    let latitude = try #require(place[kCGImagePropertyGPSLatitude] as? Double)
    #expect(abs(latitude - 48.2082) < 1e-6)
    #expect(place[kCGImagePropertyGPSLongitudeRef] as? String == "E")
    #expect(place[kCGImagePropertyGPSAltitude] as? Double == 171.5)
    #expect(place[kCGImagePropertyGPSAltitudeRef] as? Int == 0)
  }

  @Test(arguments: ["public.jpeg", "public.png"]) func whatIsWrittenIsRead(type: String) throws {
    try expectAll(properties(try #require(written(type, [(gradient(20, 10), given)]))))
  }

  @Test func aSourcesPropertiesGoAlong() throws {
    let file = try #require(written("public.jpeg", [(gradient(20, 10), given)]))
    let source = try #require(CGImageSourceCreateWithData(file, nil))
    let data = NSMutableData()
    let copy = try #require(CGImageDestinationCreateWithData(data, "public.jpeg", 1, nil))
    CGImageDestinationAddImageFromSource(copy, source, 0, nil)
    #expect(CGImageDestinationFinalize(copy))
    try expectAll(properties(data as Data))
  }

  @Test func nothingIsWrittenOfNothing() throws {
    let file = try #require(written("public.jpeg", [(gradient(20, 10), nil)]))
    #expect(file.range(of: Data("Exif".utf8)) == nil)
  }

  @Test func numbersThatAreNoneAreLeftOut() throws {
    let odd: CFDictionary = [
      kCGImagePropertyExifDictionary: [
        kCGImagePropertyExifFNumber: Double.nan, kCGImagePropertyExifExposureTime: -1,
        kCGImagePropertyExifFlash: 1e300,
      ] as [CFString: Any],
      kCGImagePropertyGPSDictionary: [
        kCGImagePropertyGPSLatitude: Double.infinity
      ] as [CFString: Any],
    ]
    let found = try properties(try #require(written("public.jpeg", [(gradient(8, 8), odd)])))
    let exif = found[kCGImagePropertyExifDictionary] as? [CFString: Any] ?? [:]
    #expect(exif[kCGImagePropertyExifFNumber] == nil && exif[kCGImagePropertyExifFlash] == nil)
  }

  @Test func anImageIsMadeSmaller() throws {
    let options: CFDictionary = [kCGImageDestinationImageMaxPixelSize: 10]
    let found = try properties(try #require(written("public.png", [(gradient(40, 20), options)])))
    #expect(found[kCGImagePropertyPixelWidth] as? Int == 10)
    #expect(found[kCGImagePropertyPixelHeight] as? Int == 5)
  }

  @Test func imagesKnowTheirFiles() throws {
    for type in ["public.png", "com.compuserve.gif", "com.microsoft.bmp"] as [CFString] {
      let file = try #require(written(type, [(gradient(6, 6), nil)]))
      let source = try #require(CGImageSourceCreateWithData(file, nil))
      #expect(CGImageSourceCreateImageAtIndex(source, 0, nil)?.utType == type)
    }
    #expect(gradient(4, 4).utType == nil)
  }
}
