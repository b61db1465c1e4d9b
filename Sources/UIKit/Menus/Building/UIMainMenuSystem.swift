public import Foundation
import FoundationAdditions

/// The main menus, which an application configures once. Main thread only.
@preconcurrency @MainActor
public final class UIMainMenuSystem: UIMenuSystem {
  /// The same as `UIMenuSystem.main`.
  public static let shared = UIMainMenuSystem()

  private(set) var configuration = Configuration()
  private var buildHandler: ((any UIMenuBuilder) -> Void)?
  private var isBuilding = false

  /// What of the system's own is in the menus, and a handler that changes them before responders do. Traps while
  /// the menus are being built.
  public func setBuildConfiguration(
    _ configuration: Configuration, buildHandler: ((any UIMenuBuilder) -> Void)? = nil
  ) {
    precondition(
      !isBuilding,
      "Cannot set a main menu system configuration while the main menu system is building.")
    self.configuration = configuration.copy() as? Configuration ?? configuration
    self.buildHandler = buildHandler
    setNeedsRebuild()
  }

  /// Builds the menus from those of the system, or of the main storyboard.
  func build(_ root: UIMenu, for application: UIApplication) -> UIMenu {
    isBuilding = true
    defer { isBuilding = false }
    let builder = MenuBuilder(system: self, root: root)
    configuration.apply(to: builder)
    buildHandler?(builder)
    return MenuBuilder.build(self, builder.root, from: application)
  }

  /// Which of the system's own elements the main menus have. Elements that nobody performs are dimmed.
  @preconcurrency @MainActor
  public final class Configuration: NSObject, @preconcurrency NSCopying {
    /// Of new windows.
    public var newScenePreference = ElementGroupPreference.automatic
    /// Duplicate, Move, Rename and Export.
    public var documentPreference = ElementGroupPreference.automatic
    /// Of Print.
    public var printingPreference = ElementGroupPreference.automatic
    /// Of the Find menu.
    public var findingPreference = ElementGroupPreference.automatic
    /// Which of the elements for finding.
    public private(set) var findingConfiguration = FindElementGroupConfiguration()
    /// Of toolbars.
    public var toolbarPreference = ElementGroupPreference.automatic
    /// Of the column at the leading side.
    public var sidebarPreference = ElementGroupPreference.automatic
    /// Of the column beside the content, which is not there unless it is included.
    public var inspectorPreference = ElementGroupPreference.automatic
    /// Of the Format menu.
    public var textFormattingPreference = ElementGroupPreference.automatic

    public override init() { super.init() }

    /// A configuration that can be changed on its own.
    public func copy(with zone: NSZone? = nil) -> Any {
      let copy = Configuration()
      copy.newScenePreference = newScenePreference
      copy.documentPreference = documentPreference
      copy.printingPreference = printingPreference
      copy.findingPreference = findingPreference
      copy.findingConfiguration.style = findingConfiguration.style
      copy.toolbarPreference = toolbarPreference
      copy.sidebarPreference = sidebarPreference
      copy.inspectorPreference = inspectorPreference
      copy.textFormattingPreference = textFormattingPreference
      return copy
    }
  }

  /// Which elements there are for finding.
  @preconcurrency @MainActor
  public final class FindElementGroupConfiguration: NSObject {
    /// What is found.
    public enum Style: Int, Sendable {
      /// As `editableText`.
      case automatic
      /// Things in the app: there is a search alone.
      case search
      case nonEditableText, editableText
    }

    /// Automatic at first.
    public var style = Style.automatic
  }
}

extension UIMainMenuSystem.Configuration {
  fileprivate func apply(to builder: MenuBuilder) {
    for (preference, menu) in [
      (newScenePreference, UIMenu.Identifier.newScene), (documentPreference, .document),
      (printingPreference, .print), (findingPreference, .find), (toolbarPreference, .toolbar),
      (sidebarPreference, .sidebar), (textFormattingPreference, .format),
    ] where preference == .removed && builder.menu(for: menu) != nil {
      builder.remove(menu: menu)
    }
    if inspectorPreference == .included { addInspector(to: builder) }
    limitFinding(in: builder)
  }

  private func addInspector(to builder: MenuBuilder) {
    guard builder.menu(for: .view) != nil, builder.menu(for: .inspector) == nil else { return }
    let command = UIKeyCommand(
      title: "Show Inspector", action: Selector("toggleInspector:"), input: "i",
      modifierFlags: [.command, .alternate])
    let section = UIMenu(identifier: .inspector, options: .displayInline, children: [command])
    if builder.menu(for: .sidebar) != nil {
      builder.insertSibling(section, afterMenu: .sidebar)
    } else {
      builder.insertChild(section, atStartOfMenu: .view)
    }
  }

  private func limitFinding(in builder: MenuBuilder) {
    let kept: [String]? =
      switch findingConfiguration.style {
      case .automatic, .editableText: nil
      case .nonEditableText: ["find:", "findNext:", "findPrevious:", "useSelectionForFind:"]
      case .search: ["find:"]
      }
    guard let kept, builder.menu(for: .findPanel) != nil else { return }
    builder.replaceChildren(ofMenu: .findPanel) { children in
      children.filter { kept.contains(($0 as? UICommand)?.action?.description ?? "") }
    }
  }
}
