public import Foundation
import WebEngineProtocol

/// A page that a view has shown. Main thread only.
@preconcurrency @MainActor
open class WKBackForwardListItem: NSObject {
  public let url: URL
  open internal(set) var title: String?
  /// The address that was asked for, before redirections.
  public let initialURL: URL

  init?(_ entry: HistoryEntry) {
    guard let url = URL(string: entry.url) else { return nil }
    (self.url, title) = (url, entry.title)
    initialURL = URL(string: entry.initialURL) ?? url
    super.init()
  }
}

/// The pages that a view has shown, by time. Main thread only.
@preconcurrency @MainActor
open class WKBackForwardList: NSObject {
  /// The earliest first.
  open private(set) var backList: [WKBackForwardListItem] = []
  open private(set) var currentItem: WKBackForwardListItem?
  open private(set) var forwardList: [WKBackForwardListItem] = []

  open var backItem: WKBackForwardListItem? { backList.last }
  open var forwardItem: WKBackForwardListItem? { forwardList.first }

  /// The page so many steps later; earlier for a negative number.
  open func item(at index: Int) -> WKBackForwardListItem? {
    if index == 0 { return currentItem }
    let (list, place) =
      index < 0 ? (backList, backList.count + index) : (forwardList, index - 1)
    return list.indices.contains(place) ? list[place] : nil
  }

  func step(to item: WKBackForwardListItem) -> Int? {
    if let place = forwardList.firstIndex(where: { $0 === item }) { return place + 1 }
    return backList.firstIndex { $0 === item }.map { $0 - backList.count }
  }

  /// Pages that are still in it stay the same objects.
  func update(_ history: PageHistory) {
    let known = backList + [currentItem].compactMap { $0 } + forwardList
    func item(_ entry: HistoryEntry, _ place: Int) -> WKBackForwardListItem? {
      guard known.indices.contains(place), known[place].url.absoluteString == entry.url else {
        return WKBackForwardListItem(entry)
      }
      known[place].title = entry.title
      return known[place]
    }
    let count = history.back.count
    let back = history.back.enumerated().compactMap { item($1, $0) }
    let current = history.current.flatMap { item($0, count) }
    let forward = history.forward.enumerated().compactMap { item($1, count + 1 + $0) }
    (backList, currentItem, forwardList) = (back, current, forward)
  }
}
