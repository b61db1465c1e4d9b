/// Why a batch of changes can't be shown, in UIKit's words.
struct UpdateFault: Error, Equatable {
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

/// What a list calls its parts in these messages.
struct UpdateWords {
  let item: String
  let list: String

  static let table = UpdateWords(item: "row", list: "table view")
  static let collection = UpdateWords(item: "item", list: "collection view")
}
