import Testing
import UIKitTesting
@testable import UIKit

/// The same rows in a table, in a list section and in a flow layout, pixel by pixel.
@MainActor
struct ListLooksTests {
  @MainActor
  private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    let names = ["Apples", "Pears", "Plums", "Quinces"]

    private func fill(_ content: UIListContentConfiguration, _ row: Int)
      -> UIListContentConfiguration
    {
      var content = content
      content.text = names[row]
      if row % 2 == 1 { content.secondaryText = "In the garden" }
      if row == 2 { content.image = UIImage(systemName: "leaf") }
      return content
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      names.count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.contentConfiguration = fill(.cell(), indexPath.row)
      return cell
    }
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      cell.contentConfiguration = fill(.cell(), indexPath.item)
      return cell
    }
  }

  private let rows = Rows()
  private let frame = CGRect(x: 0, y: 0, width: 320, height: 400)

  private func picture(_ view: UIView, dark: Bool, mirrored: Bool) throws -> Data {
    let harness = AppHarness()
    if dark { view.overrideUserInterfaceStyle = .dark }
    if mirrored { view.traitOverrides.layoutDirection = .rightToLeft }
    let window = harness.show(view)
    harness.advance(by: 0.5)
    return try #require(UIImage(cgImage: harness.screenshot(of: window)).pngData())
  }

  private func table(separators: Bool) -> UIView {
    let table = UITableView(frame: frame, style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    if !separators { table.separatorStyle = .none }
    table.dataSource = rows
    return table
  }

  private func collection(_ layout: UICollectionViewLayout) -> UIView {
    let view = UICollectionView(frame: frame, collectionViewLayout: layout)
    view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    view.dataSource = rows
    return view
  }

  private func list(separators: Bool) -> UIView {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.showsSeparators = separators
    return collection(UICollectionViewCompositionalLayout.list(using: list))
  }

  private func flow() -> UIView {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    return collection(layout)
  }

  @Test(arguments: [(false, false), (true, false), (false, true)])
  func aTableIsLikeAListSection(_ dark: Bool, _ mirrored: Bool) throws {
    let one = try picture(table(separators: true), dark: dark, mirrored: mirrored)
    let other = try picture(list(separators: true), dark: dark, mirrored: mirrored)
    #expect(one == other)
    let plain = try picture(list(separators: false), dark: dark, mirrored: mirrored)
    #expect(one != plain, "the pictures have something in them")
  }

  @Test(arguments: [(false, false), (true, false), (false, true)])
  func aFlowLayoutIsLikeAListSection(_ dark: Bool, _ mirrored: Bool) throws {
    let list = try picture(list(separators: false), dark: dark, mirrored: mirrored)
    #expect(try picture(flow(), dark: dark, mirrored: mirrored) == list)
    #expect(try picture(table(separators: false), dark: dark, mirrored: mirrored) == list)
  }
}
