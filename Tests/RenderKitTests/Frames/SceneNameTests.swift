import SceneNumbers
import Testing

/// Other clients of the benchmarks know the scenes by letters.
@Suite struct SceneNameTests {
  @Test(arguments: [
    ("A", "turning-cards"), ("B/100", "one-mover/100"), ("C", "scrolling-rows"),
    ("D", "shadowed-cards"), ("T", "tiles"), ("N", "pages"), ("tiles", "tiles"), ("hello", "hello"),
    ("", ""),
  ])
  func `a scene answers to its letter and to its name`(given: String, name: String) {
    #expect(SceneName.named(given) == name)
  }
}
