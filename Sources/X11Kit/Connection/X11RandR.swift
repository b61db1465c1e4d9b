import Diagnostics
import CUIXlib
import RasterKit

/// libXrandr, if it is installed and the server has RandR 1.5. Main thread only.
@MainActor
final class X11RandR {
  private typealias Resources = UnsafeMutablePointer<CUIXRRScreenResources>
  private typealias Crtc = UnsafeMutablePointer<CUIXRRCrtcInfo>
  private typealias Monitors = UnsafeMutablePointer<CUIXRRMonitorInfo>

  private let display: OpaquePointer
  private let root: Window
  private let eventBase: Int32
  private let getMonitors:
    @convention(c) (OpaquePointer, Window, Bool32, UnsafeMutablePointer<Int32>) -> Monitors?
  private let freeMonitors: @convention(c) (Monitors) -> Void
  private let getResources: @convention(c) (OpaquePointer, Window) -> Resources?
  private let freeResources: @convention(c) (Resources) -> Void
  private let getCrtc: @convention(c) (OpaquePointer, Resources, XID) -> Crtc?
  private let freeCrtc: @convention(c) (Crtc) -> Void
  private let updateConfiguration: @convention(c) (UnsafeMutablePointer<XEvent>) -> Int32

  /// Xlib's `Bool`, which is an `int`.
  private typealias Bool32 = Int32
  private typealias Query =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32

  /// Nil if the library or the extension is missing or too old.
  init?(display: OpaquePointer, root: Window) {
    guard let library = DynamicLibrary("libXrandr.so.2"),
      let query: Query = library.function("XRRQueryExtension"),
      let version: Query = library.function("XRRQueryVersion"),
      let select: @convention(c) (OpaquePointer, Window, Int32) -> Void =
        library.function("XRRSelectInput"),
      let getMonitors:
        @convention(c) (
          OpaquePointer, Window, Bool32, UnsafeMutablePointer<Int32>
        ) -> Monitors? = library.function("XRRGetMonitors"),
      let freeMonitors: @convention(c) (Monitors) -> Void = library.function("XRRFreeMonitors"),
      let getResources: @convention(c) (OpaquePointer, Window) -> Resources? =
        library.function("XRRGetScreenResourcesCurrent"),
      let freeResources: @convention(c) (Resources) -> Void =
        library.function("XRRFreeScreenResources"),
      let getCrtc: @convention(c) (OpaquePointer, Resources, XID) -> Crtc? =
        library.function("XRRGetCrtcInfo"),
      let freeCrtc: @convention(c) (Crtc) -> Void = library.function("XRRFreeCrtcInfo"),
      let update: @convention(c) (UnsafeMutablePointer<XEvent>) -> Int32 =
        library.function("XRRUpdateConfiguration")
    else { return nil }
    var (base, errors, major, minor) = (Int32(0), Int32(0), Int32(1), Int32(5))
    guard query(display, &base, &errors) != 0, version(display, &major, &minor) != 0,
      (major, minor) >= (1, 5)
    else { return nil }
    self.display = display
    self.root = root
    self.eventBase = base
    self.getMonitors = getMonitors
    self.freeMonitors = freeMonitors
    self.getResources = getResources
    self.freeResources = freeResources
    self.getCrtc = getCrtc
    self.freeCrtc = freeCrtc
    self.updateConfiguration = update
    select(display, root, Self.screenChange | Self.crtcChange | Self.outputChange)
  }

  private static let screenChange: Int32 = 1
  private static let crtcChange: Int32 = 2
  private static let outputChange: Int32 = 4
}

extension X11RandR {
  /// Whether the event announces a new arrangement of monitors. If so, updates Xlib's data on the
  /// screen.
  func absorbs(_ event: inout XEvent) -> Bool {
    guard event.type == eventBase || event.type == eventBase + 1 else { return false }
    _ = updateConfiguration(&event)
    return true
  }

  /// The current monitors. One round trip for each; called only at launch and when they change.
  func monitors() -> [X11Monitor] {
    var count: Int32 = 0
    guard let list = getMonitors(display, root, 1, &count) else { return [] }
    defer { freeMonitors(list) }
    let rates = outputRates()
    return UnsafeBufferPointer(start: list, count: Int(max(count, 0))).map {
      monitor($0, rates: rates)
    }
  }

  private func monitor(_ info: CUIXRRMonitorInfo, rates: [XID: Double]) -> X11Monitor {
    let outputs = UnsafeBufferPointer(start: info.outputs, count: Int(max(info.noutput, 0)))
    return X11Monitor(
      name: name(of: info.name),
      bounds: PixelRect(x: info.x, y: info.y, width: info.width, height: info.height),
      isPrimary: info.primary != 0,
      refreshRate: outputs.compactMap { rates[$0] }.max() ?? 0,
      density: X11Density(size: PixelSize(width: info.mwidth, height: info.mheight)))
  }

  private func name(of atom: Atom) -> String {
    guard let text = XGetAtomName(display, atom) else { return "monitor" }
    defer { XFree(text) }
    return String(cString: text)
  }

  /// The refresh rate of each active output.
  private func outputRates() -> [XID: Double] {
    guard let resources = getResources(display, root) else { return [:] }
    defer { freeResources(resources) }
    let info = resources.pointee
    let modes = Dictionary(
      UnsafeBufferPointer(start: info.modes, count: Int(info.nmode)).map {
        ($0.id, X11Monitor.refreshRate(of: $0))
      }, uniquingKeysWith: { first, _ in first })
    var rates: [XID: Double] = [:]
    for id in UnsafeBufferPointer(start: info.crtcs, count: Int(info.ncrtc)) {
      guard let crtc = getCrtc(display, resources, id) else { continue }
      defer { freeCrtc(crtc) }
      let outputs = UnsafeBufferPointer(
        start: crtc.pointee.outputs, count: Int(crtc.pointee.noutput))
      for output in outputs { rates[output] = modes[crtc.pointee.mode] }
    }
    return rates
  }
}
