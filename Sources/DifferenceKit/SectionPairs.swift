/// Which section of the old list each section of the new one was.
@usableFromInline struct SectionPairs {
  /// By new section; nil for inserted ones.
  @usableFromInline var origins: [Int?]

  @usableFromInline init(_ difference: Difference, oldCount: Int, newCount: Int) {
    origins = Array(repeating: nil, count: newCount)
    let gone = Set(difference.deletes).union(difference.moves.map(\.from))
    let taken = Set(difference.inserts).union(difference.moves.map(\.to))
    for move in difference.moves { origins[move.to] = move.from }
    let kept = (0..<oldCount).lazy.filter { !gone.contains($0) }
    let places = (0..<newCount).lazy.filter { !taken.contains($0) }
    for (origin, place) in zip(kept, places) { origins[place] = origin }
  }
}
