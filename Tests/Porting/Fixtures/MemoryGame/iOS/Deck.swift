import Foundation

/// The same seed deals the same cards.
struct SeededGenerator: RandomNumberGenerator {

    private var state: UInt64

    init(seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}

struct Deck {

    static let symbols = [
        "heart.fill", "star.fill", "bolt.fill", "leaf.fill", "moon.fill", "sun.max.fill", "cloud.fill", "flame.fill",
    ]

    let names: [String]

    init(pairs: Int, seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        let chosen = Deck.symbols.prefix(pairs)
        names = (Array(chosen) + Array(chosen)).shuffled(using: &generator)
    }
}
