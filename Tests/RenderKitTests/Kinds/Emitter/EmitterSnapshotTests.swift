import CoreGraphics
import Testing

@testable import RenderKit

struct EmitterSnapshotTests {
  private let dot = CGImage.make(width: 1, [white])

  private func emitter(
    seed: UInt32 = 7, _ change: (inout EmitterCellSnapshot.Motion) -> Void
  ) -> EmitterSnapshot {
    var cell = EmitterCellSnapshot()
    cell.contents.image = dot
    cell.motion.birthRate = 10
    cell.motion.lifetime = .init(1)
    change(&cell.motion)
    var emitter = EmitterSnapshot()
    emitter.cells = [cell]
    emitter.seed = seed
    emitter.position = CGPoint(x: 100, y: 50)
    return emitter
  }

  @Test func asManyAreAliveAsAreBornInALifetime() {
    let emitter = emitter { _ in }
    #expect(emitter.particles(at: -0.01).isEmpty)
    #expect(emitter.particles(at: 0).count == 1)
    #expect(emitter.particles(at: 0.45).count == 5)
    #expect(emitter.particles(at: 5.05).map(\.number) == Array(41...50))
    #expect(emitter.particles(at: 1e6 + 0.05).count == 10)
  }

  @Test func aParticleFliesAParabolaAndGrowsTurnsAndFades() throws {
    let emitter = emitter {
      $0.velocity = .init(40)
      $0.longitude = .init(.pi / 2)
      $0.acceleration = SIMD3(8, -6, 0)
      $0.scale = .init(0.5)
      $0.scaleSpeed = 2
      $0.spin = .init(3)
      $0.color = SIMD4(1, 0.5, 0, 1)
      $0.colorSpeed = SIMD4(0, 0.5, 0.25, -1)
    }
    let particle = try #require(emitter.particles(at: 2.05).first { $0.number == 15 })
    let age = 0.55
    #expect(abs(particle.x - (100 + 4 * age * age)) < 1e-9)
    #expect(abs(particle.y - (50 + 40 * age - 3 * age * age)) < 1e-9)
    #expect(abs(particle.scale - 1.6) < 1e-9 && abs(particle.angle - 3 * age) < 1e-9)
    let tint = particle.tint - SIMD4(1, 0.5 + 0.5 * age, 0.25 * age, 1 - age)
    #expect((tint * tint).sum() < 1e-18)
  }

  @Test func theSeedAloneDecidesWhatChanceDoes() {
    func cloud(_ seed: UInt32) -> [Particle] {
      emitter(seed: seed) {
        $0.velocity = .init(40, range: 20)
        $0.longitude = .init(0, range: 6)
        $0.lifetime = .init(1, range: 0.5)
      }.particles(at: 3.21)
    }
    #expect(cloud(1) == cloud(1))
    #expect(cloud(1) != cloud(2))
  }

  @Test func rangesReachHalfOfThemselvesToEitherSide() throws {
    let emitter = emitter {
      $0.birthRate = 1000
      $0.scale = .init(2, range: 1)
    }
    let scales = emitter.particles(at: 1).map(\.scale)
    let (least, most) = (try #require(scales.min()), try #require(scales.max()))
    #expect(least >= 1.5 && least < 1.51 && most < 2.5 && most > 2.49)
    let mean: Double = scales.reduce(0, +) / Double(scales.count)
    #expect(abs(mean - 2) < 0.05)
  }

  @Test func aParticleStaysItselfWhileItLives() {
    let emitter = emitter { $0.velocity = .init(10, range: 10) }
    let speeds = [2.0, 2.3, 2.7].compactMap { time in
      emitter.particles(at: time + 0.01).first { $0.number == 19 }.map { ($0.x - 100) / $0.age }
    }
    #expect(speeds.count == 3)
    #expect(speeds.allSatisfy { abs($0 - speeds[0]) < 1e-9 })
  }

  @Test func shapesHoldWhatTheyEmit() {
    var emitter = emitter { $0.birthRate = 500 }
    emitter.position = .zero
    emitter.size = CGSize(width: 40, height: 20)
    func all(
      _ shape: EmitterSnapshot.Shape, _ mode: EmitterSnapshot.Mode, _ test: (Particle) -> Bool
    ) -> Bool {
      (emitter.shape, emitter.mode) = (shape, mode)
      let particles = emitter.particles(at: 4)
      return particles.count > 400 && particles.allSatisfy(test)
    }
    #expect(all(.point, .volume) { $0.x == 0 && $0.y == 0 })
    #expect(all(.line, .outline) { abs($0.x) <= 20 && $0.y == 0 })
    #expect(all(.line, .points) { abs($0.x) == 20 && $0.y == 0 })
    #expect(all(.rectangle, .points) { abs($0.x) == 20 && abs($0.y) == 10 })
    #expect(
      all(.rectangle, .outline) { abs(max(abs($0.x) / 20, abs($0.y) / 10) - 1) < 1e-9 })
    #expect(all(.rectangle, .surface) { abs($0.x) <= 20 && abs($0.y) <= 10 })
    // Circles and spheres use the width as their radius.
    #expect(all(.circle, .outline) { abs($0.x * $0.x + $0.y * $0.y - 1600) < 1e-6 })
    #expect(all(.circle, .volume) { $0.x * $0.x + $0.y * $0.y <= 1600 })
    #expect(all(.sphere, .outline) { abs($0.radius - 40) < 1e-9 })
    #expect(all(.sphere, .volume) { $0.radius <= 40 })
    emitter.depth = 30
    let half = SIMD3(20.0, 10, 15)
    func sides(_ particle: Particle) -> Int {
      let place = SIMD3(particle.x, particle.y, particle.z) / half
      return (0..<3).count { abs(abs(place[$0]) - 1) < 1e-9 }
    }
    #expect(all(.cuboid, .points) { sides($0) == 3 })
    #expect(all(.cuboid, .outline) { sides($0) == 2 })
    #expect(all(.cuboid, .surface) { sides($0) == 1 })
    #expect(all(.cuboid, .volume) { abs($0.x) < 20 && abs($0.y) < 10 && abs($0.z) < 15 })
  }

  @Test func thereAreNeverMoreThanTheMost() {
    var history = EmitterHistory()
    history.note(emitter { $0.birthRate = Double.infinity }, at: 10)
    let (particles, isCrowded) = history.particles(at: 10)
    #expect(particles.count == EmitterSnapshot.mostParticles && isCrowded)
  }

  @Test(arguments: [Double.nan, -1, -Double.infinity, 0])
  func whatIsNoRateOrLifetimeEmitsNothing(_ value: Double) {
    let rate = emitter { $0.birthRate = value }
    #expect(rate.particles(at: 3).isEmpty && !rate.isAlive)
    let life = emitter { $0.lifetime = .init(value) }
    #expect(life.particles(at: 3).isEmpty && !life.isAlive)
  }

  @Test(arguments: [Double.nan, Double.infinity, -Double.infinity, 1e300])
  func numbersNoScreenHasAreNotShown(_ value: Double) {
    #expect(emitter { $0.velocity = .init(value) }.particles(at: 3).allSatisfy { $0.age == 0 })
    #expect(emitter { $0.scale = .init(value) }.particles(at: 3).isEmpty)
    let turning = emitter { $0.spin = .init(1, range: value) }.particles(at: 3.05)
    #expect(turning.allSatisfy { $0.angle.isFinite })
    #expect(emitter { _ in }.particles(at: value).isEmpty)
    var placed = emitter { _ in }
    placed.size = CGSize(width: value, height: value)
    placed.shape = .rectangle
    placed.mode = .outline
    #expect(placed.particles(at: 3).allSatisfy { $0.x.isFinite && $0.y.isFinite })
  }

  @Test func latitudeLeavesThePlane() throws {
    let emitter = emitter {
      $0.velocity = .init(10)
      $0.latitude = .pi / 6
      $0.acceleration = SIMD3(0, 0, 4)
    }
    let particle = try #require(emitter.particles(at: 2.05).first { $0.number == 15 })
    let age = 0.55
    #expect(abs(particle.x - 100 - 10 * 0.75.squareRoot() * age) < 1e-9)
    #expect(abs(particle.z - (5 * age + 2 * age * age)) < 1e-9)
  }

  @Test func orderIsByAgeOrByDepthThroughAllCells() {
    var emitter = emitter { $0.latitude = 1 }
    emitter.cells.append(emitter.cells[0])
    emitter.cells[1].motion.birthRate = 7
    emitter.cells[1].motion.velocity = .init(5)
    func ages(_ order: EmitterSnapshot.Order) -> [Double] {
      emitter.order = order
      return emitter.particles(at: 2.05).map(\.age)
    }
    #expect(ages(.oldestFirst) == ages(.unordered).sorted(by: >))
    #expect(ages(.oldestLast) == ages(.unordered).sorted())
    #expect(ages(.unordered) != ages(.oldestFirst))
    emitter.order = .backToFront
    let depths = emitter.particles(at: 2.05).map(\.z)
    #expect(depths == depths.sorted() && Set(depths).count > 3)
  }
}

extension EmitterSnapshot {
  /// The particles of an emitter that never changed.
  func particles(at time: Double) -> [Particle] {
    var history = EmitterHistory()
    history.note(self, at: time)
    return history.particles(at: time).particles
  }
}

extension Particle {
  /// Distance from the centre.
  fileprivate var radius: Double { (x * x + y * y + z * z).squareRoot() }
}
