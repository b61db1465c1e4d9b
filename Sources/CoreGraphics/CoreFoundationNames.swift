// Workaround: on Apple's systems a client writes `colors as CFArray` or `data as CFData`. With
// these names the same source compiles to a plain upcast here. They are declared in this module
// because Foundation hides its own CoreFoundation on Linux.

/// The type of lists in Core Graphics functions.
public typealias CFArray = [Any]
/// The type of bytes in Core Graphics functions.
public typealias CFData = Data
/// The type of bytes that functions append to.
public typealias CFMutableData = NSMutableData
/// The type of names in Core Graphics functions.
public typealias CFString = String
/// The type of options in Core Graphics functions.
public typealias CFDictionary = [AnyHashable: Any]
/// The type of file locations in Core Graphics functions.
public typealias CFURL = URL
/// Any object, such as a font of a layer of text.
public typealias CFTypeRef = AnyObject
/// The type of texts in Core Text functions.
public typealias CFAttributedString = NSAttributedString
/// The type of texts that change in Core Text functions.
public typealias CFMutableAttributedString = NSMutableAttributedString
/// Seconds.
public typealias CFTimeInterval = Double
