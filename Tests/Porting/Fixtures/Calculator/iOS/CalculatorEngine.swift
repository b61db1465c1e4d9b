//
//  CalculatorEngine.swift
//  Calculator
//

import Foundation

@objc protocol CalculatorEngineDelegate {
    func engineDidChange(_ engine: CalculatorEngine)
    @objc optional func engine(_ engine: CalculatorEngine, didFailWith message: String)
    @objc optional func engineDidClear(_ engine: CalculatorEngine)
}

enum Operation: Int {
    case add = 1, subtract, multiply, divide

    func apply(_ lhs: Double, _ rhs: Double) -> Double? {
        switch self {
        case .add: return lhs + rhs
        case .subtract: return lhs - rhs
        case .multiply: return lhs * rhs
        case .divide: return rhs == 0 ? nil : lhs / rhs
        }
    }
}

class CalculatorEngine: NSObject {

    weak var delegate: CalculatorEngineDelegate?

    private(set) var entry = "0"
    private(set) var pending: Operation?
    private var accumulator = 0.0
    private var isTyping = false

    var value: Double {
        return Double(entry) ?? 0
    }

    func enter(digit: Int) {
        if isTyping {
            guard entry.count < 12 else { return }
            entry = entry == "0" ? "\(digit)" : entry + "\(digit)"
        } else {
            entry = "\(digit)"
            isTyping = true
        }
        delegate?.engineDidChange(self)
    }

    func enterPoint() {
        if !isTyping {
            entry = "0"
            isTyping = true
        }
        if !entry.contains(".") {
            entry += "."
        }
        delegate?.engineDidChange(self)
    }

    func enter(operation: Operation) {
        if pending != nil && isTyping {
            guard resolve() else { return }
        }
        accumulator = value
        pending = operation
        isTyping = false
        delegate?.engineDidChange(self)
    }

    func equals() {
        guard pending != nil, resolve() else { return }
        pending = nil
        isTyping = false
        delegate?.engineDidChange(self)
    }

    func negate() {
        guard value != 0 else { return }
        entry = entry.hasPrefix("-") ? String(entry.dropFirst()) : "-" + entry
        delegate?.engineDidChange(self)
    }

    func percent() {
        entry = CalculatorEngine.format(value / 100)
        isTyping = false
        delegate?.engineDidChange(self)
    }

    func deleteLast() {
        guard isTyping else { return }
        entry.removeLast()
        if entry.isEmpty || entry == "-" {
            entry = "0"
        }
        delegate?.engineDidChange(self)
    }

    func clear() {
        entry = "0"
        accumulator = 0
        pending = nil
        isTyping = false
        delegate?.engineDidChange(self)
        delegate?.engineDidClear?(self)
    }

    private func resolve() -> Bool {
        guard let result = pending?.apply(accumulator, value) else {
            clear()
            delegate?.engine?(self, didFailWith: "Not a number")
            return false
        }
        entry = CalculatorEngine.format(result)
        return true
    }

    class func format(_ number: Double) -> String {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.numberStyle = .decimal
        formatter.usesGroupingSeparator = false
        formatter.maximumFractionDigits = 8
        return formatter.string(from: NSNumber(value: number)) ?? "0"
    }
}
