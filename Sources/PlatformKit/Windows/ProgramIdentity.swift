/// What the desktop calls the program.
package struct ProgramIdentity: Hashable, Sendable {
  /// What people read.
  package var name: String
  /// The name of its desktop file without the ending, such as "org.example.Notes".
  package var identifier: String

  package init(name: String, identifier: String) {
    (self.name, self.identifier) = (name, identifier)
  }
}
