import CUIWebKitGTK
import Foundation
import Glibc
import WebEngineProtocol

/// What a page sends along with a request that the program loads.
///
/// Workaround: where it is a Blob, or a form with one, asking WebKitGTK for it is a fault (2.50, 2.52): Blobs are in
/// another process, and it looks for them here. Nothing tells them from other bodies, so a copy of the process asks, and
/// its end is a refusal.
enum SchemeBody {
  /// For each piece, in milliseconds.
  private static let patience: Int32 = 3000

  /// Nil for one that can't be read. A copy has none of the other threads, and waits in vain for a lock that one of
  /// them has at that moment; the next copy finds it free.
  static func read(_ request: CUIObject, _ wanted: PageRequest) -> Data? {
    if ["GET", "HEAD"].contains(wanted.method) { return Data() }
    return ask(request) ?? ask(request)
  }

  private static func ask(_ request: CUIObject) -> Data? {
    var copy: Int32 = 0
    let source = CUIWriteBody(gtkFunctions, request, &copy)
    guard source >= 0 else { return nil }
    let data = read(source)
    close(source)
    if data == nil { kill(copy, SIGKILL) }
    return endsWell(copy) ? data : nil
  }

  /// Nil for what is too long, or doesn't come.
  private static func read(_ source: Int32) -> Data? {
    var data = Data()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while data.count <= MessageCoder.longestBody - piece.count {
      var waiting = pollfd(fd: source, events: Int16(POLLIN), revents: 0)
      if poll(&waiting, 1, patience) < 0 && errno == EINTR { continue }
      guard waiting.revents != 0 else { return nil }
      let count = Glibc.read(source, &piece, piece.count)
      if count == 0 { return data }
      guard count > 0 else { return nil }
      data.append(contentsOf: piece[..<count])
    }
    return nil
  }

  private static func endsWell(_ copy: Int32) -> Bool {
    var status: Int32 = 0
    while waitpid(copy, &status, 0) < 0 {
      if errno != EINTR { return false }
    }
    return status == 0
  }
}
