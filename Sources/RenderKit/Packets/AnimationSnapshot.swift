/// One animation of one layer, as a value.
package struct AnimationSnapshot: Sendable {
  package var id: AnimationID
  /// On the layer's clock, or the group's. In a packet every animation has a begin time: the commit
  /// fills it in where the program gave none.
  package var timing: MediaTiming
  package var curve: TimingCurve
  package var isRemovedOnCompletion: Bool
  /// Whether main has somebody to tell of the start.
  package var reportsStart: Bool
  package var effect: Effect

  package enum Effect: Sendable {
    case property(PropertyAnimation)
    indirect case group([AnimationSnapshot])
    /// Changes no property: replaces the whole layer's picture with another.
    case transition(TransitionAnimation)
  }

  package init(
    id: AnimationID, timing: MediaTiming, curve: TimingCurve, isRemovedOnCompletion: Bool,
    reportsStart: Bool = true, effect: Effect
  ) {
    self.id = id
    self.timing = timing
    self.curve = curve
    self.isRemovedOnCompletion = isRemovedOnCompletion
    self.reportsStart = reportsStart
    self.effect = effect
  }
}
