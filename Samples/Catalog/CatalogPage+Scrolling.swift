import UIKit

extension CatalogPage {
  static let scrolling = CatalogPage(title: "Scrolling") {
    [
      entry("maximumZoomScale = 6: pinch, Ctrl and wheel, double tap", ZoomingMap(), height: 260),
      entry("a row of cards in a column of rows", NestedCards(), height: 260),
      entry("refreshControl: pull down", RefreshingTable(), height: 260),
      entry("a CATiledLayer, a million points tall", TallRuler(), height: 260),
    ]
  }
}

/// Streets that zoom.
class ZoomingMap: UIScrollView, UIScrollViewDelegate {
  private let map = StreetMap(frame: CGRect(x: 0, y: 0, width: 640, height: 480))

  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    map.backgroundColor = .secondarySystemBackground
    addSubview(map)
    contentSize = map.frame.size
    (minimumZoomScale, maximumZoomScale) = (0.5, 6)
    delegate = self
    layer.cornerRadius = 12
    let tap = UITapGestureRecognizer { [unowned self] tap in
      let place = tap.location(in: map)
      let isNear = zoomScale > 2
      let side: CGFloat = isNear ? 640 : 80
      zoom(
        to: CGRect(x: place.x - side / 2, y: place.y - side / 2, width: side, height: side),
        animated: true)
    }
    tap.numberOfTapsRequired = 2
    addGestureRecognizer(tap)
  }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { map }
}

/// A few streets, a river and a park.
class StreetMap: UIView {
  override func draw(_ rect: CGRect) {
    UIColor.systemGreen.withAlphaComponent(0.3).setFill()
    UIBezierPath(roundedRect: CGRect(x: 360, y: 60, width: 180, height: 120), cornerRadius: 20)
      .fill()
    let river = UIBezierPath()
    river.move(to: CGPoint(x: 0, y: 400))
    river.addCurve(
      to: CGPoint(x: 640, y: 260), controlPoint1: CGPoint(x: 200, y: 200),
      controlPoint2: CGPoint(x: 420, y: 460))
    river.lineWidth = 26
    UIColor.systemBlue.withAlphaComponent(0.5).setStroke()
    river.stroke()
    UIColor.systemGray2.setStroke()
    for street in 1..<8 {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: street * 80, y: 0))
      path.addLine(to: CGPoint(x: street * 80 - 30, y: 480))
      path.move(to: CGPoint(x: 0, y: street * 60))
      path.addLine(to: CGPoint(x: 640, y: street * 60 + 20))
      path.lineWidth = street % 3 == 0 ? 6 : 2
      path.stroke()
    }
  }
}

/// Cards that scroll sideways in a page that scrolls up and down.
class NestedCards: UIScrollView {
  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 12
    for row in 0..<5 { addSubview(makeRow(row)) }
    contentSize = CGSize(width: 320, height: 5 * 130 + 10)
  }

  private func makeRow(_ index: Int) -> UIScrollView {
    let row = UIScrollView(frame: CGRect(x: 0, y: 10 + index * 130, width: 320, height: 120))
    for column in 0..<8 {
      let card = UILabel(frame: CGRect(x: 10 + column * 110, y: 0, width: 100, height: 120))
      card.text = "\(index + 1).\(column + 1)"
      card.textAlignment = .center
      card.textColor = .white
      card.layer.cornerRadius = 10
      card.layer.backgroundColor =
        UIColor(hue: CGFloat(index * 8 + column) / 40, saturation: 0.6, brightness: 0.8, alpha: 1)
        .cgColor
      row.addSubview(card)
    }
    row.contentSize = CGSize(width: 8 * 110 + 10, height: 120)
    return row
  }
}

/// Rows that take a second to refresh.
class RefreshingTable: UITableView, UITableViewDataSource {
  private var count = 20

  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 240), style: .plain)
    register(UITableViewCell.self, forCellReuseIdentifier: "row")
    dataSource = self
    let control = UIRefreshControl()
    control.attributedTitle = NSAttributedString(string: "One more row comes")
    control.addAction(UIAction { [unowned self] _ in refresh() }, for: .valueChanged)
    refreshControl = control
  }

  private func refresh() {
    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.count += 1
        self.reloadData()
        self.refreshControl?.endRefreshing()
      }
    }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(count - indexPath.row)"
    return cell
  }
}

/// A ruler whose tiles are drawn when they come into sight.
class TallRuler: UIScrollView {
  convenience init() {
    self.init(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    contentSize = CGSize(width: 320, height: 1_000_000)
    addSubview(RulerView(frame: CGRect(origin: .zero, size: contentSize)))
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
  }
}

/// A line every 20 points, with its number.
class RulerView: UIView {
  override class var layerClass: AnyClass { CATiledLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    let words: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.secondaryLabel,
    ]
    for line in Int(rect.minY / 20)...Int(rect.maxY / 20) {
      UIColor.systemGray3.setFill()
      UIRectFill(CGRect(x: 0, y: line * 20, width: line % 5 == 0 ? 60 : 30, height: 1))
      if line % 5 == 0 {
        ("\(line * 20)" as NSString).draw(
          at: CGPoint(x: 66, y: CGFloat(line * 20 - 7)), withAttributes: words)
      }
    }
  }
}
