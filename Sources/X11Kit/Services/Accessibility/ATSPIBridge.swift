import DBusKit
import Diagnostics
import Dispatch
import PlatformKit
import RasterKit

/// Assistive technologies over AT-SPI2. Main thread only.
///
/// Some time after the first frame it looks whether the desktop wants accessibility. Only while it does is
/// there a connection to the bus of assistive technologies.
@MainActor
final class ATSPIBridge: AccessibilityBridge {
  /// Seconds between the first turn with a window and the first look at the bus.
  private let delay: Double
  private let session: SessionBus
  private let origin: @MainActor (WindowID) -> PixelPoint
  private let onDelivered: @MainActor () -> Void
  private weak var keys: X11KeyOffers?
  private var status: ATSPIStatus?
  private var bus: ATSPIBus? { didSet { keys?.listeners = bus?.keyListeners } }
  private(set) var isActive = false
  private(set) var isScreenReaderRunning = false
  weak var source: (any AccessibilitySource)?
  var onChange: @MainActor () -> Void = {}

  /// Those that listen are asked about `keys`. `origin` says where the content of a window is; `onDelivered` is called
  /// after calls were answered.
  init(
    session: SessionBus, delay: Double = 0.5, keys: X11KeyOffers? = nil,
    origin: @escaping @MainActor (WindowID) -> PixelPoint,
    onDelivered: @escaping @MainActor () -> Void
  ) {
    (self.session, self.delay, self.keys) = (session, delay, keys)
    (self.origin, self.onDelivered) = (origin, onDelivered)
  }

  func begin() {
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
      MainActor.assumeIsolated { self?.look() }
    }
  }

  func publish(_ update: AccessibilityUpdate) {
    do { try bus?.publish(update) } catch {
      Log.dbus.write("an accessibility update is refused: \(error)")
    }
  }

  func announce(_ announcement: AccessibilityAnnouncement) { bus?.announce(announcement) }
}

extension ATSPIBridge {
  private func look() {
    guard status == nil else { return }
    status = ATSPIStatus(connection: session.connection) { [weak self] in
      self?.statusDidChange()
    }
  }

  /// Wakes main from the thread of a connection.
  private var arrival: @Sendable () -> Void {
    { [weak self] in
      DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.deliver() } }
    }
  }

  private func deliver() {
    bus?.connection.deliver()
    onDelivered()
  }

  private func statusDidChange() {
    guard let status else { return }
    let isWanted = status.isEnabled || status.isScreenReaderEnabled
    isScreenReaderRunning = status.isScreenReaderEnabled
    if !isWanted { (bus, isActive) = (nil, false) }
    if isWanted, !isActive { status.findBus { [weak self] in self?.connect(to: $0) } }
    onChange()
  }

  private func connect(to address: String?) {
    guard let address, let status, status.isEnabled || status.isScreenReaderEnabled, bus == nil
    else { return }
    let bus = ATSPIBus(address: address, onArrival: arrival)
    bus.source = source
    bus.origin = origin
    self.bus = bus
    isActive = true
    onChange()
  }
}
