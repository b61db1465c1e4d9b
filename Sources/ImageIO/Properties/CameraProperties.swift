public import CoreGraphics

/// What the image shows.
public let kCGImagePropertyTIFFImageDescription: CFString = "ImageDescription"
/// The maker of the camera.
public let kCGImagePropertyTIFFMake: CFString = "Make"
/// The model of the camera.
public let kCGImagePropertyTIFFModel: CFString = "Model"
/// How to turn the pixels: 1 (upright) to 8.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// Pixels to a unit, across.
public let kCGImagePropertyTIFFXResolution: CFString = "XResolution"
/// Pixels to a unit, down.
public let kCGImagePropertyTIFFYResolution: CFString = "YResolution"
/// 2 for inches, 3 for centimetres.
public let kCGImagePropertyTIFFResolutionUnit: CFString = "ResolutionUnit"
/// The program that wrote the file.
public let kCGImagePropertyTIFFSoftware: CFString = "Software"
/// When the file was changed.
public let kCGImagePropertyTIFFDateTime: CFString = "DateTime"
/// Who made the image.
public let kCGImagePropertyTIFFArtist: CFString = "Artist"
/// Whose image it is.
public let kCGImagePropertyTIFFCopyright: CFString = "Copyright"
/// In seconds.
public let kCGImagePropertyExifExposureTime: CFString = "ExposureTime"
/// The focal length divided by the opening.
public let kCGImagePropertyExifFNumber: CFString = "FNumber"
/// A list of sensitivities.
public let kCGImagePropertyExifISOSpeedRatings: CFString = "ISOSpeedRatings"
/// When the image was taken.
public let kCGImagePropertyExifDateTimeOriginal: CFString = "DateTimeOriginal"
/// When the image was digitized.
public let kCGImagePropertyExifDateTimeDigitized: CFString = "DateTimeDigitized"
/// As a power of two.
public let kCGImagePropertyExifShutterSpeedValue: CFString = "ShutterSpeedValue"
/// As a power of two.
public let kCGImagePropertyExifApertureValue: CFString = "ApertureValue"
/// In stops.
public let kCGImagePropertyExifExposureBiasValue: CFString = "ExposureBiasValue"
/// Whether and how it fired.
public let kCGImagePropertyExifFlash: CFString = "Flash"
/// In millimetres.
public let kCGImagePropertyExifFocalLength: CFString = "FocalLength"
/// Where the subject is, in pixels.
public let kCGImagePropertyExifSubjectArea: CFString = "SubjectArea"
/// In pixels.
public let kCGImagePropertyExifPixelXDimension: CFString = "PixelXDimension"
/// In pixels.
public let kCGImagePropertyExifPixelYDimension: CFString = "PixelYDimension"
/// In millimetres, for film of 35 mm.
public let kCGImagePropertyExifFocalLenIn35mmFilm: CFString = "FocalLenIn35mmFilm"
/// Focal lengths and openings.
public let kCGImagePropertyExifLensSpecification: CFString = "LensSpecification"
/// The maker of the lens.
public let kCGImagePropertyExifLensMake: CFString = "LensMake"
/// The model of the lens.
public let kCGImagePropertyExifLensModel: CFString = "LensModel"
/// What the user says about the image.
public let kCGImagePropertyExifUserComment: CFString = "UserComment"
/// N or S.
public let kCGImagePropertyGPSLatitudeRef: CFString = "LatitudeRef"
/// In degrees.
public let kCGImagePropertyGPSLatitude: CFString = "Latitude"
/// E or W.
public let kCGImagePropertyGPSLongitudeRef: CFString = "LongitudeRef"
/// In degrees.
public let kCGImagePropertyGPSLongitude: CFString = "Longitude"
/// 0 above sea level, 1 below.
public let kCGImagePropertyGPSAltitudeRef: CFString = "AltitudeRef"
/// In metres.
public let kCGImagePropertyGPSAltitude: CFString = "Altitude"
/// The day of the fix.
public let kCGImagePropertyGPSDateStamp: CFString = "DateStamp"
