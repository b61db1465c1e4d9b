import CoreGraphics
import Testing

@testable import UIKit

/// Programmers' mistakes trap with Apple's reasons.
@MainActor
struct ConstraintRulesTests {

  private func expect(_ words: String, in result: ExitTest.Result?) {
    let text = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
    #expect(text.contains(words), "\(text.prefix(400))")
  }

  @Test func aPlaceholderWaitsForAConstraint() {
    let placeholder = NSLayoutConstraint()
    placeholder.constant = 440
    placeholder.isActive = false
    #expect(placeholder.constant == 440 && !placeholder.isActive)
    #expect(placeholder.firstItem == nil && placeholder.secondItem == nil)
    #expect(placeholder.priority == .required)
    #expect(placeholder.description.contains("inactive"))
  }

  @Test func aPlaceholderCannotBeActivated() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { NSLayoutConstraint().isActive = true }
    }
    expect("Unable to activate constraint", in: result)
  }

  @Test func aPlaceNeedsTwoSides() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 5)
      }
    }
    expect("sets a location equal to a constant", in: result)
  }

  @Test func aMultiplierOfZeroMakesAPlaceAConstant() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: UIView(),
          attribute: .left, multiplier: 0, constant: 5)
      }
    }
    expect("A multiplier of 0 or a nil second item", in: result)
  }

  @Test func leadingAndLeftDoNotMix() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (view, other) = (UIView(), UIView())
        _ = view.leadingAnchor.constraint(equalTo: other.leftAnchor)
      }
    }
    expect("Use leading/trailing for both or neither", in: result)
  }

  @Test func widthsAndTopsDoNotCompare() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .width, relatedBy: .equal, toItem: UIView(),
          attribute: .top, multiplier: 1, constant: 0)
      }
    }
    expect("Invalid pairing of layout attributes", in: result)
  }

  @Test func viewsWithoutACommonSuperview() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let views = [UIView(), UIView()]
        views[0].leftAnchor.constraint(equalTo: views[1].leftAnchor).isActive = true
      }
    }
    expect("because they have no common ancestor", in: result)
  }

  @Test func aViewHoldsOnlyWhatIsInIt() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        UIView().addConstraint(view.widthAnchor.constraint(equalToConstant: 1))
      }
    }
    expect("Unable to install constraint on view", in: result)
  }

  @Test func constantsAreNumbers() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 1).constant = .nan
      }
    }
    expect("Constant is not finite", in: result)
  }

  @Test func constantsAreFinite() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        _ = view.widthAnchor.constraint(equalToConstant: .infinity)
      }
    }
    expect("Constant is not finite! That's illegal. constant:inf", in: result)
  }

  @Test func multipliersAreFinite() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        _ = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: .nan)
      }
    }
    expect("Multiplier is not finite", in: result)
  }

  @Test func anActiveConstraintStaysOptional() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.priority = .defaultHigh
        width.isActive = true
        width.priority = .required
      }
    }
    expect("You passed priority 1000.0 and the existing priority was 750.0", in: result)
  }

  @Test func onlyViewsAndGuidesAreRelated() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint(
          item: UIView(), attribute: .left, relatedBy: .equal, toItem: "text",
          attribute: .left, multiplier: 1, constant: 0)
      }
    }
    expect("Constraint items must each be a view or layout guide", in: result)
  }

  @Test func anActiveConstraintStaysRequired() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        let width = view.widthAnchor.constraint(equalToConstant: 1)
        width.isActive = true
        width.priority = .defaultHigh
      }
    }
    expect("Mutating a priority from required to not on an installed constraint", in: result)
  }

  @Test func prioritiesHaveLimits() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(1001)
      }
    }
    expect("It's illegal to set priority:1001", in: result)
  }

  @Test func anInactivePriorityIsFree() {
    let view = UIView()
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    width.priority = .defaultLow
    width.isActive = true
    width.priority = .defaultHigh
    width.isActive = false
    width.priority = .required
    #expect(width.priority.rawValue == 1000)
  }

  @Test func aLengthMayNameAnAttributeOfNothing() {
    let view = UIView()
    let height = NSLayoutConstraint(
      item: view, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height,
      multiplier: 1, constant: 50)
    height.isActive = true
    #expect(height.secondItem == nil && view.constraints == [height])
  }
}
