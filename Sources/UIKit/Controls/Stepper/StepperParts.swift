import QuartzCore

/// One of the two buttons of a stepper.
enum StepperHalf: CaseIterable { case decrement, increment }

/// The views of a stepper.
@MainActor
struct StepperParts {
  let background = UIImageView()
  let divider = UIImageView()
  let highlights = [UIView(), UIView()]
  let icons = [UIImageView(), UIImageView()]
  let glyphs = [CAShapeLayer(), CAShapeLayer()]
}

/// The images of a stepper for each state.
struct StepperImages {
  /// The states of both halves.
  struct Sides: Hashable {
    var left: UIControl.State
    var right: UIControl.State
  }

  var increments: [UIControl.State: UIImage] = [:]
  var decrements: [UIControl.State: UIImage] = [:]
  var backgrounds: [UIControl.State: UIImage] = [:]
  var dividers: [Sides: UIImage] = [:]
}
