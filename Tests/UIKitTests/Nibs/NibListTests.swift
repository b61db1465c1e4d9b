import CoreGraphics
import Foundation
import Testing
import UIKitTesting

@testable import UIKit

/// Cells, headers and decorations that lists make of nibs.
@MainActor
final class NibListTests: NSObject, UICollectionViewDataSource {
  private let app = AppHarness()

  private static let cell = """
    <collectionViewCell reuseIdentifier="Picture" id="c" customClass="PictureCell" customModule="UIKitTests">
      <view key="contentView" id="v"><rect key="frame" x="0" y="0" width="50" height="50"/>
        <subviews><label text="0" id="l"><rect key="frame" x="0" y="0" width="50" height="20"/></label></subviews>
      </view>
      <connections><outlet property="numberLabel" destination="l" id="o"/></connections>
    </collectionViewCell>
    """
  private static let plain = """
    <collectionReusableView reuseIdentifier="Plain" id="h">
      <color key="backgroundColor" systemColor="systemTealColor"/>
    </collectionReusableView>
    """

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Picture", for: indexPath)
    (cell as? PictureCell)?.numberLabel?.text = "\(indexPath.item)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Plain", for: indexPath)
  }

  private func layout() -> UICollectionViewCompositionalLayout {
    func size(_ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    }
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(50), subitems: [NSCollectionLayoutItem(layoutSize: size(50))])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(20), elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
    ]
    section.decorationItems = [.background(elementKind: "card")]
    return UICollectionViewCompositionalLayout(section: section)
  }

  @Test func collectionsMakeTheirViewsOfNibs() throws {
    let layout = layout()
    layout.register(NibFixtures.nib(objects: Self.plain), forDecorationViewOfKind: "card")
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    view.register(NibFixtures.nib(objects: Self.cell), forCellWithReuseIdentifier: "Picture")
    view.register(
      NibFixtures.nib(objects: Self.plain),
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Plain")
    view.dataSource = self
    app.show(view)
    let cell = try #require(view.cellForItem(at: IndexPath(item: 2, section: 0)) as? PictureCell)
    #expect(cell.numberLabel?.text == "2" && cell.frame.size == CGSize(width: 100, height: 50))
    let header = view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
    #expect(header?.backgroundColor == .systemTeal && header?.frame.height == 20)
    let card = view.subviews.first { $0.backgroundColor == .systemTeal && $0.frame.height > 100 }
    #expect(card?.frame == CGRect(x: 0, y: 0, width: 100, height: 170))
  }

  @Test func registrationsMakeTheirCellsOfNibs() throws {
    typealias Registration = UICollectionView.CellRegistration<PictureCell, Int>
    let nib = NibFixtures.nib(
      objects: Self.cell.replacingOccurrences(of: "reuseIdentifier=\"Picture\" ", with: ""))
    let pictures = Registration(cellNib: nib) { cell, _, number in
      cell.numberLabel?.text = "no. \(number)"
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300),
      collectionViewLayout: UICollectionViewFlowLayout())
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: pictures, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([7, 8])
    source.apply(snapshot, animatingDifferences: false)
    app.show(view)
    let cell = view.cellForItem(at: IndexPath(item: 1, section: 0)) as? PictureCell
    #expect(cell?.numberLabel?.text == "no. 8")
    #expect(view.visibleCells.count == 2 && view.dataSource === source)
  }

  @Test func headersOfTablesComeFromNibs() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.register(
      NibFixtures.nib(
        objects: """
          <tableViewHeaderFooterView reuseIdentifier="Head" id="h">
            <view key="contentView" id="v"><subviews><label text="Head" id="l"/></subviews></view>
          </tableViewHeaderFooterView>
          """), forHeaderFooterViewReuseIdentifier: "Head")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "Head")
    #expect(header?.reuseIdentifier == "Head")
    let labels = header?.contentView.subviews.compactMap { ($0 as? UILabel)?.text }
    #expect(labels?.contains("Head") == true)
  }

  @Test func coloursAndImagesComeFromTheBundlesCatalog() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "1", "green": "0.5", "blue": "0", "alpha": "1"}}}]}
      """, to: "Media.xcassets/Brand.colorset/Contents.json")
    try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "dot.png", "scale": "1x"}]}"#,
      to: "Media.xcassets/Dot.imageset/Contents.json")
    let dot = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4)).image { _ in }
    try #require(dot.pngData()).write(
      to: folder.url.appendingPathComponent("Media.xcassets/Dot.imageset/dot.png"))
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
        <imageView image="Dot" id="i"><color key="backgroundColor" name="Brand"/></imageView>
      </objects></document>
      """, to: "Page.xib")
    let bundle = try #require(Bundle(path: folder.url.path))
    let made = UINib(nibName: "Page", bundle: bundle).instantiate(withOwner: nil).first
    let view = try #require(made as? UIImageView)
    #expect(view.image?.cgImage?.width == dot.cgImage?.width)
    var green: CGFloat = 0
    view.backgroundColor?.getRed(nil, green: &green, blue: nil, alpha: nil)
    #expect(abs(green - 0.5) < 0.01)
  }
}
