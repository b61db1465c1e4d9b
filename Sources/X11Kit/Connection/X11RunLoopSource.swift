import CoreFoundation

/// Calls a function when main's run loop finds an epoll set readable: only the main thread wakes up for it,
/// where a Dispatch source wakes its manager first.
///
/// Workaround: the run loop knows event counters and timers only. It reads eight bytes from whatever woke
/// it, and goes on where that is refused, as an epoll set does.
@MainActor
final class X11RunLoopSource {
  private let descriptor: Int32
  /// Whose set it is, which closes it.
  private let owner: AnyObject
  private let perform: @MainActor () -> Void
  private var source: CFRunLoopSource?

  /// Performs for each arrival, once; not again for what was left unread.
  init(descriptor: Int32, of owner: AnyObject, perform: @escaping @MainActor () -> Void) {
    (self.descriptor, self.owner, self.perform) = (descriptor, owner, perform)
    var context = CFRunLoopSourceContext1()
    context.version = 1
    context.info = Unmanaged.passUnretained(self).toOpaque()
    context.getPort = { X11RunLoopSource.source($0).descriptor }
    context.perform = { info in
      MainActor.assumeIsolated { X11RunLoopSource.source(info).perform() }
    }
    source = withUnsafeMutablePointer(to: &context) {
      $0.withMemoryRebound(to: CFRunLoopSourceContext.self, capacity: 1) {
        CFRunLoopSourceCreate(nil, 0, $0)
      }
    }
    CFRunLoopAddSource(CFRunLoopGetMain(), source, kCFRunLoopCommonModes)
  }

  isolated deinit { source.map(CFRunLoopSourceInvalidate) }

  private nonisolated static func source(_ info: UnsafeMutableRawPointer?) -> X11RunLoopSource {
    Unmanaged<X11RunLoopSource>.fromOpaque(info!).takeUnretainedValue()
  }
}
