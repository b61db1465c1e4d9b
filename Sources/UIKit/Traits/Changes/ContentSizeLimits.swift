/// The least and the greatest text size in a view.
struct ContentSizeLimits {
  var minimum: UIContentSizeCategory?
  var maximum: UIContentSizeCategory?

  var isEmpty: Bool { minimum == nil && maximum == nil }

  /// The maximum wins over a greater minimum. An unspecified size stays unspecified.
  func limited(_ category: UIContentSizeCategory) -> UIContentSizeCategory {
    guard category != .unspecified else { return category }
    let raised = max(category, minimum ?? category)
    return min(raised, maximum ?? raised)
  }

  var description: String {
    "minimum: \(minimum?.rawValue ?? "none"), maximum: \(maximum?.rawValue ?? "none")"
  }
}
