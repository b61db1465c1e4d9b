public import CoreGraphics

/// Of the file, in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// In pixels, before the orientation.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// In pixels, before the orientation.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// Bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// What the components mean.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// The value for colours of red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// What the file's colour profile calls itself.
public let kCGImagePropertyProfileName: CFString = "ProfileName"
/// Whether pixels may be transparent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// How to turn the pixels: 1 (upright) to 8.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Pixels to an inch.
public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
/// Pixels to an inch.
public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
/// Who made the image, with what, and when.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// How a camera took the image.
public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
/// Where a camera took the image.
public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
/// Times of a GIF.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// Times of an animated PNG.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// Times of a WebP.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
