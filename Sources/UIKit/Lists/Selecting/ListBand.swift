import CoreGraphics
import Foundation

/// Selects the items of a list that a rectangle drawn with the mouse touches.
@MainActor
final class ListBand {
  private weak var list: (any SelectingList)?
  /// What was selected when the rectangle began.
  private var former: Set<IndexPath> = []
  private(set) lazy var interaction = UIBandSelectionInteraction { [weak self] band in
    self?.follow(band)
  }

  init(_ list: any SelectingList) {
    self.list = list
    interaction.shouldBeginHandler = { [weak self] _, place in
      guard let list = self?.list, list.takesSeveral else { return false }
      return list.itemPath(at: place).map { list.beginsMultipleSelection(at: $0) } ?? true
    }
    list.addInteraction(interaction)
  }

  /// With Shift, Control or Command, what was selected stays so.
  private func follow(_ band: UIBandSelectionInteraction) {
    guard let list, let rect = band.selectionRect else { return }
    if band.state == .began { former = list.selectedItemPaths }
    let adds = !band.initialModifierFlags.isDisjoint(with: [.shift, .command, .control])
    let touched = Set(list.itemPaths(in: rect))
    list.changeSelection(to: adds ? touched.union(former) : touched)
  }
}
