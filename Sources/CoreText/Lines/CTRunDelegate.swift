public import CoreGraphics

/// The version of `CTRunDelegateCallbacks` that there is.
public let kCTRunDelegateVersion1 = 1
/// The same as `kCTRunDelegateVersion1`.
public let kCTRunDelegateCurrentVersion = 1

/// Called when a delegate is released.
public typealias CTRunDelegateDeallocateCallback = (UnsafeMutableRawPointer) -> Void
/// Returns points above the baseline.
public typealias CTRunDelegateGetAscentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Returns points below the baseline.
public typealias CTRunDelegateGetDescentCallback = (UnsafeMutableRawPointer) -> CGFloat
/// Returns the width in points.
public typealias CTRunDelegateGetWidthCallback = (UnsafeMutableRawPointer) -> CGFloat

/// What a delegate asks its program for.
public struct CTRunDelegateCallbacks {
  /// `kCTRunDelegateVersion1`.
  public var version: Int
  /// When the delegate is released.
  public var dealloc: CTRunDelegateDeallocateCallback
  /// Points above the baseline.
  public var getAscent: CTRunDelegateGetAscentCallback
  /// Points below the baseline.
  public var getDescent: CTRunDelegateGetDescentCallback
  /// The width in points.
  public var getWidth: CTRunDelegateGetWidthCallback

  /// Callbacks get what `CTRunDelegateCreate` is handed.
  public init(
    version: Int, dealloc: @escaping CTRunDelegateDeallocateCallback,
    getAscent: @escaping CTRunDelegateGetAscentCallback,
    getDescent: @escaping CTRunDelegateGetDescentCallback,
    getWidth: @escaping CTRunDelegateGetWidthCallback
  ) {
    (self.version, self.dealloc) = (version, dealloc)
    (self.getAscent, self.getDescent, self.getWidth) = (getAscent, getDescent, getWidth)
  }
}

/// The room that something of the program's takes in a line.
///
/// It is asked when the text is laid out. Not thread-safe.
public final class CTRunDelegate {
  private let callbacks: CTRunDelegateCallbacks
  let context: UnsafeMutableRawPointer?

  init(_ callbacks: CTRunDelegateCallbacks, _ context: UnsafeMutableRawPointer?) {
    (self.callbacks, self.context) = (callbacks, context)
  }

  deinit { callbacks.dealloc(argument) }

  /// Callbacks take an address even where the program has given none.
  private var argument: UnsafeMutableRawPointer {
    context ?? UnsafeMutableRawPointer(Unmanaged.passUnretained(self).toOpaque())
  }

  var room: AttachmentRoom {
    AttachmentRoom(
      width: callbacks.getWidth(argument), ascent: callbacks.getAscent(argument),
      descent: callbacks.getDescent(argument))
  }
}

/// Makes a delegate that hands `refCon` to each callback.
public func CTRunDelegateCreate(
  _ callbacks: UnsafePointer<CTRunDelegateCallbacks>, _ refCon: UnsafeMutableRawPointer?
) -> CTRunDelegate? {
  CTRunDelegate(callbacks.pointee, refCon)
}

/// What the delegate was made with.
public func CTRunDelegateGetRefCon(_ runDelegate: CTRunDelegate) -> UnsafeMutableRawPointer {
  runDelegate.context ?? UnsafeMutableRawPointer(Unmanaged.passUnretained(runDelegate).toOpaque())
}
