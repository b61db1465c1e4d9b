import CUIWebKitGTK

private nonisolated(unsafe) var functions: UnsafePointer<CUIWebKitGTK>?

/// The functions of the libraries, by their own names. Main thread only.
var gtk: CUIWebKitGTK { functions!.pointee }

/// The same for the shim's functions.
var gtkFunctions: UnsafePointer<CUIWebKitGTK> { functions! }

/// Returns what is missing, if anything.
func loadGTK() -> String? {
  var missing: UnsafePointer<CChar>?
  functions = withUnsafeMutablePointer(to: &missing) { place in
    place.withMemoryRebound(to: UnsafePointer<CChar>?.self, capacity: 1) {
      CUIWebKitGTKLoad($0)
    }
  }
  return functions == nil ? missing.map { String(cString: $0) } ?? "libwebkit2gtk" : nil
}

/// Text that the libraries own.
func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }

/// Calls `handler` for a signal with the object's context as last argument.
func connect<Handler>(
  _ object: CUIObject, _ signal: String, _ context: AnyObject, _ handler: Handler
) {
  let context = Unmanaged.passUnretained(context).toOpaque()
  _ = gtk.g_signal_connect_data(
    object, signal, unsafeBitCast(handler, to: CUIHandler.self), context, nil, 0)
}

/// Ends the calls for a context.
func disconnect(_ object: CUIObject, _ context: AnyObject) {
  let context = Unmanaged.passUnretained(context).toOpaque()
  let matchesContext: Int32 = 1 << 4
  _ = gtk.g_signal_handlers_disconnect_matched(object, matchesContext, 0, 0, nil, nil, context)
}

/// The object that a handler was connected with.
func owner<Object: AnyObject>(_ context: UnsafeMutableRawPointer?) -> Object {
  Unmanaged<Object>.fromOpaque(context!).takeUnretainedValue()
}

/// A result that comes once, for a call that the libraries finish later.
final class Completion {
  private let body: (CUIObject) -> Void

  private init(_ body: @escaping (CUIObject) -> Void) { self.body = body }

  static func context(_ body: @escaping (CUIObject) -> Void) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Completion(body)).toOpaque()
  }

  static let finish: CUIFinish = { _, result, context in
    Unmanaged<Completion>.fromOpaque(context!).takeRetainedValue().body(result)
  }
}

/// An error of GLib as values, and frees it.
struct LibraryFailure {
  let domain: String
  let code: Int
  let message: String

  init?(_ error: UnsafeMutablePointer<CUIError>?) {
    guard let error else { return nil }
    self.init(borrowing: error)
    gtk.g_error_free(error)
  }

  init(borrowing error: UnsafeMutablePointer<CUIError>) {
    domain = text(gtk.g_quark_to_string(error.pointee.domain)) ?? ""
    code = Int(error.pointee.code)
    message = text(error.pointee.message) ?? ""
  }
}
