import Diagnostics

/// The functions of sd-bus that are used here, of libsystemd or of the libraries that offer the same
/// without it.
///
/// Returned numbers below zero are negated error numbers. All calls for one bus are made by one thread.
struct BusLibrary: Sendable {
  typealias Bus = OpaquePointer
  typealias Message = OpaquePointer
  typealias Text = UnsafePointer<CChar>
  typealias TextOut = UnsafeMutablePointer<Text?>
  typealias MessageOut = UnsafeMutablePointer<Message?>

  let new: @convention(c) (UnsafeMutablePointer<Bus?>) -> Int32
  let setAddress: @convention(c) (Bus, Text) -> Int32
  let setBusClient: @convention(c) (Bus, Int32) -> Int32
  let start: @convention(c) (Bus) -> Int32
  let isReady: @convention(c) (Bus) -> Int32
  let uniqueName: @convention(c) (Bus, TextOut) -> Int32
  let descriptor: @convention(c) (Bus) -> Int32
  let events: @convention(c) (Bus) -> Int32
  let timeout: @convention(c) (Bus, UnsafeMutablePointer<UInt64>) -> Int32
  let process: @convention(c) (Bus, MessageOut) -> Int32
  let send: @convention(c) (Bus, Message, UnsafeMutablePointer<UInt64>?) -> Int32
  let close: @convention(c) (Bus) -> Void
  let unref: @convention(c) (Bus) -> OpaquePointer?

  let newCall: @convention(c) (Bus, MessageOut, Text?, Text, Text, Text) -> Int32
  let newSignal: @convention(c) (Bus, MessageOut, Text, Text, Text) -> Int32
  let newReturn: @convention(c) (Message, MessageOut) -> Int32
  let newError: @convention(c) (Message, MessageOut, UnsafeRawPointer) -> Int32
  let unrefMessage: @convention(c) (Message) -> OpaquePointer?

  let appendBasic: @convention(c) (Message, CChar, UnsafeRawPointer) -> Int32
  let appendArray: @convention(c) (Message, CChar, UnsafeRawPointer?, Int) -> Int32
  let openContainer: @convention(c) (Message, CChar, Text) -> Int32
  let closeContainer: @convention(c) (Message) -> Int32

  let type: @convention(c) (Message, UnsafeMutablePointer<UInt8>) -> Int32
  let sender: @convention(c) (Message) -> Text?
  let path: @convention(c) (Message) -> Text?
  let interface: @convention(c) (Message) -> Text?
  let member: @convention(c) (Message) -> Text?
  let destination: @convention(c) (Message) -> Text?
  let replyCookie: @convention(c) (Message, UnsafeMutablePointer<UInt64>) -> Int32
  let error: @convention(c) (Message) -> UnsafeRawPointer?

  let peekType: @convention(c) (Message, UnsafeMutablePointer<CChar>, TextOut) -> Int32
  let enterContainer: @convention(c) (Message, CChar, Text) -> Int32
  let exitContainer: @convention(c) (Message) -> Int32
  let readBasic: @convention(c) (Message, CChar, UnsafeMutableRawPointer) -> Int32
  let readArray:
    @convention(c) (
      Message, CChar, UnsafeMutablePointer<UnsafeRawPointer?>, UnsafeMutablePointer<Int>
    ) -> Int32
}

/// The library's `sd_bus_error`, which it takes and returns by address.
struct BusError {
  var name: UnsafePointer<CChar>?
  var message: UnsafePointer<CChar>?
  var needsFree: Int32 = 0
}

extension BusLibrary {
  /// Nil if none of them is installed; that is logged once.
  static let shared: BusLibrary? = {
    for name in ["libsystemd.so.0", "libelogind.so.0", "libbasu.so.0"] {
      if let library = DynamicLibrary(name), let functions = BusLibrary(library) {
        return functions
      }
    }
    Log.dbus.write("libsystemd.so.0 is not installed, so there is no D-Bus")
    return nil
  }()

  private init?(_ library: DynamicLibrary) {
    struct Missing: Error {}
    func find<Function>(_ name: String) throws -> Function {
      guard let function: Function = library.function("sd_bus_" + name) else { throw Missing() }
      return function
    }
    do {
      new = try find("new")
      setAddress = try find("set_address")
      setBusClient = try find("set_bus_client")
      start = try find("start")
      isReady = try find("is_ready")
      uniqueName = try find("get_unique_name")
      descriptor = try find("get_fd")
      events = try find("get_events")
      timeout = try find("get_timeout")
      process = try find("process")
      send = try find("send")
      close = try find("close")
      unref = try find("unref")
      newCall = try find("message_new_method_call")
      newSignal = try find("message_new_signal")
      newReturn = try find("message_new_method_return")
      newError = try find("message_new_method_error")
      unrefMessage = try find("message_unref")
      appendBasic = try find("message_append_basic")
      appendArray = try find("message_append_array")
      openContainer = try find("message_open_container")
      closeContainer = try find("message_close_container")
      type = try find("message_get_type")
      sender = try find("message_get_sender")
      path = try find("message_get_path")
      interface = try find("message_get_interface")
      member = try find("message_get_member")
      destination = try find("message_get_destination")
      replyCookie = try find("message_get_reply_cookie")
      error = try find("message_get_error")
      peekType = try find("message_peek_type")
      enterContainer = try find("message_enter_container")
      exitContainer = try find("message_exit_container")
      readBasic = try find("message_read_basic")
      readArray = try find("message_read_array")
    } catch { return nil }
  }
}
