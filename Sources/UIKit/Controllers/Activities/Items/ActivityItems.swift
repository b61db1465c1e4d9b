import Foundation

/// What is shared: as the program gave it, as a stand-in, and as a service gets it.
@MainActor
struct ActivityItems {
  let given: [Any]
  unowned let controller: UIActivityViewController

  /// What services are asked about.
  var placeholders: [Any] {
    given.map { item in
      (item as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(controller) ?? item
    }
  }

  func thumbnail(_ size: CGSize) -> UIImage? {
    sources.lazy.compactMap {
      $0.activityViewController(
        controller, thumbnailImageForActivityType: nil, suggestedSize: size)
    }.first
  }

  /// The first that a source has; nil asks for no service.
  func subject(for type: UIActivity.ActivityType?) -> String? {
    sources.lazy.map { $0.activityViewController(controller, subjectForActivityType: type) }
      .first { !$0.isEmpty }
  }

  private var sources: [any UIActivityItemSource] {
    given.compactMap { $0 as? any UIActivityItemSource }
  }

  /// Makes all items for a service. `completion` is called later, or at once if none takes time.
  func make(
    for type: UIActivity.ActivityType?, completion: @escaping @MainActor ([Any]) -> Void
  ) {
    let providers = given.compactMap { $0 as? UIActivityItemProvider }
    guard !providers.isEmpty else { return completion(made(for: type, [:])) }
    let (all, controller) = (UncheckedItem(given), controller)
    DispatchQueue.global(qos: .userInitiated).async {
      let pairs = providers.map { (ObjectIdentifier($0), $0.make(for: type)) }
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          let items = ActivityItems(given: all.value as? [Any] ?? [], controller: controller)
          completion(items.made(for: type, Dictionary(pairs) { first, _ in first }))
        }
      }
    }
  }

  private func made(
    for type: UIActivity.ActivityType?, _ provided: [ObjectIdentifier: UncheckedItem?]
  ) -> [Any] {
    given.compactMap { item -> Any? in
      if let provider = item as? UIActivityItemProvider {
        return (provided[ObjectIdentifier(provider)] ?? nil)?.value
      }
      guard let source = item as? any UIActivityItemSource else { return item }
      let made = source.activityViewController(controller, itemForActivityType: type)
      let name = source.activityViewController(controller, dataTypeIdentifierForActivityType: type)
      guard let data = made as? Data, !name.isEmpty else { return made }
      return NSItemProvider(item: NSData(data: data), typeIdentifier: name)
    }
  }
}
