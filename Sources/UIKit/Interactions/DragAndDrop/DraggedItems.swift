import Foundation

/// A session of this module: of a drag of the program's own, or of another program's.
@MainActor
protocol DraggedItems: UIDropSession {
  /// Where the items go whose drag is over; nowhere if nobody says.
  var landings: [DropLanding] { get set }
}

extension UIDropSession {
  /// Says where the next item goes whose drag is over.
  @discardableResult
  func add(_ landing: DropLanding) -> DropLanding {
    (self as? any DraggedItems)?.landings.append(landing)
    return landing
  }
}

extension DraggedItems {
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    items.contains { item in
      typeIdentifiers.contains { item.itemProvider.hasItemConformingToTypeIdentifier($0) }
    }
  }

  func canLoadObjects<Object: NSItemProviderReading>(ofClass aClass: Object.Type) -> Bool {
    items.contains { $0.itemProvider.canLoadObject(ofClass: aClass) }
  }

  /// Objects that were registered as they are come at once.
  func loadObjects<Object: NSItemProviderReading>(
    ofClass aClass: Object.Type, completion: @escaping ([Object]) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: Int64(items.count))
    let objects = Gathering<Object?>(count: items.count) {
      progress.completedUnitCount = progress.totalUnitCount
      completion($0.compactMap(\.self))
    }
    for (index, item) in items.enumerated() {
      if let object = item.itemProvider.object(of: aClass) as? Object {
        objects.take(object, at: index)
        continue
      }
      let cast = Unsendable { (object: any NSItemProviderReading) in object as? Object }
      item.itemProvider.loadObject(ofClass: aClass) { object, _ in
        let found = Unsendable(object)
        DispatchQueue.main.async { objects.take(found.value.flatMap(cast.value), at: index) }
      }
    }
    return progress
  }
}
