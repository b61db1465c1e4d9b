// Workaround: on Apple's systems a client writes `colors as CFArray` or `data as CFData`. With these names the
// same source means a plain upcast here. They belong to this module because Foundation keeps its
// own CoreFoundation hidden on Linux.

/// What Core Graphics takes a list as.
public typealias CFArray = [Any]
/// What Core Graphics takes and gives bytes as.
public typealias CFData = Data
/// What Core Graphics takes and gives names as.
public typealias CFString = String
/// What Core Graphics takes options as.
public typealias CFDictionary = [AnyHashable: Any]
/// What Core Graphics takes a file's place as.
public typealias CFURL = URL
/// Seconds.
public typealias CFTimeInterval = Double
