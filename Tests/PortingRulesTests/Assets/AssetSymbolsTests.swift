import Foundation
import Testing

@testable import PortingRules

@Suite struct AssetSymbolsTests {
  private func facts(_ source: String) -> ModuleFacts {
    ModuleFacts(of: SourceFile(path: "a.swift", text: source))
  }

  private func text(
    _ kind: AssetSymbols.Kind, _ names: [String], beside source: String = ""
  ) -> String {
    AssetSymbols(kind, names, beside: facts(source)).text
  }

  @Test func coloursAreNamedInFoldersAsInXcode() {
    #expect(
      text(.color, ["AccentRed", "Icons/tab-bar/Star"]) == """

        extension UIKit.ColorResource {
          static let accentRed = UIKit.ColorResource(name: "AccentRed", bundle: resourceBundle)
          enum Icons {
            enum TabBar {
              static let star = UIKit.ColorResource(name: "Icons/tab-bar/Star", bundle: resourceBundle)
            }
          }
        }

        extension UIKit.UIColor {
          static var accentRed: UIKit.UIColor { UIKit.UIColor(resource: .accentRed) }
          enum Icons {
            enum TabBar {
              static var star: UIKit.UIColor { UIKit.UIColor(resource: .Icons.TabBar.star) }
            }
          }
        }

        """)
    #expect(text(.image, []).isEmpty)
  }

  @Test func whatTheSourcesDeclareIsTheirs() {
    let source = """
      extension UIColor {
        static let brand = UIColor(named: "Brand")!
        enum Icons {}
        func other() {}
      }
      """
    let made = text(.color, ["Brand", "Other", "Icons/Star"], beside: source)
    #expect(made.contains("static let brand = UIKit.ColorResource"))
    #expect(!made.contains("static var brand") && !made.contains("static var star"))
    #expect(made.contains("static var other: UIKit.UIColor"))
  }

  @Test func namesThatAreTakenAreWarnings() {
    let made = text(.color, ["BlueColor", "a-b", "a_b", "***"])
    #expect(made.contains("static let blue = ") && !made.contains("static var blue"))
    #expect(
      made.contains("#warning(\"The color asset 'BlueColor' resolves to UIColor's own 'blue'. "))
    #expect(made.contains("#warning(\"The color asset 'a_b' has the symbol of another, or none. "))
    #expect(made.contains("#warning(\"The color asset '***' has the symbol of another, or none. "))
    #expect(text(.image, ["Checkmark"]).contains("UIImage's own 'checkmark'"))
  }

  @Test func hostileNamesStayInTheirStrings() {
    let made = text(.image, ["a\"\\(x)\nb"])
    let file = SourceFile(path: "a.swift", text: AssetSymbols.head + made)
    #expect(!file.isBroken && made.contains(#""a\"\\(x)\nb""#), "\(made)")
  }

  /// The lists of UIKit's own names are whole.
  @Test func noNameOfUIKitsIsHidden() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.prefix { $0 != "Tests" }
    let folder = root.joined(separator: "/") + "/Sources/UIKit"
    let colors = try Files.text(folder + "/Drawing/Colors/UIColor+Named.swift")
    let images = try Files.text(folder + "/Assets/Symbols/UIImage+Symbols.swift")
    #expect(names(colors, after: "public static let ") == KnownNames.colors)
    #expect(names(images, after: "public class var ") == KnownNames.images)
  }

  private func names(_ text: String, after words: String) -> Set<String> {
    Set(
      text.components(separatedBy: words).dropFirst().map { rest in
        String(rest.prefix { $0.isLetter || $0.isNumber })
      })
  }
}
