import Synchronization

/// The name of an animatable property of the program's own, as a number.
package struct CustomProperty: Hashable, Sendable {
  private let number: Int32

  private struct Names {
    var numbers: [String: Int32] = [:]
    var names: [String] = []
  }

  private static let names = Mutex(Names())

  /// The same number for the same name. Callable from any thread.
  package init(_ name: String) {
    number = CustomProperty.names.withLock { names in
      if let known = names.numbers[name] { return known }
      let new = Int32(names.names.count)
      names.numbers[name] = new
      names.names.append(name)
      return new
    }
  }

  package var name: String { CustomProperty.names.withLock { $0.names[Int(number)] } }
}

extension AnimationTarget {
  /// A property of the program's own; the render side keeps its time and shows nothing of it.
  package init(custom name: String) {
    self.init(.custom)
    custom = CustomProperty(name)
  }
}

extension AnimationSnapshot {
  /// The program's own properties that are animated, members of groups included.
  package var customProperties: [CustomProperty] {
    switch effect {
    case .property(let animation): animation.target.custom.map { [$0] } ?? []
    case .group(let members): members.flatMap(\.customProperties)
    case .transition: []
    }
  }
}
