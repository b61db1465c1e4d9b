import UIKit

class LapRow: UIView {

    let titleLabel = UILabel()
    let timeLabel = UILabel()
    let bestLabel = UILabel()

    init(number: Int, time: TimeInterval) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: LapListView.rowHeight))
        accessibilityIdentifier = "lap-\(number)"
        autoresizingMask = .flexibleWidth

        titleLabel.text = String(format: NSLocalizedString("lap.title", comment: "number of the lap"), number)
        timeLabel.text = Chronometer.string(from: time)
        timeLabel.font = .monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        timeLabel.textAlignment = .right
        timeLabel.accessibilityIdentifier = "lap-\(number)-time"
        bestLabel.text = NSLocalizedString("lap.best", comment: "")
        bestLabel.font = .preferredFont(forTextStyle: .footnote)
        bestLabel.textColor = .systemGreen
        bestLabel.isHidden = true
        bestLabel.accessibilityIdentifier = "lap-\(number)-best"

        titleLabel.frame = CGRect(x: 16, y: 0, width: 100, height: bounds.height)
        bestLabel.frame = CGRect(x: 120, y: 0, width: 60, height: bounds.height)
        timeLabel.frame = CGRect(x: bounds.width - 136, y: 0, width: 120, height: bounds.height)
        timeLabel.autoresizingMask = .flexibleLeftMargin
        for label in [titleLabel, bestLabel, timeLabel] {
            addSubview(label)
        }

        let line = UIView(frame: CGRect(x: 16, y: bounds.height - 1, width: bounds.width - 16, height: 1))
        line.backgroundColor = .separator
        line.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        addSubview(line)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

class LapListView: UIScrollView {

    static let rowHeight: CGFloat = 44
    private(set) var rows = [LapRow]()

    /// The newest lap is on top.
    func insert(_ time: TimeInterval) {
        let row = LapRow(number: rows.count + 1, time: time)
        row.frame.size.width = bounds.width
        row.alpha = 0
        rows.append(row)
        addSubview(row)
        UIView.animate(
            withDuration: 0.25, delay: 0, options: [.curveEaseOut, .beginFromCurrentState],
            animations: {
                row.alpha = 1
                self.layoutRows()
            },
            completion: { _ in
                self.flashScrollIndicators()
            })
    }

    func removeAll() {
        rows.forEach { $0.removeFromSuperview() }
        rows.removeAll()
        layoutRows()
    }

    func mark(best index: Int) {
        for (number, row) in rows.enumerated() {
            row.bestLabel.isHidden = number != index
        }
    }

    private func layoutRows() {
        for (index, row) in rows.reversed().enumerated() {
            row.frame.origin.y = CGFloat(index) * LapListView.rowHeight
        }
        contentSize = CGSize(width: bounds.width, height: CGFloat(rows.count) * LapListView.rowHeight)
    }
}
