public import Foundation

/// Infinity.
public let HUGE = Double.infinity

/// Seconds since the reference date, 1 January 2001.
public typealias CFAbsoluteTime = Double

/// An index or a count.
public typealias CFIndex = Int

/// The time now, in seconds since 1 January 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  Date.timeIntervalSinceReferenceDate
}

/// A location and a length.
public struct CFRange: Hashable, Sendable {
  /// The first index.
  public var location: CFIndex
  /// The number of elements.
  public var length: CFIndex

  /// The range of length 0 at 0.
  public init() { self.init(location: 0, length: 0) }

  /// A range by its start and length.
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

/// A range by its start and length.
public func CFRangeMake(_ loc: CFIndex, _ len: CFIndex) -> CFRange {
  CFRange(location: loc, length: len)
}

/// The number of elements.
public func CFArrayGetCount(_ theArray: [Any]!) -> CFIndex { theArray.count }

/// An element that is an object, not retained. The index must be in range.
public func CFArrayGetValueAtIndex(_ theArray: [Any]!, _ idx: CFIndex) -> UnsafeRawPointer! {
  UnsafeRawPointer(Unmanaged.passUnretained(theArray[idx] as AnyObject).toOpaque())
}

/// A Boolean in a dictionary of options.
public typealias CFBoolean = NSNumber

/// True, as options take it.
public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
/// False, as options take it.
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

/// Runs the body. Linux has no autorelease pools: objects go with their last reference.
public func autoreleasepool<Result>(
  invoking body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Nanoseconds in a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Microseconds in a second.
public let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public let NSEC_PER_USEC: UInt64 = 1_000
