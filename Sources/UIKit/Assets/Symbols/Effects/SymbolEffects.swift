// Effects by Apple's names. Variants that concern the layers of a symbol are the same as the whole.

extension SymbolEffect {
  /// The same here.
  public var byLayer: Self { self }
  /// The same here.
  public var wholeSymbol: Self { self }
}

/// Once to another size and back.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private(set) var isUp = true
  /// How it moves.
  public var motion: SymbolMotion { .bounce(isUp: isUp) }
  /// Larger.
  public var up: Self { Self(isUp: true) }
  /// Smaller.
  public var down: Self { Self(isUp: false) }
}

/// Fainter and back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// How it moves.
  public var motion: SymbolMotion { .pulse }
}

/// Fainter and back, as its layers do not take turns here.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect
{
  /// How it moves.
  public var motion: SymbolMotion { .pulse }
  /// The same here.
  public var iterative: Self { self }
  /// The same here.
  public var cumulative: Self { self }
  /// The same here.
  public var reversing: Self { self }
  /// The same here.
  public var nonReversing: Self { self }
  /// The same here.
  public var hideInactiveLayers: Self { self }
  /// The same here.
  public var dimInactiveLayers: Self { self }
}

/// Larger and back, slowly.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// How it moves.
  public var motion: SymbolMotion { .breathe }
  /// The same here.
  public var plain: Self { self }
  /// The same here.
  public var pulse: Self { self }
}

/// A full turn.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  private(set) var isClockwise = true
  /// How it moves.
  public var motion: SymbolMotion { .rotate(isClockwise: isClockwise) }
  /// To the right.
  public var clockwise: Self { Self(isClockwise: true) }
  /// To the left.
  public var counterClockwise: Self { Self(isClockwise: false) }
}

/// A little to both sides.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// How it moves.
  public var motion: SymbolMotion { .wiggle }
  /// The same here.
  public var clockwise: Self { self }
  /// The same here.
  public var counterClockwise: Self { self }
  /// The same here.
  public var left: Self { self }
  /// The same here.
  public var right: Self { self }
}

/// To another size, which stays.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  private(set) var isUp = true
  /// How it moves.
  public var motion: SymbolMotion { .scale(isUp: isUp) }
  /// Larger.
  public var up: Self { Self(isUp: true) }
  /// Smaller.
  public var down: Self { Self(isUp: false) }
}

/// Comes out of nothing.
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// How it moves.
  public var motion: SymbolMotion { .appear }
  /// The same here.
  public var up: Self { self }
  /// The same here.
  public var down: Self { self }
}

/// Goes, and stays away.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// How it moves.
  public var motion: SymbolMotion { .disappear }
  /// The same here.
  public var up: Self { self }
  /// The same here.
  public var down: Self { self }
}

/// Dissolves into another symbol.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  /// How it moves.
  public var motion: SymbolMotion { .replace }
  /// The same here.
  public var downUp: Self { self }
  /// The same here.
  public var upUp: Self { self }
  /// The same here.
  public var offUp: Self { self }
}

/// What suits: a symbol dissolves into another, and appears or disappears.
public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  /// How it moves.
  public var motion: SymbolMotion { .replace }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Once to another size and back.
  public static var bounce: Self { Self() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fainter and back.
  public static var pulse: Self { Self() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Fainter and back.
  public static var variableColor: Self { Self() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Larger and back, slowly.
  public static var breathe: Self { Self() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  /// Full turns.
  public static var rotate: Self { Self() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  /// A little to both sides.
  public static var wiggle: Self { Self() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  /// To another size, which stays.
  public static var scale: Self { Self() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  /// Comes out of nothing.
  public static var appear: Self { Self() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Goes, and stays away.
  public static var disappear: Self { Self() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// Dissolves into another symbol.
  public static var replace: Self { Self() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// What suits.
  public static var automatic: Self { Self() }
}
