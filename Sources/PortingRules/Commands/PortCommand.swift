import Foundation

/// The command line of `uikit-port`.
public enum PortCommand {
  static let usage = """
    usage: uikit-port lower INPUT --output OUTPUT [--as-ios] [--test]
                      [--imported SOURCES]...
           uikit-port module --cache FILE [--as-ios] [--test] [--imported FILE]...
                      [--symbols OUTPUT] [--catalog FOLDER]... INPUT OUTPUT [INPUT OUTPUT]...
           uikit-port copy INPUT --output OUTPUT
           uikit-port interface INPUT --output OUTPUT
           uikit-port package FOLDER --output FOLDER --casement FOLDER [--name NAME]
           uikit-port missing [--classes TABLE] < BUILD-LOG
           uikit-port rules

    lower    INPUT is a Swift file, or a folder with the files of one module.
             SOURCES are those of a module that this one imports; tests see more of it.
    module   Lowers the files of a module that changed, each INPUT into its OUTPUT. OUTPUT of
             --symbols names the colours and images of the catalogs.
    copy     Hands a resource on.
    interface
             Writes a nib or a storyboard in the form that programs read without a parser of XML.
    package  Makes a package around a folder of iOS sources.
    missing  Counts what a build did not find, by symbol.
    rules    Prints the table of rules.
    """

  /// Runs one command and returns the exit status: 1 where something could not be lowered, 2 where
  /// the command itself failed.
  public static func run(_ arguments: [String]) -> Int32 {
    do {
      return try run(Arguments(arguments))
    } catch {
      FileHandle.standardError.write(Data("uikit-port: error: \(error)\n".utf8))
      return 2
    }
  }

  private static func run(_ arguments: Arguments) throws -> Int32 {
    switch arguments.command {
    case "lower": return try ModuleRun(lowering: arguments).run()
    case "module": return try ModuleRun(module: arguments).run()
    case "copy": return try CopyCommand(arguments).run()
    case "interface": return try InterfaceCommand(arguments).run()
    case "package": return try PackageCommand(arguments).run()
    case "missing":
      let log = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
      let classes = try arguments.value("--classes").map { ClassTable(try Files.text($0)) }
      print(MissingSymbols(log: log.split(separator: "\n")).text(classes))
    case "rules": print(RuleTable.markdown)
    case "help", "--help", "-h": print(usage)
    default: throw CommandError("unknown command '\(arguments.command)'\n\(usage)")
    }
    return 0
  }
}

/// What went wrong and what to do, in one line.
struct CommandError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
