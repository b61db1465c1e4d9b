extension AnimationSnapshot {
  /// The animation's transition, or the first one in its group.
  var transition: TransitionAnimation? {
    switch effect {
    case .property: nil
    case .transition(let transition): transition
    case .group(let members): members.lazy.compactMap(\.transition).first
    }
  }

  /// The transition's progress at a time of the animation's parent clock; nil while it does not
  /// show.
  func transitionProgress(at time: Double) -> Double? {
    let progress = timing.progress(at: time)
    return progress.isShown ? transitionProgress(at: moment(at: progress)) : nil
  }

  private func transitionProgress(at moment: AnimationProgress) -> Double? {
    switch effect {
    case .property: return nil
    case .transition(let transition): return transition.progress(at: moment.progress)
    case .group(let members):
      guard let member = members.first(where: { $0.transition != nil }),
        let progress = member.progressInGroup(at: moment.seconds)
      else { return nil }
      return member.transitionProgress(at: member.moment(at: progress))
    }
  }
}
