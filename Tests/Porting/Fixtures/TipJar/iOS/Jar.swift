import Foundation

struct Coin: Hashable {
    let cents: Int

    static let small = Coin(cents: 20)
    static let large = Coin(cents: 200)
}

final class Jar {

    private(set) var coins: [Coin] = [] {
        didSet { onChange?(self) }
    }

    var onChange: ((Jar) -> Void)?

    let undoManager = UndoManager()

    var cents: Int { coins.reduce(0) { $0 + $1.cents } }

    func add(_ coin: Coin) {
        undoManager.registerUndo(withTarget: self) { $0.removeLast() }
        coins.append(coin)
    }

    private func removeLast() {
        guard let coin = coins.last else { return }
        undoManager.registerUndo(withTarget: self) { $0.add(coin) }
        coins.removeLast()
    }

    func empty() {
        undoManager.removeAllActions()
        coins = []
    }
}

extension Jar {

    var countText: String {
        String.localizedStringWithFormat(NSLocalizedString("coins", comment: "number of coins"), coins.count)
    }

    var totalText: String {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        formatter.currencyCode = "EUR"
        formatter.locale = Locale(identifier: "en_US")
        let total = formatter.string(from: NSNumber(value: Double(cents) / 100)) ?? ""
        return String(format: NSLocalizedString("total", comment: "sum of money"), total)
    }
}

extension String {

    /// The text in a language that need not be the user's.
    func localized(in language: String) -> String {
        guard let path = Bundle.main.path(forResource: language, ofType: "lproj"), let bundle = Bundle(path: path) else { return self }
        return bundle.localizedString(forKey: self, value: nil, table: nil)
    }
}
