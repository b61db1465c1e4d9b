public import CoreGraphics

/// How often a GIF runs; 0 for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// For how long a frame shows, in seconds; a tenth if it is less than a twentieth.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// For how long a frame shows, as the file says, in seconds.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a PNG runs; 0 for ever.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// For how long a frame shows, in seconds; a tenth if it is less than a twentieth.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// For how long a frame shows, as the file says, in seconds.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// How often a WebP runs; 0 for ever.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// For how long a frame shows, in seconds; a tenth if it is less than a twentieth.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// For how long a frame shows, as the file says, in seconds.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
