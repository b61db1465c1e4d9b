import CUIXlib
import Glibc

/// The functions of libSM and libICE that a session manager needs.
struct SessionServerLibrary: @unchecked Sendable {
  typealias Text = UnsafeMutablePointer<CChar>

  /// What waits for programs.
  struct Listening: @unchecked Sendable {
    var count: Int32 = 0
    var objects: UnsafeMutablePointer<OpaquePointer?>?
  }

  private let handle: UnsafeMutableRawPointer
  let process:
    @convention(c) (OpaquePointer, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?) -> Int32
  let descriptor: @convention(c) (OpaquePointer) -> Int32
  let registerReply: @convention(c) (OpaquePointer, Text?) -> Int32
  let saveYourself: @convention(c) (OpaquePointer, Int32, Int32, Int32, Int32) -> Void
  let die: @convention(c) (OpaquePointer) -> Void

  init() throws {
    guard let handle = dlopen("libSM.so.6", RTLD_NOW) else {
      throw XTestRigError("libSM is not installed")
    }
    self.handle = handle
    func function<F>(_ name: String, _ type: F.Type = F.self) -> F {
      unsafeBitCast(dlsym(handle, name), to: F.self)
    }
    process = function("IceProcessMessages")
    descriptor = function("IceConnectionNumber")
    registerReply = function("SmsRegisterClientReply")
    saveYourself = function("SmsSaveYourself")
    die = function("SmsDie")
    // The usual handler would end the tests with a program's connection.
    let setHandler: @convention(c) ((@convention(c) (OpaquePointer?) -> Void)?) -> OpaquePointer? =
      function("IceSetIOErrorHandler")
    _ = setHandler { _ in }
  }

  private static func text(_ bytes: [CChar]) -> String {
    String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private func function<F>(_ name: String) -> F { unsafeBitCast(dlsym(handle, name), to: F.self) }

  func initialize() throws {
    let initialize:
      @convention(c) (
        Text?, Text?,
        @convention(c) (
          OpaquePointer?, UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt>?,
          SessionCallbacks.Pair?, UnsafeMutablePointer<Text?>?
        ) -> Int32, UnsafeMutableRawPointer?, @convention(c) (Text?) -> Int32, Int32, Text?
      ) -> Int32 = function("SmsInitialize")
    var (vendor, release) = (Array("tests\0".utf8CString), Array("1\0".utf8CString))
    var reason = [CChar](repeating: 0, count: 256)
    guard
      initialize(
        &vendor, &release, SessionCallbacks.newClient, nil, SessionCallbacks.allowEveryHost, 256,
        &reason) != 0
    else { throw XTestRigError("no session manager: \(Self.text(reason))") }
  }

  func listen() throws -> Listening {
    let listen:
      @convention(c) (
        UnsafeMutablePointer<Int32>, UnsafeMutablePointer<UnsafeMutablePointer<OpaquePointer?>?>,
        Int32, Text?
      ) -> Int32 = function("IceListenForConnections")
    let allow: @convention(c) (OpaquePointer?, @convention(c) (Text?) -> Int32) -> Void =
      function("IceSetHostBasedAuthProc")
    var listening = Listening()
    var reason = [CChar](repeating: 0, count: 256)
    guard listen(&listening.count, &listening.objects, 256, &reason) != 0 else {
      throw XTestRigError("no session manager: \(Self.text(reason))")
    }
    for index in 0..<Int(listening.count) {
      allow(listening.objects?[index], SessionCallbacks.allowEveryHost)
    }
    return listening
  }

  func address(of listening: Listening) -> String {
    let compose: @convention(c) (Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Text? =
      function("IceComposeNetworkIdList")
    guard let text = compose(listening.count, listening.objects) else { return "" }
    defer { free(text) }
    return String(cString: text)
  }

  func descriptors(of listening: Listening) -> [Int32] {
    let number: @convention(c) (OpaquePointer?) -> Int32 = function("IceGetListenConnectionNumber")
    return (0..<Int(listening.count)).map { number(listening.objects?[$0]) }
  }

  /// Waits until the program has agreed on the protocol; nil if it has not.
  func accept(_ listening: Listening, _ index: Int) -> OpaquePointer? {
    let accept: @convention(c) (OpaquePointer?, UnsafeMutablePointer<Int32>) -> OpaquePointer? =
      function("IceAcceptConnection")
    let status: @convention(c) (OpaquePointer) -> Int32 = function("IceConnectionStatus")
    var result: Int32 = 0
    guard let connection = accept(listening.objects?[index], &result) else { return nil }
    while status(connection) == 0 {
      if process(connection, nil, nil) != 0 { return nil }
    }
    return status(connection) == 1 ? connection : nil
  }

  func stopListening(_ listening: Listening) {
    let free: @convention(c) (Int32, UnsafeMutablePointer<OpaquePointer?>?) -> Void =
      function("IceFreeListenObjs")
    free(listening.count, listening.objects)
  }
}
