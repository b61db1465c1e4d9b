import CoreGraphics
import Foundation

/// A month as a grid of six weeks.
final class MonthCell: UICollectionViewCell {
  private(set) var days: [DateCell] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    days = (0..<42).map { _ in DateCell() }
    for day in days { contentView.addSubview(day) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The first row begins with the last days of the month before, which are hidden.
  func show(_ month: Date, _ calendar: Calendar, _ owner: UICalendarView) {
    let lead = (calendar.component(.weekday, from: month) - calendar.firstWeekday + 7) % 7
    let count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
    for (index, cell) in days.enumerated() {
      cell.isHidden = !(lead..<lead + count).contains(index)
      guard !cell.isHidden else { continue }
      let day = calendar.date(byAdding: .day, value: index - lead, to: month) ?? month
      cell.prepare(day, calendar, owner)
      owner.refresh(cell)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = CGSize(width: bounds.width / 7, height: bounds.height / 6)
    for (index, cell) in days.enumerated() {
      let column = CGFloat(isRightToLeft ? 6 - index % 7 : index % 7)
      cell.frame = CGRect(
        origin: CGPoint(x: column * size.width, y: CGFloat(index / 7) * size.height), size: size)
    }
  }
}
