import Foundation
import Testing

@testable import UIKit

struct ExecCommandTests {
  private let files = [URL(fileURLWithPath: "/a b.txt"), URL(fileURLWithPath: "/$(c);.txt")]

  private func command(_ line: String) -> ExecCommand? {
    ExecCommand(line, name: "My Name", path: "/x.desktop")
  }

  @Test(arguments: [
    ("view %f", ["/a b.txt"]), ("view %F", ["/a b.txt", "/$(c);.txt"]),
    ("view %U", ["file:///a%20b.txt", "file:///$(c);.txt"]),
    ("view -n %u", ["-n", "file:///a%20b.txt"]),
    ("view", ["/a b.txt", "/$(c);.txt"]),
    ("view %i %F", ["--icon", "pic", "/a b.txt", "/$(c);.txt"]),
    (#"view "--title=%c" %%x %f"#, ["--title=My Name", "%x", "/a b.txt"]),
    (#"view "a \"b\" \$c \\" %f"#, [#"a "b" $c \"#, "/a b.txt"]),
    ("view --file=%k %m %f", ["--file=/x.desktop", "/a b.txt"]),
    ("view \"\" %f", ["", "/a b.txt"]),
  ]) func theCodesOfALineBecomeWords(line: String, expected: [String]) throws {
    let found = try #require(command(line))
    #expect(found.program == "view")
    #expect(found.arguments(for: files, icon: "pic") == expected)
  }

  @Test(arguments: [
    "", "   ", "%f", "\"view", "view \"%f", "view %z", "view %", "view \"a\"b", "view a\"b\"",
    "A=1 view", "\"\" %f",
  ]) func garbageIsNoCommand(line: String) { #expect(command(line) == nil) }

  @Test func onlyListsTakeSeveral() {
    #expect(command("view %F")?.takesSeveral == true && command("view %f")?.takesSeveral == false)
  }
}

struct KeyFileTests {
  @Test func groupsKeysLanguagesAndEscapesAreRead() {
    let file = KeyFile(
      """
      # comment
      stray=1
      [Desktop Entry]
      Name = View
      Name[de]=Ansicht
      Icon=a\\sb\\\\c\\q
      Name=Again
      MimeType=a/b;c/d;
      Hidden=true
      no sign
      [broken
      lost=1
      """)
    let group = "Desktop Entry"
    #expect(file.string("Name", in: group, languages: ["fr"]) == "View")
    #expect(file.string("Name", in: group, languages: ["de_DE", "de"]) == "Ansicht")
    #expect(file.string("Icon", in: group) == "a b\\c\\q")
    #expect(file.list("MimeType", in: group) == ["a/b", "c/d"])
    #expect(file.bool("Hidden", in: group) && file.string("lost", in: group) == nil)
    #expect(file.string("stray", in: group) == nil && file.has(group))
  }
}
