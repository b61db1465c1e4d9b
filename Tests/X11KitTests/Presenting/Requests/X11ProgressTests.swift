import Testing

@testable import X11Kit

@Suite struct X11ProgressTests {
  @Test func whateverComesProvesAllThatWasRequestedBefore() {
    var log: [Int] = []
    var progress = X11Progress()
    for number in 1...4 { progress.wait(for: UInt32(number * 10)) { log.append(number) } }
    while let action = progress.next(doneWith: 30) { action() }
    #expect(log == [1, 2, 3])
    #expect(progress.next(doneWith: 39) == nil)
    progress.next(doneWith: 40)?()
    #expect(log == [1, 2, 3, 4])
  }

  @Test func requestNumbersWrapAround() {
    var progress = X11Progress()
    progress.wait(for: .max) {}
    progress.wait(for: 2) {}
    #expect(progress.next(doneWith: .max - 1) == nil)
    #expect(progress.next(doneWith: 1) != nil)
    #expect(progress.next(doneWith: 1) == nil)
    #expect(progress.next(doneWith: 3) != nil)
  }
}
