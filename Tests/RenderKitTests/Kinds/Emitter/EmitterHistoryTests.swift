import CoreGraphics
import Testing

@testable import RenderKit

struct EmitterHistoryTests {
  private let dot = CGImage.make(width: 1, [white])

  /// Ten particles per second that live for a second and fly to the right.
  private func emitter(_ change: (inout EmitterSnapshot) -> Void = { _ in }) -> EmitterSnapshot {
    var cell = EmitterCellSnapshot()
    cell.contents.image = dot
    cell.motion.birthRate = 10
    cell.motion.lifetime = .init(1)
    cell.motion.velocity = .init(30, range: 20)
    var emitter = EmitterSnapshot()
    emitter.cells = [cell]
    change(&emitter)
    return emitter
  }

  @Test func particlesKeepWhatTheyWereBornWith() {
    var history = EmitterHistory()
    history.note(emitter(), at: 0)
    let before = history.particles(at: 2.05).particles
    history.note(
      emitter {
        $0.scale = 3
        $0.position.x = 500
      }, at: 2.05)
    #expect(history.particles(at: 2.05).particles == before)
    let later = history.particles(at: 2.35).particles
    #expect(later.filter { $0.number <= 20 }.allSatisfy { $0.scale == 1 && $0.x < 100 })
    #expect(later.filter { $0.number > 20 }.map(\.number) == [21, 22, 23])
    #expect(later.filter { $0.number > 20 }.allSatisfy { $0.scale == 3 && $0.x > 500 })
  }

  @Test func withoutBirthsThoseAliveLiveOn() {
    var history = EmitterHistory()
    history.note(emitter(), at: 0)
    history.note(emitter { $0.birthRate = 0 }, at: 3.05)
    #expect(history.particles(at: 3.55).particles.map(\.number) == [26, 27, 28, 29, 30])
    #expect(history.isAlive)
    #expect(history.particles(at: 4.1).particles.isEmpty)
    history.note(emitter { $0.birthRate = 0 }, at: 4.1)
    #expect(!history.isAlive)
  }

  @Test func aNewRateGoesOnCountingWhereTheOldOneStopped() throws {
    var history = EmitterHistory()
    history.note(emitter(), at: 0)
    // 20.5 births so far: number 21 comes half a birth later, at twice the rate.
    history.note(emitter { $0.birthRate = 2 }, at: 2.05)
    let particle = try #require(history.particles(at: 2.1).particles.last)
    #expect(particle.number == 21 && abs(particle.age - (2.1 - (2.05 + 0.5 / 20))) < 1e-9)
  }

  @Test func timeMayGoBackWithinWhatIsRememberedAndBeyond() {
    var history = EmitterHistory()
    history.note(emitter(), at: 0)
    for step in 0..<300 {
      history.note(emitter { $0.velocity = Double(step) }, at: Double(step) / 100)
    }
    let here = history.particles(at: 2.5).particles
    history.note(emitter { $0.velocity = 299 }, at: 2.99)
    #expect(history.particles(at: 2.5).particles == here)
    history.note(emitter(), at: 0.5)
    #expect(history.particles(at: 0.5).particles.map(\.number) == Array(0...5))
  }

  @Test func erasWithoutParticlesAreForgotten() {
    var history = EmitterHistory()
    for step in 0..<100_000 {
      history.note(emitter { $0.velocity = Double(step % 7) }, at: Double(step) / 10)
    }
    #expect(history.particles(at: 10_000).particles.count == 10)
  }

  @Test func cellsOfCellsComeFromWhereTheirParticleFlies() throws {
    var spark = EmitterCellSnapshot()
    spark.contents.image = dot
    spark.motion.birthRate = 4
    spark.motion.lifetime = .init(10)
    spark.motion.begin = 0.3
    spark.motion.duration = 0.5
    spark.motion.velocity = .init(6)
    spark.motion.color = SIMD4(1, 1, 0.5, 1)
    let rocket = emitter {
      $0.cells[0].motion.birthRate = 0.1
      $0.cells[0].motion.velocity = .init(30)
      $0.cells[0].motion.longitude = .init(.pi / 2)
      $0.cells[0].motion.color = SIMD4(0.5, 1, 1, 1)
      $0.cells[0].cells = [spark]
    }
    // The rocket of time 0 lives until 1; its sparks are born at 0.3 and 0.55, and live on.
    let particles = rocket.particles(at: 2)
    #expect(particles.count == 2)
    let first = try #require(particles.first)
    #expect(abs(first.age - 1.7) < 1e-9 && abs(first.x) < 1e-9)
    // Born 9 points lower, flying in the same direction at 6 points per second.
    #expect(abs(first.y - (9 + 6 * 1.7)) < 1e-9)
    #expect(first.tint == SIMD4(0.5, 1, 0.5, 1))
  }

  @Test func cellsWithinCellsStayWithinBounds() {
    var cell = emitter().cells[0]
    cell.motion.birthRate = 1e6
    cell.motion.lifetime = .init(1e6)
    for _ in 0..<4 {
      let inner = cell
      cell.cells = [inner, inner]
    }
    let (particles, isCrowded) = {
      var history = EmitterHistory()
      history.note(emitter { $0.cells = [cell] }, at: 50)
      return history.particles(at: 50)
    }()
    #expect(particles.count == EmitterSnapshot.mostParticles && isCrowded)
  }
}
