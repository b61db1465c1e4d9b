import CoreGraphics

extension ExifBlock {
  /// What is known of the block, by Apple's names.
  var properties: CFDictionary {
    var result: CFDictionary = [:]
    var tiff = values(main, Self.tiffNames)
    if let orientation = main.number(0x0112), (1...8).contains(orientation) {
      result[kCGImagePropertyOrientation] = orientation
      tiff[kCGImagePropertyTIFFOrientation] = orientation
    }
    if let x = main.numbers(0x011A).first, let y = main.numbers(0x011B).first {
      // The unit is an inch, or a centimetre.
      let scale = main.number(0x0128) == 3 ? 2.54 : 1
      result[kCGImagePropertyDPIWidth] = x * scale
      result[kCGImagePropertyDPIHeight] = y * scale
    }
    if !tiff.isEmpty { result[kCGImagePropertyTIFFDictionary] = tiff }
    for (tag, name, names) in [
      (0x8769, kCGImagePropertyExifDictionary, Self.exifNames),
      (0x8825, kCGImagePropertyGPSDictionary, Self.gpsNames),
    ] {
      guard let place = main.number(tag), let part = directories.directory(at: place) else {
        continue
      }
      var found = values(part, names)
      if tag == 0x8769, let comment = Self.comment(part) {
        found[kCGImagePropertyExifUserComment] = comment
      }
      if !found.isEmpty { result[name] = found }
    }
    return result
  }

  private func values(_ directory: TIFFDirectory, _ names: [Int: CFString]) -> [CFString: Any] {
    var result: [CFString: Any] = [:]
    for (tag, name) in names {
      if let text = directory.text(tag) {
        result[name] = text
      } else if Self.lists.contains(tag) {
        let numbers = directory.numbers(tag)
        if !numbers.isEmpty { result[name] = numbers }
      } else if let number = directory.numbers(tag).first {
        result[name] = number.rounded() == number && abs(number) < 1e9 ? Int(number) : number
      }
    }
    if directory.numbers(2).count == 3 { result.merge(coordinates(directory)) { $1 } }
    return result
  }

  /// Degrees, minutes and seconds as degrees.
  private func coordinates(_ directory: TIFFDirectory) -> [CFString: Any] {
    var result: [CFString: Any] = [:]
    for (tag, name) in Self.coordinateNames {
      let parts = directory.numbers(tag)
      if parts.count == 3 { result[name] = parts[0] + parts[1] / 60 + parts[2] / 3600 }
    }
    return result
  }

  static let coordinateNames: [Int: CFString] = [
    2: kCGImagePropertyGPSLatitude, 4: kCGImagePropertyGPSLongitude,
  ]

  /// Eight bytes name the encoding of the text after them.
  static let commentTag = 0x9286

  private static func comment(_ directory: TIFFDirectory) -> String? {
    guard let bytes = directory.bytes(commentTag), bytes.starts(with: Array("ASCII\0\0\0".utf8))
    else {
      return nil
    }
    return String(decoding: bytes.dropFirst(8).prefix { $0 != 0 }, as: UTF8.self)
  }

  /// Tags whose values are lists on Apple's systems.
  private static let lists: Set = [0x8827, 0x9214, 0xA432]

  static let tiffNames: [Int: CFString] = [
    0x010E: kCGImagePropertyTIFFImageDescription, 0x010F: kCGImagePropertyTIFFMake,
    0x0110: kCGImagePropertyTIFFModel, 0x011A: kCGImagePropertyTIFFXResolution,
    0x011B: kCGImagePropertyTIFFYResolution, 0x0128: kCGImagePropertyTIFFResolutionUnit,
    0x0131: kCGImagePropertyTIFFSoftware, 0x0132: kCGImagePropertyTIFFDateTime,
    0x013B: kCGImagePropertyTIFFArtist, 0x8298: kCGImagePropertyTIFFCopyright,
  ]

  static let exifNames: [Int: CFString] = [
    0x829A: kCGImagePropertyExifExposureTime, 0x829D: kCGImagePropertyExifFNumber,
    0x8827: kCGImagePropertyExifISOSpeedRatings,
    0x9003: kCGImagePropertyExifDateTimeOriginal,
    0x9004: kCGImagePropertyExifDateTimeDigitized, 0x9201: kCGImagePropertyExifShutterSpeedValue,
    0x9202: kCGImagePropertyExifApertureValue, 0x9204: kCGImagePropertyExifExposureBiasValue,
    0x9209: kCGImagePropertyExifFlash, 0x920A: kCGImagePropertyExifFocalLength,
    0x9214: kCGImagePropertyExifSubjectArea, 0xA002: kCGImagePropertyExifPixelXDimension,
    0xA003: kCGImagePropertyExifPixelYDimension, 0xA405: kCGImagePropertyExifFocalLenIn35mmFilm,
    0xA432: kCGImagePropertyExifLensSpecification, 0xA433: kCGImagePropertyExifLensMake,
    0xA434: kCGImagePropertyExifLensModel,
  ]

  static let gpsNames: [Int: CFString] = [
    1: kCGImagePropertyGPSLatitudeRef, 3: kCGImagePropertyGPSLongitudeRef,
    5: kCGImagePropertyGPSAltitudeRef, 6: kCGImagePropertyGPSAltitude,
    0x1D: kCGImagePropertyGPSDateStamp,
  ]
}
