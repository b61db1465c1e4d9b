import UIKit

/// Ten thousand rows of 44 points, which report where they are scrolled.
class ListProbe: UITableViewController {
  private var steps = 0

  override func viewDidLoad() {
    title = "Probe"
    tableView.rowHeight = 44
    tableView.register(CountedCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    10_000
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }

  override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    steps += 1
    report("at \(Int(scrollView.contentOffset.y.rounded()))")
  }

  override func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {
    steps = 0
    report("lifted at \(Int(scrollView.contentOffset.y)) and \(decelerate ? "goes on" : "stays")")
  }

  override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    let first = tableView.indexPathsForVisibleRows?.first?.row ?? -1
    let offset = Int(scrollView.contentOffset.y)
    report("rests at \(offset) row \(first) steps \(steps) cells \(CountedCell.made)")
  }
}

class CountedCell: UITableViewCell {
  static var made = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    Self.made += 1
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
