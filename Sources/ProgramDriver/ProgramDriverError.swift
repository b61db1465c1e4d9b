/// Why a program cannot be driven.
package struct ProgramDriverError: Error, CustomStringConvertible {
  package let description: String

  init(_ description: String) { self.description = description }
}
