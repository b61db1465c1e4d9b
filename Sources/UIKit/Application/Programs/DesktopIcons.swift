import Foundation

/// The pictures of programs: files by path, or by name in the theme that all others fall back to. Source: Icon
/// Theme Specification 0.13.
struct DesktopIcons {
  private static let sizes = ["128x128", "256x256", "64x64", "96x96", "48x48", "512x512", "32x32"]

  var folders: DesktopFolders

  func image(named name: String?) -> UIImage? {
    guard let name, !name.isEmpty else { return nil }
    if name.hasPrefix("/") { return UIImage(contentsOfFile: name) }
    guard !name.contains("/") else { return nil }
    let files = folders.data.flatMap { folder in
      Self.sizes.map { "\(folder)/icons/hicolor/\($0)/apps/\(name).png" }
        + ["\(folder)/pixmaps/\(name).png"]
    }
    return files.first(where: ImageFiles.isFile).flatMap(UIImage.init(contentsOfFile:))
  }
}
