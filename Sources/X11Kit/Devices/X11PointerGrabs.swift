import CUIXlib
import Diagnostics

/// Grabs of the pointer by the X Input extension, under which this program's windows get their events as
/// before. Main thread only.
@MainActor
final class X11PointerGrabs {
  private typealias Masks = UnsafeMutablePointer<CUIXIEventMask>
  private typealias Grab =
    @convention(c) (
      OpaquePointer, Int32, Window, Time, Cursor, Int32, Int32, Int32, Masks
    ) -> Int32
  private typealias ClientPointer =
    @convention(c) (OpaquePointer, Window, UnsafeMutablePointer<Int32>) -> Int32

  private let display: OpaquePointer
  private let grabDevice: Grab
  private let ungrabDevice: @convention(c) (OpaquePointer, Int32, Time) -> Int32
  private let clientPointer: ClientPointer

  /// Nil if the library lacks the functions.
  init?(display: OpaquePointer, library: DynamicLibrary) {
    guard let grabDevice: Grab = library.function("XIGrabDevice"),
      let ungrabDevice: @convention(c) (OpaquePointer, Int32, Time) -> Int32 =
        library.function("XIUngrabDevice"),
      let clientPointer: ClientPointer = library.function("XIGetClientPointer")
    else { return nil }
    self.display = display
    self.grabDevice = grabDevice
    self.ungrabDevice = ungrabDevice
    self.clientPointer = clientPointer
  }

  /// The window must be on the screen. The grab ends when it is not.
  func grab(_ window: Window) -> Bool {
    guard let device = pointer(for: window) else { return false }
    var bits = [UInt8](repeating: 0, count: CUIXIMotion / 8 + 1)
    for kind in [CUIXIButtonPress, CUIXIButtonRelease, CUIXIMotion] {
      bits[kind / 8] |= 1 << (kind % 8)
    }
    return bits.withUnsafeMutableBufferPointer {
      var mask = CUIXIEventMask(
        deviceid: device, mask_len: Int32($0.count), mask: $0.baseAddress)
      return grabDevice(
        display, device, window, Time(CurrentTime), 0, GrabModeAsync, GrabModeAsync, True, &mask)
        == GrabSuccess
    }
  }

  /// Does nothing for a grab that is younger than `time`. One round trip.
  func release(at time: Time) {
    var device: Int32 = 0
    if clientPointer(display, 0, &device) != 0 { _ = ungrabDevice(display, device, time) }
  }

  /// The server chooses a connection's pointer when it is first asked about one.
  private func pointer(for window: Window) -> Int32? {
    var (device, root, child): (Int32, Window, Window) = (0, 0, 0)
    if clientPointer(display, 0, &device) != 0 { return device }
    var (rootX, rootY, x, y): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    var state: UInt32 = 0
    XQueryPointer(display, window, &root, &child, &rootX, &rootY, &x, &y, &state)
    return clientPointer(display, 0, &device) != 0 ? device : nil
  }
}
