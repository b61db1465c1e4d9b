import CoreGraphics
import Foundation

/// The months of a calendar, each a page of a collection view.
@MainActor
final class MonthPages: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  /// Pages from the leading side.
  private final class Pages: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
  }

  weak var owner: UICalendarView?
  let view: MonthList
  private(set) var range = DateInterval(start: .distantPast, end: .distantFuture)
  private let layout = Pages()
  private var calendar = Calendar.current
  private var first = Date.distantPast
  private var count = 1
  /// Whether the program turns the pages.
  private var isTurning = false

  override init() {
    layout.scrollDirection = .horizontal
    (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
    view = MonthList(frame: .zero, collectionViewLayout: layout)
    super.init()
    view.pages = self
    view.setBackgroundColor(.clear)
    view.isOpaque = false
    view.isPagingEnabled = true
    (view.showsHorizontalScrollIndicator, view.allowsSelection) = (false, false)
    view.register(MonthCell.self, forCellWithReuseIdentifier: "month")
    view.dataSource = self
    view.delegate = self
  }

  // MARK: Months

  func setRange(_ wished: DateInterval, _ calendar: Calendar) {
    self.calendar = calendar
    let start = min(max(wished.start, .distantPast), .distantFuture)
    range = DateInterval(start: start, end: max(start, min(wished.end, .distantFuture)))
    first = monthStart(of: range.start)
    count = min(months(until: range.end), 100_000) + 1
  }

  private func monthStart(of date: Date) -> Date {
    calendar.dateInterval(of: .month, for: date)?.start ?? date
  }

  /// The page of a date, or the nearest.
  func index(of date: Date) -> Int {
    min(months(until: min(max(date, range.start), range.end)), count - 1)
  }

  /// From the first one. Where clocks go forward at midnight one may begin an hour late.
  private func months(until date: Date) -> Int {
    let inside = monthStart(of: date).addingTimeInterval(12 * 3600)
    return max(0, calendar.dateComponents([.month], from: first, to: inside).month ?? 0)
  }

  func month(at index: Int) -> Date {
    monthStart(of: calendar.date(byAdding: .month, value: index, to: first) ?? first)
  }

  func hasMonth(_ step: Int, from month: Date) -> Bool {
    (0..<count).contains(index(of: month) + step)
  }

  // MARK: Pages

  var cells: [MonthCell] { view.visibleCells.compactMap { $0 as? MonthCell } }

  func cell(of month: Date) -> MonthCell? {
    view.cellForItem(at: IndexPath(item: index(of: month), section: 0)) as? MonthCell
  }

  /// That of the month whose name shows.
  var shownCell: MonthCell? { owner.flatMap { cell(of: $0.month) } }

  func reload() { view.reloadData() }

  func place(_ frame: CGRect) {
    guard view.frame != frame else { return }
    view.frame = frame
    layout.itemSize = frame.size
    endTurn()
  }

  /// At once.
  func endTurn() {
    if let owner { show(owner.month, animated: false) }
  }

  func show(_ month: Date, animated: Bool) {
    guard view.bounds.width > 0 else { return }
    let path = IndexPath(item: index(of: month), section: 0)
    isTurning = animated
    if animated { bringIn(path) }
    view.scrollToItem(at: path, at: .left, animated: animated)
  }

  /// Keys and readers may go to the days of a page before it moves. From afar only the last page is turned.
  private func bringIn(_ path: IndexPath) {
    guard let place = view.layoutAttributesForItem(at: path)?.frame.minX else { return }
    let way = view.bounds.width - 1
    view.contentOffset.x = min(max(view.contentOffset.x, place - way), place + way)
    view.layoutIfNeeded()
  }

  // MARK: UICollectionViewDataSource, UICollectionViewDelegate

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "month", for: indexPath)
    if let owner, let page = cell as? MonthCell {
      page.show(month(at: indexPath.item), calendar, owner)
    }
    return cell
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !isTurning, scrollView.isDragging || scrollView.isDecelerating else { return }
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    if let path = view.indexPathForItem(at: middle) { owner?.showsMonth(month(at: path.item)) }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurning = false }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { isTurning = false }
}
