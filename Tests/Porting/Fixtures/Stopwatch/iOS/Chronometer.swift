import QuartzCore
import UIKit

extension Notification.Name {
    static let stopwatchDidAddLap = Notification.Name("StopwatchDidAddLapNotification")
    static let stopwatchDidReset = Notification.Name("StopwatchDidResetNotification")
}

@objc protocol StopwatchDelegate: AnyObject {
    func stopwatch(_ stopwatch: Chronometer, didAdvanceTo time: TimeInterval)
    @objc optional func stopwatchDidStart(_ stopwatch: Chronometer)
    @objc optional func stopwatchDidStop(_ stopwatch: Chronometer)
}

/// Counts time. Listeners of laps use notifications, the delegate gets every tick.
class Chronometer: NSObject {

    static let lapKey = "lap"

    weak var delegate: StopwatchDelegate?
    private(set) var laps = [TimeInterval]()

    private var link: CADisplayLink?
    private var started: CFTimeInterval = 0
    private var collected: TimeInterval = 0
    private var lapStarted: TimeInterval = 0

    @objc dynamic private(set) var isRunning = false

    var elapsed: TimeInterval {
        guard isRunning else { return collected }
        return collected + CACurrentMediaTime() - started
    }

    func start() {
        guard !isRunning else { return }
        started = CACurrentMediaTime()
        isRunning = true
        link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link?.add(to: .main, forMode: .common)
        delegate?.stopwatchDidStart?(self)
    }

    func stop() {
        guard isRunning else { return }
        collected = elapsed
        isRunning = false
        link?.invalidate()
        link = nil
        delegate?.stopwatch(self, didAdvanceTo: collected)
        delegate?.stopwatchDidStop?(self)
    }

    func lap() {
        let now = elapsed
        laps.append(now - lapStarted)
        lapStarted = now
        NotificationCenter.default.post(name: .stopwatchDidAddLap, object: self, userInfo: [Chronometer.lapKey: laps.last!])
    }

    func reset() {
        collected = 0
        lapStarted = 0
        laps.removeAll()
        NotificationCenter.default.post(name: .stopwatchDidReset, object: self)
        delegate?.stopwatch(self, didAdvanceTo: 0)
    }

    @objc private func tick(_ link: CADisplayLink) {
        delegate?.stopwatch(self, didAdvanceTo: elapsed)
    }

    static func string(from time: TimeInterval) -> String {
        let hundredths = Int((time * 100).rounded())
        return String(format: "%02d:%02d.%02d", hundredths / 6000, hundredths / 100 % 60, hundredths % 100)
    }
}
