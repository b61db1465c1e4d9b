import Foundation

/// A program that the desktop offers, as its `.desktop` file describes it.
struct DesktopEntry: Equatable, Sendable {
  /// The name of the file, as `mimeapps.list` has it.
  let identifier: String
  let name: String
  let command: ExecCommand
  /// A name in an icon theme, or a path.
  let icon: String?

  private static let group = "Desktop Entry"

  /// Nil for what is no program that shows in a window and that is there.
  init?(
    _ file: KeyFile, identifier: String, path: String, languages: [String], runner: ProgramRunner
  ) {
    let group = Self.group
    guard file.string("Type", in: group) == "Application", !file.bool("Hidden", in: group),
      !file.bool("Terminal", in: group),
      let name = file.string("Name", in: group, languages: languages), !name.isEmpty,
      let line = file.string("Exec", in: group),
      let command = ExecCommand(line, name: name, path: path),
      runner.find(command.program) != nil
    else { return nil }
    if let tried = file.string("TryExec", in: group), runner.find(tried) == nil { return nil }
    (self.identifier, self.name, self.command) = (identifier, name, command)
    icon = file.string("Icon", in: group)
  }
}
