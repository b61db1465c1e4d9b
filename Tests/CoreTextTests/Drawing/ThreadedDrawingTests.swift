import CoreGraphics
import CoreText
import Foundation
import Testing

/// Fonts on several threads. Each test has a process of its own, because Cairo shares its font files among
/// all threads and keeps ten of them open.
@Suite struct ThreadedDrawingTests {
  @Test func threadsDrawMoreFontsThanStayOpen() async {
    await #expect(processExitsWith: .success) {
      let words = 0..<480
      let drawn = await onThreads(8) { thread in
        words.filter { $0 % 8 == thread }.map { ($0, picture($0)) }
      }
      #expect(drawn.count == words.count)
      for (word, seen) in drawn { #expect(seen == picture(word), "word \(word)") }
    }
  }

  @Test func threadsThatEndReleaseTheirFonts() async {
    await #expect(processExitsWith: .success) {
      for round in 0..<20 {
        let drawn = await onThreads(4) { thread in
          (0..<4).map { picture((round * 4 + thread) * 4 + $0) }
        }
        #expect(drawn.count == 16)
      }
    }
  }
}

/// A word in one of 18 faces, at a size of its own, so that no thread finds what another has loaded.
private func picture(_ word: Int) -> Int {
  let face = FontDescriptor(
    face: .system, size: 12 + CGFloat(word) / 64, weight: 100 + word % 9 * 100,
    isItalic: word % 2 == 1)
  let canvas = TextCanvas(width: 80, height: 30)
  TextLayout(AttributedText("Rag \(word)", TextAttributes(font: CTFont(face))))
    .draw(in: canvas.context, at: CGPoint(x: 4, y: 4))
  var hasher = Hasher()
  for y in 0..<30 { for x in 0..<80 { hasher.combine(canvas.pixel(x, y)) } }
  return hasher.finalize()
}

/// What all threads return, in any order.
private func onThreads<Result: Sendable>(
  _ count: Int, _ body: @escaping @Sendable (Int) -> [Result]
) async -> [Result] {
  await withTaskGroup(of: [Result].self) { group in
    for thread in 0..<count {
      group.addTask {
        await withCheckedContinuation { done in
          Thread.detachNewThread { done.resume(returning: body(thread)) }
        }
      }
    }
    return await group.reduce(into: []) { $0 += $1 }
  }
}
