import AllocationCounter
import CountThresholds
import Foundation
import Testing

@testable import UIKit

/// What controls take in memory, each made anew after another of its kind.
@MainActor
struct ControlCostTests {
  enum Kind: String, CaseIterable, Sendable {
    case button, configuredButton = "configured-button", slider, stepper, segments, pages, progress
    case spinner, field
    case toggle = "switch"
    case textView = "text-view"

    @MainActor func make() -> UIView {
      switch self {
      case .button: UIButton(type: .system)
      case .configuredButton: UIButton(configuration: .filled())
      case .toggle: UISwitch()
      case .slider: UISlider()
      case .stepper: UIStepper()
      case .segments: UISegmentedControl(items: ["Day", "Week"])
      case .pages: UIPageControl()
      case .progress: UIProgressView()
      case .spinner: UIActivityIndicatorView()
      case .field: UITextField()
      case .textView: UITextView()
      }
    }
  }

  @Test(.enabled(if: allocations_are_counted()), arguments: Kind.allCases)
  func aControlTakesNoMoreMemoryThanItDid(kind: Kind) throws {
    let all = (0..<5).map { _ in Self.counts(of: kind) }
    let least = all.reduce(all[0]) { $0.merging($1, uniquingKeysWith: min) }
    try CountThreshold("control-\(kind.rawValue)").expect(atMost: least)
  }

  /// Of one that is made. Now and then a table that all controls share grows meanwhile, hence the least of some.
  private static func counts(of kind: Kind) -> [String: Int] {
    let (allocations, bytes) = (allocations_on_this_thread(), bytes_allocated_on_this_thread())
    let control = kind.make()
    return withExtendedLifetime(control) {
      [
        "allocations": Int(allocations_on_this_thread() - allocations),
        "bytes": Int(bytes_allocated_on_this_thread() - bytes),
      ]
    }
  }
}
