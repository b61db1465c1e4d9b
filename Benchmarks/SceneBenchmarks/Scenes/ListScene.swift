import SceneNumbers
import UIKit

/// Scene L: a long list that is scrolled. Told by the environment: BENCH_ROWS, BENCH_STEP (points a frame) and
/// BENCH_LIST (table or collection).
final class ListScene: SceneViewController {
  private static let rows = BenchmarkSettings.number("BENCH_ROWS") ?? 100_000
  private static let step = CGFloat(BenchmarkSettings.number("BENCH_STEP") ?? 5)
  private var list: UIScrollView?

  override func viewDidLoad() {
    super.viewDidLoad()
    let made = BenchmarkSettings.showsCollection ? makeCollection() : makeTable()
    made.frame = view.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    made.showsVerticalScrollIndicator = false
    view.addSubview(made)
    list = made
  }

  override func viewDidAppear(_ animated: Bool) {
    if BenchmarkSettings.scene != SceneName.stillList { super.viewDidAppear(animated) }
  }

  /// From the start to the end and back.
  override func show(frame: Int, time: Double) {
    guard let list else { return }
    let end = list.contentSize.height - list.bounds.height
    let place = (CGFloat(frame) * Self.step).truncatingRemainder(dividingBy: 2 * end)
    list.contentOffset.y = place <= end ? place : 2 * end - place
  }

  private func makeTable() -> UIScrollView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(TablePersonCell.self, forCellReuseIdentifier: "person")
    table.rowHeight = PersonView.height
    table.separatorStyle = .none
    table.dataSource = self
    return table
  }

  private func makeCollection() -> UIScrollView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: PersonView.width, height: PersonView.height)
    layout.minimumLineSpacing = 0
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(CollectionPersonCell.self, forCellWithReuseIdentifier: "person")
    collection.dataSource = self
    return collection
  }
}

extension ListScene: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.rows }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
    (cell as? TablePersonCell)?.person.show(indexPath.row)
    return cell
  }
}

extension ListScene: UICollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { Self.rows }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "person", for: indexPath)
    (cell as? CollectionPersonCell)?.person.show(indexPath.item)
    return cell
  }
}

final class TablePersonCell: UITableViewCell {
  let person = PersonView(frame: CGRect(x: 0, y: 0, width: 400, height: 56))

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(person)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class CollectionPersonCell: UICollectionViewCell {
  let person = PersonView(frame: CGRect(x: 0, y: 0, width: 400, height: 56))

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(person)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A row with the colours, texts and places that other toolkits' clients of this scene have as well.
final class PersonView: UIView {
  static let width: CGFloat = 400
  static let height: CGFloat = 56

  private let avatar = UIView(frame: CGRect(x: 16, y: 8, width: 40, height: 40))
  private let title = PersonView.label(16, 0x101010, CGRect(x: 72, y: 9, width: 296, height: 20))
  private let subtitle = PersonView.label(
    12, 0x8a8a8e, CGRect(x: 72, y: 32, width: 296, height: 16))

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    avatar.layer.cornerRadius = 20
    let mark = PersonView.label(20, 0xc4c4c7, CGRect(x: 376, y: 16, width: 20, height: 24))
    mark.text = "\u{203a}"
    let line = UIView(frame: CGRect(x: 72, y: 55, width: 328, height: 1))
    line.backgroundColor = UIColor(hex: 0xd8d8dc)
    for part in [avatar, title, subtitle, mark, line] { addSubview(part) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private static func label(_ size: CGFloat, _ color: UInt32, _ frame: CGRect) -> UILabel {
    let label = UILabel(frame: frame)
    label.font = UIFont(name: "DejaVu Sans", size: size)
    label.textColor = UIColor(hex: color)
    return label
  }

  func show(_ row: Int) {
    let red = 46 + row * 37 % 180
    let (green, blue) = (40 + (94 + row * 59) % 180, 40 + (153 + row * 83) % 180)
    avatar.backgroundColor = UIColor(hex: UInt32(red << 16 | green << 8 | blue))
    title.text = "Person number \(row)"
    subtitle.text = "A subtitle with a little detail for row \(row)"
  }
}
