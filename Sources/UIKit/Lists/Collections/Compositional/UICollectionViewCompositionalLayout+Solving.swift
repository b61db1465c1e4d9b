import CollectionLayouts
import CoreGraphics
import Foundation

extension UICollectionViewCompositionalLayout {
  var axis: LayoutAxis {
    configuration.scrollDirection == .vertical ? .vertical : .horizontal
  }
  var across: LayoutAxis { axis.crossing }

  func solve(_ provider: UICollectionViewCompositionalLayoutSectionProvider) {
    sections = CompositionalSections()
    guard let view = collectionView else { return contentLength = 0 }
    let environment = CollectionLayoutEnvironment(
      room, view.traitCollection, insets(counting: configuration.contentInsetsReference, of: view))
    let scale = PixelScale(view.window?.screen.scale ?? UIScreen.main.scale)
    solveFrame(scale)
    let solved = (0..<view.numberOfSections).map { index -> CompositionalSection in
      let answer = provider(index, environment)
      ListFault.require(
        answer != nil || view.numberOfItems(inSection: index) == 0,
        "Invalid section definition. Please specify a valid section definition when content is to "
          + "be rendered for a section. This is a client error.")
      let source = answer ?? .withoutItems
      return CollectionLayoutEnvironment.using(view.traitCollection) {
        CompositionalSection(
          source, within: insets(counting: reference(of: source), of: view),
          itemCount: view.numberOfItems(inSection: index), scrolling: axis, container: room,
          scale: scale, measured: measured[index] ?? MeasuredElements())
      }
    }
    sections = CompositionalSections(
      solved, from: frame?.groupsOrigin[axis] ?? 0, spacing: configuration.interSectionSpacing)
    measureContent()
    solvedInsets = outerInsets
  }

  private func measureContent() { contentLength = sections.end + trailingFrame }

  /// Headers and footers of the whole layout are those of a section without items.
  private func solveFrame(_ scale: PixelScale) {
    guard !configuration.boundarySupplementaryItems.isEmpty else { return frame = nil }
    var section = LayoutSection(
      group: CollectionLayouts.LayoutItem(
        size: LayoutDimensions(width: .absolute(0), height: .absolute(0))))
    section.boundaryItems = configuration.boundarySupplementaryItems.map(\.boundary)
    frame = SectionLayout(
      section.with(measuredFrame), itemCount: 0, scrolling: axis, container: room, scale: scale)
  }

  /// Fits the layout's own headers and footers to what they have said.
  private func fitFrame() {
    guard let scale = frame?.scale else { return }
    solveFrame(scale)
    sections.origin = frame?.groupsOrigin[axis] ?? 0
    measureContent()
  }

  private var trailingFrame: CGFloat {
    frame.map { $0.length - $0.groupsOrigin[axis] } ?? 0
  }

  // MARK: Measured views

  /// Fits the sections to what views have said. False if a section must be laid out from the start.
  func fit(_ elements: [CollectionElement]) -> Bool {
    let (own, others) = (elements.filter(\.isOfLayout), elements.filter { !$0.isOfLayout })
    let bySection = Dictionary(grouping: others) { $0.path.first ?? 0 }
    for (index, elements) in bySection where sections.indices.contains(index) {
      guard let measured = measured[index] else { continue }
      guard fit(index, to: measured, elements) else { return false }
    }
    measureContent()
    if !own.isEmpty { fitFrame() }
    return true
  }

  /// False if the section must be laid out from the start.
  private func fit(
    _ index: Int, to measured: MeasuredElements, _ elements: [CollectionElement]
  ) -> Bool {
    let cells = elements.filter { $0.category == .cell }
    var isFitted = true
    sections.update(index) { section in
      section.fit(cells.map(\.path.item), sizes: measured.items)
      section.viewSizes = measured.views
      let hasBars = elements.contains { section.hasBoundary($0.kind ?? "") }
      if hasBars { isFitted = section.fit(boundaries: measured.boundaries) }
    }
    return isFitted
  }

  func note(_ size: CGSize, of element: CollectionElement) {
    guard element.path.count == 2 else { return }
    let (section, item) = (element.path.section, element.path.item)
    guard element.category != .cell, let kind = element.kind else {
      return measured[section, default: MeasuredElements()].items[item] = size
    }
    if element.isOfLayout {
      measuredFrame[kind] = size
    } else if sections.indices.contains(section), !sections[section].hasBoundary(kind) {
      measured[section, default: MeasuredElements()].views[kind, default: [:]][item] = size
    } else {
      measured[section, default: MeasuredElements()].boundaries[kind] = size
    }
  }

  func renameMeasured(_ plan: UpdatePlan) {
    var renamed: [Int: MeasuredElements] = [:]
    for (section, elements) in measured {
      if let new = plan.sectionAfter(section) {
        renamed[new, default: MeasuredElements()].boundaries = elements.boundaries
        renamed[new]?.views = elements.views
      }
      for (item, size) in elements.items {
        guard let path = plan.after(IndexPath(item: item, section: section)) else { continue }
        renamed[path.section, default: MeasuredElements()].items[path.item] = size
      }
    }
    measured = renamed
  }
}

extension CollectionElement {
  /// Whether it is a header or footer of the layout as a whole.
  fileprivate var isOfLayout: Bool { category == .supplementaryView && path.item == .max }
}

extension NSCollectionLayoutSection {
  /// For a section without a description.
  fileprivate static var withoutItems: NSCollectionLayoutSection {
    let nothing = NSCollectionLayoutSize(
      widthDimension: .absolute(0), heightDimension: .absolute(0))
    return NSCollectionLayoutSection(group: .custom(layoutSize: nothing) { _ in [] })
  }
}
