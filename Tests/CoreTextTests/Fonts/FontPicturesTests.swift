import Foundation
import Testing

@testable import CoreText

/// Pictures of letters that are larger than any letter.
@Suite struct FontPicturesTests {
  private func picture(_ width: UInt32, _ height: UInt32) -> Data {
    let sides = [width, height].flatMap { side in
      stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: side >> UInt32($0)) }
    }
    return Data([1, 2] + [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
      + Data("IHDR".utf8) + Data(sides)
  }

  @Test func lettersAreWithinBounds() {
    #expect(!FontPictures.areTooLarge(in: Data()))
    #expect(!FontPictures.areTooLarge(in: picture(136, 128) + picture(2048, 2048)))
    #expect(FontPictures.areTooLarge(in: picture(136, 128) + picture(16, 2049)))
    #expect(FontPictures.areTooLarge(in: picture(0x7fff, 1)))
    #expect(!FontPictures.areTooLarge(in: picture(136, 128).dropLast(5)))
  }
}
