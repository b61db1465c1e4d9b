import Foundation

struct ClockTime: Equatable {

    var hour: Int
    var minute: Int
    var second: Double

    init(hour: Int, minute: Int, second: Double) {
        self.hour = hour
        self.minute = minute
        self.second = second
    }

    init(date: Date, calendar: Calendar = .current) {
        let parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: date)
        self.init(hour: parts.hour ?? 0, minute: parts.minute ?? 0, second: Double(parts.second ?? 0) + Double(parts.nanosecond ?? 0) / 1e9)
    }

    func advanced(by seconds: TimeInterval) -> ClockTime {
        let total = (Double(hour * 3600 + minute * 60) + second + seconds).truncatingRemainder(dividingBy: 86400)
        let whole = Int(total)
        return ClockTime(hour: whole / 3600, minute: whole / 60 % 60, second: total - Double(whole / 60 * 60))
    }

    var secondAngle: CGFloat { CGFloat(second) / 60 * 2 * .pi }
    var minuteAngle: CGFloat { (CGFloat(minute) + CGFloat(second) / 60) / 60 * 2 * .pi }
    var hourAngle: CGFloat { (CGFloat(hour % 12) + CGFloat(minute) / 60) / 12 * 2 * .pi }

    var digits: String { String(format: "%02d:%02d:%02d", hour, minute, Int(second)) }
}
