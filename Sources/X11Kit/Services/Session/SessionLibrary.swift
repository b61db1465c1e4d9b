import CUIXlib
import Diagnostics

/// The functions of libSM and libICE that a client of a session needs (XSMP).
struct SessionLibrary: Sendable {
  typealias Text = UnsafeMutablePointer<CChar>
  typealias Properties = UnsafeMutablePointer<UnsafeMutablePointer<CUISmProp>?>
  typealias Open =
    @convention(c) (
      Text?, UnsafeMutableRawPointer?, Int32, Int32, UInt, UnsafeMutablePointer<CUISmcCallbacks>,
      Text?, UnsafeMutablePointer<Text?>, Int32, Text
    ) -> OpaquePointer?
  typealias Close = @convention(c) (OpaquePointer, Int32, UnsafeMutablePointer<Text?>?) -> Int32
  typealias SetProperties = @convention(c) (OpaquePointer, Int32, Properties) -> Void
  typealias Done = @convention(c) (OpaquePointer, Int32) -> Void
  typealias Transport = @convention(c) (OpaquePointer) -> OpaquePointer?
  typealias Descriptor = @convention(c) (OpaquePointer) -> Int32
  typealias Process =
    @convention(c) (OpaquePointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Int32
  /// The connection, whether its bytes are swapped, the request, its number, the error, how bad it is, and more.
  typealias ErrorHandler =
    @convention(c) (
      OpaquePointer?, Int32, Int32, UInt, Int32, Int32, UnsafeMutableRawPointer?
    ) -> Void
  private typealias SetErrorHandler = @convention(c) (ErrorHandler?) -> UnsafeMutableRawPointer?
  private typealias Handler = @convention(c) (OpaquePointer?) -> Void
  private typealias SetHandler = @convention(c) (Handler?) -> UnsafeMutableRawPointer?

  let open: Open
  let close: Close
  let setProperties: SetProperties
  let saveYourselfDone: Done
  let transport: Transport
  let descriptor: Descriptor
  /// Returns 0 while the connection stands.
  let process: Process

  /// Nil where the libraries are missing. They would end the process with the manager's connection, and for a mistake of
  /// the manager's.
  init?() {
    guard let sm = DynamicLibrary("libSM.so.6"),
      let open: Open = sm.function("SmcOpenConnection"),
      let close: Close = sm.function("SmcCloseConnection"),
      let setProperties: SetProperties = sm.function("SmcSetProperties"),
      let done: Done = sm.function("SmcSaveYourselfDone"),
      let transport: Transport = sm.function("SmcGetIceConnection"),
      let descriptor: Descriptor = sm.function("IceConnectionNumber"),
      let process: Process = sm.function("IceProcessMessages"),
      let setHandler: SetHandler = sm.function("IceSetIOErrorHandler"),
      let setConnectionErrors: SetErrorHandler = sm.function("IceSetErrorHandler"),
      let setSessionErrors: SetErrorHandler = sm.function("SmcSetErrorHandler")
    else { return nil }
    (self.open, self.close, self.setProperties, saveYourselfDone) = (
      open, close, setProperties, done
    )
    (self.transport, self.descriptor, self.process) = (transport, descriptor, process)
    _ = setHandler { _ in }
    let note: ErrorHandler = { _, _, request, _, error, _, _ in
      Log.x11.write("the session manager and the program disagree: error \(error) of \(request)")
    }
    for set in [setConnectionErrors, setSessionErrors] { _ = set(note) }
  }
}
