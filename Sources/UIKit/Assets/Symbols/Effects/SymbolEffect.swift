/// A movement of a symbol.
public protocol SymbolEffect: Hashable, Sendable {
  /// What it does, in this implementation's words.
  var motion: SymbolMotion { get }
}

/// An effect that runs and ends.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts until it is removed.
public protocol IndefiniteSymbolEffect {}
/// An effect with which a symbol comes or goes.
public protocol TransitionSymbolEffect {}
/// An effect with which one symbol takes the place of another.
public protocol ContentTransitionSymbolEffect {}

/// What happens to the layer of a symbol's view: symbols move as a whole here, not layer by layer.
public enum SymbolMotion: Hashable, Sendable {
  /// Once to another size and back.
  case bounce(isUp: Bool)
  /// Fainter and back.
  case pulse
  /// Larger and back, slowly.
  case breathe
  /// A full turn.
  case rotate(isClockwise: Bool)
  /// A little to both sides.
  case wiggle
  /// To another size, which stays.
  case scale(isUp: Bool)
  case appear, disappear
  /// From one symbol to another.
  case replace
}
