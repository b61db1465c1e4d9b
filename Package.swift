// swift-tools-version: 6.2
// One table of targets by kind, in rung order: a target may name only rungs above it in the table.

import Foundation
import PackageDescription

enum Kind {
  case system, c, library, overlay, program, sample, benchmark, support, test
  case porting, portingTool, portingTest, plugin
}

struct Entry {
  let kind: Kind
  let name: String
  var path: String?
  var needs: [String] = []
  var pkgConfig: String?
}

let table: [Entry] = [
  // Rung 0: system libraries and pixel kernels.
  Entry(kind: .system, name: "CUIXlib", pkgConfig: "x11"),
  Entry(kind: .system, name: "CUICairo", pkgConfig: "cairo"),
  Entry(kind: .system, name: "CUIHarfBuzz", pkgConfig: "harfbuzz"),
  Entry(kind: .c, name: "CUIPango"),
  Entry(kind: .system, name: "CUICodecs", pkgConfig: "libpng"),
  Entry(kind: .c, name: "CUIKernels"),
  Entry(kind: .c, name: "CUISharedMemory"),
  Entry(kind: .c, name: "CUIWallTimer"),
  Entry(kind: .c, name: "CUIWebKitGTK"),
  Entry(kind: .c, name: "CUIGLES"),
  // Rungs 1 to 8: the ladder.
  Entry(kind: .library, name: "Diagnostics"),
  Entry(kind: .library, name: "ConstraintKit"),
  Entry(kind: .library, name: "DifferenceKit"),
  Entry(kind: .library, name: "SumTreeKit"),
  Entry(kind: .library, name: "CollectionLayouts", needs: ["SumTreeKit"]),
  Entry(kind: .library, name: "FoundationAdditions", needs: ["Diagnostics"]),
  Entry(kind: .library, name: "AssetCatalog", needs: ["Diagnostics"]),
  Entry(kind: .library, name: "InterfaceFiles", needs: ["Diagnostics"]),
  Entry(
    kind: .library, name: "UniformTypeIdentifiers", needs: ["Diagnostics", "FoundationAdditions"]),
  Entry(kind: .library, name: "RasterKit", needs: ["CUIKernels"]),
  Entry(kind: .library, name: "PlatformKit", needs: ["Diagnostics", "DifferenceKit", "RasterKit"]),
  Entry(kind: .library, name: "DBusKit", needs: ["Diagnostics", "PlatformKit"]),
  Entry(
    kind: .library, name: "X11Kit",
    needs: ["Diagnostics", "PlatformKit", "RasterKit", "DBusKit", "CUIXlib"]),
  Entry(
    kind: .library, name: "CoreGraphics",
    needs: ["Diagnostics", "FoundationAdditions", "RasterKit", "CUICairo", "CUICodecs"]),
  Entry(
    kind: .library, name: "ImageIO", needs: ["CoreGraphics", "RasterKit", "Diagnostics"]),
  Entry(
    kind: .library, name: "SystemSymbols",
    needs: ["Diagnostics", "CoreGraphics", "CUIHarfBuzz"]),
  Entry(
    kind: .library, name: "VectorImages",
    needs: ["Diagnostics", "CoreGraphics", "RasterKit", "InterfaceFiles"]),
  Entry(
    kind: .library, name: "CoreText",
    needs: [
      "Diagnostics", "FoundationAdditions", "CoreGraphics", "RasterKit", "CUIPango", "CUIHarfBuzz",
    ]),
  Entry(
    kind: .library, name: "TextKit",
    needs: [
      "CoreText", "CoreGraphics", "RasterKit", "Diagnostics", "FoundationAdditions", "SumTreeKit",
    ]),
  Entry(
    kind: .library, name: "RenderKit",
    needs: ["Diagnostics", "CoreGraphics", "PlatformKit", "RasterKit"]),
  Entry(
    kind: .library, name: "QuartzCore",
    needs: [
      "RenderKit", "CoreText", "CoreGraphics", "PlatformKit", "RasterKit", "Diagnostics",
      "FoundationAdditions",
    ]),
  Entry(
    kind: .library, name: "UIKit",
    needs: [
      "QuartzCore", "RenderKit", "CoreText", "CoreGraphics", "PlatformKit", "RasterKit", "X11Kit",
      "Diagnostics", "ConstraintKit", "FoundationAdditions", "AssetCatalog", "InterfaceFiles",
      "SystemSymbols",
      "VectorImages", "TextKit", "SumTreeKit", "UniformTypeIdentifiers",
      "DifferenceKit", "CollectionLayouts", "CUIWallTimer",
    ]),
  Entry(
    kind: .library, name: "OpenGLES",
    needs: ["QuartzCore", "RenderKit", "CoreGraphics", "RasterKit", "Diagnostics", "CUIGLES"]),
  Entry(
    kind: .library, name: "GLKit",
    needs: ["OpenGLES", "UIKit", "QuartzCore", "CoreGraphics", "RasterKit", "Diagnostics"]),
  // Web views: the module that programs import, and the engine's process.
  Entry(
    kind: .library, name: "WebEngineProtocol",
    needs: ["Diagnostics", "CUISharedMemory"]),
  Entry(
    kind: .library, name: "WebKit",
    needs: [
      "UIKit", "QuartzCore", "RenderKit", "CoreGraphics", "RasterKit", "PlatformKit",
      "WebEngineProtocol", "FoundationAdditions", "UniformTypeIdentifiers", "Diagnostics",
    ]),
  Entry(kind: .library, name: "SafariServices", needs: ["WebKit", "UIKit"]),
  Entry(
    kind: .program, name: "casement-web-engine",
    needs: ["WebEngineProtocol", "CUIWebKitGTK", "Diagnostics"]),
  // What ported programs import besides; nothing above needs it.
  Entry(kind: .library, name: "UnifiedLogging"),
  Entry(
    kind: .library, name: "UserNotifications",
    needs: ["UIKit", "PlatformKit", "FoundationAdditions"]),
  // Rung 9: testing product and the overlays Swift Testing looks for.
  Entry(
    kind: .library, name: "ProgramDriver",
    needs: ["X11Kit", "DBusKit", "PlatformKit", "RasterKit", "CUIXlib"]),
  Entry(kind: .overlay, name: "_Testing_CoreGraphics", path: "Sources/Overlays/CoreGraphics"),
  Entry(kind: .overlay, name: "_Testing_UIKit", path: "Sources/Overlays/UIKit"),
  Entry(
    kind: .library, name: "UIKitTesting",
    needs: [
      "UIKit", "QuartzCore", "RenderKit", "CoreGraphics", "PlatformKit", "RasterKit",
      "_Testing_CoreGraphics", "_Testing_UIKit", "ProgramDriver",
    ]),
  Entry(kind: .library, name: "XCTestAdditions", needs: ["FoundationAdditions"]),
  // Rung 10: clients.
  Entry(kind: .sample, name: "HelloWindow", path: "Samples/HelloWindow", needs: ["UIKit"]),
  Entry(kind: .sample, name: "Playground", path: "Samples/Playground", needs: ["UIKit"]),
  Entry(kind: .sample, name: "Animations", path: "Samples/Animations", needs: ["UIKit"]),
  Entry(kind: .sample, name: "Geometry", path: "Samples/Geometry", needs: ["UIKit"]),
  Entry(kind: .sample, name: "Catalog", path: "Samples/Catalog", needs: ["UIKit"]),
  Entry(kind: .sample, name: "Notes", path: "Samples/Notes", needs: ["UIKit"]),
  Entry(kind: .sample, name: "Photos", path: "Samples/Photos", needs: ["UIKit"]),
  Entry(kind: .sample, name: "Drawing", path: "Samples/Drawing", needs: ["UIKit"]),
  Entry(kind: .sample, name: "Browser", path: "Samples/Browser", needs: ["UIKit", "WebKit"]),
  Entry(
    kind: .sample, name: "Teapot", path: "Samples/Teapot", needs: ["UIKit", "OpenGLES", "GLKit"]),
  Entry(
    kind: .support, name: "ControlsPage", path: "Tests/Support/ControlsPage", needs: ["UIKit"]),
  Entry(
    kind: .sample, name: "ProbeApp", path: "Tests/Support/ProbeApp",
    needs: ["UIKit", "ControlsPage"]),
  Entry(
    kind: .sample, name: "WebProbe", path: "Tests/Support/WebProbe", needs: ["UIKit", "WebKit"]),
  Entry(kind: .support, name: "SceneNumbers", path: "Benchmarks/SceneNumbers"),
  Entry(kind: .benchmark, name: "RasterKitBenchmarks", needs: ["RasterKit", "CUIKernels"]),
  Entry(kind: .support, name: "AllocationCounter", path: "Tests/Support/AllocationCounter"),
  Entry(
    kind: .benchmark, name: "AnimationBenchmarks",
    needs: ["RenderKit", "CoreGraphics", "AllocationCounter"]),
  Entry(
    kind: .benchmark, name: "ConstraintBenchmarks", needs: ["ConstraintKit", "AllocationCounter"]),
  Entry(
    kind: .benchmark, name: "DifferenceBenchmarks", needs: ["DifferenceKit", "AllocationCounter"]),
  Entry(
    kind: .benchmark, name: "TextBenchmarks",
    needs: ["TextKit", "CoreText", "CoreGraphics", "AllocationCounter"]),
  Entry(
    kind: .benchmark, name: "DrawingBenchmarks",
    needs: ["CoreText", "CoreGraphics", "RasterKit", "CUICairo", "CUIPango", "CUICodecs"]),
  Entry(
    kind: .support, name: "LayerScenes", path: "Benchmarks/LayerScenes",
    needs: ["RenderKit", "CoreGraphics", "PlatformKit", "RasterKit", "SceneNumbers"]),
  Entry(
    kind: .benchmark, name: "RenderKitBenchmarks",
    needs: [
      "LayerScenes", "RenderKit", "CoreGraphics", "PlatformKit", "RasterKit", "SceneNumbers",
    ]),
  Entry(
    kind: .benchmark, name: "SceneBenchmarks",
    needs: ["UIKit", "RenderKit", "CoreGraphics", "PlatformKit", "RasterKit", "SceneNumbers"]),
  Entry(
    kind: .benchmark, name: "InputBenchmarks",
    needs: ["UIKit", "QuartzCore", "CoreGraphics", "PlatformKit"]),
  Entry(kind: .benchmark, name: "LayoutBenchmarks", needs: ["UIKit"]),
  Entry(
    kind: .benchmark, name: "OpenGLBenchmarks",
    needs: ["OpenGLES", "QuartzCore", "UIKit", "UIKitTesting", "XTestRig"]),
  Entry(kind: .test, name: "DiagnosticsTests", needs: ["Diagnostics"]),
  Entry(kind: .support, name: "PlainGaussian", path: "Tests/Support/PlainGaussian"),
  Entry(kind: .support, name: "SeededInput", path: "Tests/Support/SeededInput"),
  Entry(kind: .support, name: "PeakMemory", path: "Tests/Support/PeakMemory"),
  Entry(kind: .support, name: "ProcessStarting", path: "Tests/Support/ProcessStarting"),
  Entry(
    kind: .support, name: "TemporaryPlaces", path: "Tests/Support/TemporaryPlaces",
    needs: ["ProcessStarting"]),
  Entry(kind: .support, name: "MutexAnnotations", path: "Tests/Support/MutexAnnotations"),
  Entry(kind: .support, name: "TextModel", path: "Tests/Support/TextModel"),
  Entry(kind: .test, name: "ConstraintKitTests", needs: ["ConstraintKit", "SeededInput"]),
  Entry(kind: .test, name: "DifferenceKitTests", needs: ["DifferenceKit", "SeededInput"]),
  Entry(kind: .test, name: "CollectionLayoutsTests", needs: ["CollectionLayouts", "SeededInput"]),
  Entry(kind: .test, name: "SumTreeKitTests", needs: ["SumTreeKit", "SeededInput"]),
  Entry(
    kind: .test, name: "FoundationAdditionsTests", needs: ["FoundationAdditions", "Diagnostics"]),
  Entry(kind: .test, name: "UnifiedLoggingTests", needs: ["UnifiedLogging"]),
  Entry(
    kind: .test, name: "XCTestAdditionsTests", needs: ["XCTestAdditions", "FoundationAdditions"]),
  Entry(
    kind: .test, name: "UniformTypeIdentifiersTests",
    needs: ["UniformTypeIdentifiers", "Diagnostics"]),
  Entry(
    kind: .test, name: "AssetCatalogTests", needs: ["AssetCatalog", "Diagnostics", "SeededInput"]),
  Entry(kind: .test, name: "InterfaceFilesTests", needs: ["InterfaceFiles", "SeededInput"]),
  Entry(
    kind: .test, name: "WebEngineProtocolTests", needs: ["WebEngineProtocol", "SeededInput"]),
  Entry(kind: .support, name: "TestFonts", path: "Tests/Support/TestFonts"),
  Entry(
    kind: .test, name: "RasterKitTests",
    needs: ["RasterKit", "CUIKernels", "PlainGaussian", "SeededInput", "MutexAnnotations"]),
  Entry(kind: .test, name: "PlatformKitTests", needs: ["PlatformKit", "RasterKit", "SeededInput"]),
  Entry(
    kind: .support, name: "XTestRig", path: "Tests/Support/XTestRig",
    needs: ["CUIXlib", "TemporaryPlaces", "ProcessStarting"]),
  Entry(
    kind: .support, name: "WebRig", path: "Tests/Support/WebRig",
    needs: ["XTestRig", "ProcessStarting"]),
  Entry(
    kind: .support, name: "IBusRig", path: "Tests/Support/IBusRig",
    needs: ["XTestRig", "X11Kit", "DBusKit"]),
  Entry(
    kind: .benchmark, name: "LatencyBenchmarks", needs: ["XTestRig", "CUIXlib"]),
  Entry(
    kind: .test, name: "DBusKitTests",
    needs: ["DBusKit", "PlatformKit", "Diagnostics", "XTestRig"]),
  Entry(
    kind: .test, name: "X11KitTests",
    needs: [
      "X11Kit", "PlatformKit", "RasterKit", "DBusKit", "Diagnostics", "CUIXlib", "XTestRig",
      "IBusRig", "SeededInput", "ProgramDriver",
    ]),
  Entry(kind: .test, name: "ProgramDriverTests", needs: ["ProgramDriver"]),
  Entry(
    kind: .test, name: "CoreGraphicsTests",
    needs: [
      "CoreGraphics", "RasterKit", "Diagnostics", "CUICairo", "_Testing_CoreGraphics",
      "SeededInput", "PeakMemory",
    ]),
  Entry(
    kind: .test, name: "ImageIOTests",
    needs: [
      "ImageIO", "CoreGraphics", "RasterKit", "Diagnostics", "_Testing_CoreGraphics",
      "SeededInput", "PeakMemory",
    ]),
  Entry(
    kind: .test, name: "SystemSymbolsTests",
    needs: ["SystemSymbols", "CoreGraphics", "RasterKit", "Diagnostics", "_Testing_CoreGraphics"]),
  Entry(
    kind: .test, name: "VectorImagesTests",
    needs: [
      "VectorImages", "CoreGraphics", "RasterKit", "Diagnostics", "_Testing_CoreGraphics",
      "SeededInput", "PeakMemory",
    ]),
  Entry(
    kind: .test, name: "CoreTextTests",
    needs: [
      "CoreText", "CoreGraphics", "FoundationAdditions", "RasterKit", "CUIPango",
      "_Testing_CoreGraphics", "TestFonts", "SeededInput", "PeakMemory",
    ]),
  Entry(
    kind: .test, name: "TextKitTests",
    needs: [
      "TextKit", "CoreText", "CoreGraphics", "RasterKit", "Diagnostics", "CUIPango",
      "_Testing_CoreGraphics",
      "TestFonts", "SeededInput", "TextModel",
    ]),
  Entry(kind: .support, name: "CountThresholds", path: "Tests/Support/CountThresholds"),
  Entry(
    kind: .test, name: "RenderKitTests",
    needs: [
      "RenderKit", "CoreGraphics", "PlatformKit", "RasterKit", "_Testing_CoreGraphics",
      "LayerScenes", "SceneNumbers", "AllocationCounter", "CountThresholds", "Diagnostics",
      "PlainGaussian", "SeededInput", "MutexAnnotations",
    ]),
  Entry(
    kind: .test, name: "QuartzCoreTests",
    needs: [
      "QuartzCore", "RenderKit", "CoreText", "CoreGraphics", "PlatformKit", "RasterKit",
      "_Testing_CoreGraphics", "SceneNumbers", "AllocationCounter", "CountThresholds", "TestFonts",
      "MutexAnnotations",
    ]),
  Entry(
    kind: .test, name: "OpenGLESTests",
    needs: [
      "OpenGLES", "UIKitTesting", "UIKit", "QuartzCore", "RenderKit", "PlatformKit", "RasterKit",
      "Diagnostics", "CUIGLES", "AllocationCounter", "CountThresholds",
    ]),
  Entry(
    kind: .test, name: "UIKitTests",
    needs: [
      "UIKit", "UIKitTesting", "QuartzCore", "RenderKit", "CoreGraphics", "PlatformKit",
      "RasterKit", "TestFonts", "Diagnostics", "InterfaceFiles", "VectorImages",
      "AllocationCounter", "CountThresholds", "SeededInput", "TextModel",
      "UniformTypeIdentifiers", "ControlsPage", "TemporaryPlaces",
    ]),
  Entry(
    kind: .test, name: "GLKitTests",
    needs: [
      "GLKit", "OpenGLES", "UIKitTesting", "UIKit", "QuartzCore", "CoreGraphics", "RasterKit",
      "Diagnostics", "SeededInput",
    ]),
  Entry(kind: .test, name: "UIKitTestingTests", needs: ["UIKitTesting", "UIKit", "TestFonts"]),
  Entry(
    kind: .test, name: "WebKitTests",
    needs: [
      "WebKit", "UIKitTesting", "UIKit", "CoreGraphics", "RasterKit", "PlatformKit",
      "WebEngineProtocol", "FoundationAdditions", "WebRig", "XTestRig", "casement-web-engine",
    ]),
  Entry(
    kind: .test, name: "UserNotificationsTests",
    needs: ["UserNotifications", "UIKitTesting", "UIKit", "PlatformKit"]),
  Entry(
    kind: .test, name: "SafariServicesTests",
    needs: ["SafariServices", "WebKit", "UIKitTesting", "UIKit"]),
  Entry(kind: .test, name: "LayerPictureTests", needs: ["UIKitTesting", "UIKit", "TestFonts"]),
  Entry(
    kind: .test, name: "DrawingPictureTests",
    needs: [
      "UIKitTesting", "UIKit", "ImageIO", "VectorImages", "CoreText", "CoreGraphics", "RasterKit",
      "FoundationAdditions", "Diagnostics", "TestFonts",
    ]),
  Entry(
    kind: .test, name: "SamplesTests",
    needs: [
      "HelloWindow", "Playground", "Animations", "Geometry", "Catalog", "Notes", "Photos",
      "Drawing", "UIKitTesting", "UIKit", "ImageIO", "CoreGraphics", "PlatformKit", "RasterKit",
      "TestFonts", "TemporaryPlaces",
    ]),
  Entry(
    kind: .test, name: "EndToEndTests",
    needs: [
      "ProbeApp", "HelloWindow", "Notes", "Catalog", "Photos", "Teapot", "Browser", "WebProbe",
      "casement-web-engine",
      "XTestRig", "IBusRig", "WebRig", "TestFonts", "ControlsPage", "TemporaryPlaces",
      "ProcessStarting", "UIKitTesting", "UIKit", "CoreGraphics", "RasterKit",
    ]),
  // The porting tool, which nothing above needs.
  Entry(kind: .porting, name: "PortingRules", needs: ["AssetCatalog", "InterfaceFiles"]),
  Entry(kind: .portingTool, name: "uikit-port", needs: ["PortingRules"]),
  Entry(
    kind: .plugin, name: "UIKitSources", path: "Sources/Plugins/UIKitSources",
    needs: ["uikit-port"]),
  Entry(
    kind: .portingTest, name: "PortingRulesTests",
    needs: ["PortingRules", "InterfaceFiles", "SeededInput"]),
]

/// With `CASEMENT_CLEAN_BUILD` a debug build compiles each library's module as one: from nothing UIKit takes about
/// half of the processor's time, and after a change as long as from nothing. Modules of tests, with their macros,
/// would take longer. An unsafe flag, see below.
let wholeModules: [SwiftSetting] =
  ProcessInfo.processInfo.environment["CASEMENT_CLEAN_BUILD"] == nil
  ? [] : [.unsafeFlags(["-whole-module-optimization", "-num-threads", "2"])]

let pedantic: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// `lib/swift/host` of the running toolchain: its SwiftSyntax, which no package declares. The
/// manifest itself runs with libraries of that toolchain, so their places say where it is.
let syntaxFolder: String? = {
  let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
  let libraries = maps.split(separator: "\n").compactMap { line in
    line.firstIndex(of: "/").map { String(line[$0...]) }
  }
  let programs = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { URL(fileURLWithPath: "\($0)/swift").resolvingSymlinksInPath().path }
  for path in libraries + programs {
    var folder = URL(fileURLWithPath: path)
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let host = folder.appendingPathComponent("lib/swift/host")
      let module = host.appendingPathComponent("SwiftSyntax.swiftmodule").path
      if FileManager.default.fileExists(atPath: module) { return host.path }
    }
  }
  return nil
}()

/// A search path outside the package is an unsafe flag: packages with one can be depended on by
/// path, branch or revision, not by version. Only the porting tool has them.
let syntaxFlags: [SwiftSetting] = syntaxFolder.map { [.unsafeFlags(["-I", $0])] } ?? []
let syntaxLibraries: [LinkerSetting] =
  syntaxFolder.map {
    [
      .unsafeFlags([
        "-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0, "-lSwiftParser", "-lSwiftSyntax",
      ])
    ]
  } ?? []

func makeTarget(_ entry: Entry) -> Target {
  let needs = entry.needs.map { Target.Dependency.target(name: $0) }
  switch entry.kind {
  case .system:
    return .systemLibrary(name: entry.name, pkgConfig: entry.pkgConfig)
  case .c:
    return .target(name: entry.name)
  case .library:
    return .target(
      name: entry.name, dependencies: needs, swiftSettings: pedantic + wholeModules)
  case .overlay:
    return .target(name: entry.name, path: entry.path, swiftSettings: pedantic)
  case .program:
    return .executableTarget(name: entry.name, dependencies: needs, swiftSettings: pedantic)
  case .sample:
    return .executableTarget(
      name: entry.name, dependencies: needs, path: entry.path,
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v6)])
  case .benchmark:
    return .executableTarget(
      name: entry.name, dependencies: needs, path: "Benchmarks/\(entry.name)",
      swiftSettings: pedantic)
  case .support:
    return .target(
      name: entry.name, dependencies: needs, path: entry.path, swiftSettings: pedantic)
  case .test:
    return .testTarget(
      name: entry.name, dependencies: needs, exclude: references(in: "Tests/\(entry.name)"),
      swiftSettings: pedantic)
  case .porting:
    return .target(
      name: entry.name, dependencies: needs, swiftSettings: pedantic + syntaxFlags,
      linkerSettings: syntaxLibraries)
  case .portingTool:
    return .executableTarget(
      name: entry.name, dependencies: needs, swiftSettings: pedantic + syntaxFlags)
  case .portingTest:
    return .testTarget(
      name: entry.name, dependencies: needs, swiftSettings: pedantic + syntaxFlags)
  case .plugin:
    return .plugin(
      name: entry.name, capability: .buildTool(),
      dependencies: entry.needs.map { .target(name: $0) },
      path: entry.path)
  }
}

/// Reference images, storyboards, scripts and transcripts lie beside the tests that read them by path; they are
/// no resources.
func references(in folder: String) -> [String] {
  let root = "\(Context.packageDirectory)/\(folder)"
  let files = FileManager.default.enumerator(atPath: root)
  return (files?.compactMap { $0 as? String } ?? []).filter {
    $0 == "References" || ["/References", "/Fixtures", ".py", ".txt"].contains(where: $0.hasSuffix)
      || isOtherSuite("\(root)/\($0)")
  }
}

/// `CASEMENT_SUITES=RandomListTests,…` leaves out the files of all other suites: an optimised build of each would
/// take an hour.
func isOtherSuite(_ path: String) -> Bool {
  guard let suites = ProcessInfo.processInfo.environment["CASEMENT_SUITES"]?.split(separator: ","),
    path.hasSuffix(".swift"),
    !suites.contains(where: { path.hasSuffix("\($0).swift") })
  else { return false }
  return (try? String(contentsOfFile: path, encoding: .utf8))?.contains("@Test") == true
}

/// `CASEMENT_ONLY=RasterKitTests,…` narrows the manifest to these targets and what they need, so
/// that working on a low rung does not build the whole house.
func narrowed(_ entries: [Entry]) -> [Entry] {
  guard let only = ProcessInfo.processInfo.environment["CASEMENT_ONLY"], !only.isEmpty else {
    return entries
  }
  var wanted = Set(only.split(separator: ",").map(String.init))
  for entry in entries.reversed() where wanted.contains(entry.name) {
    wanted.formUnion(entry.needs)
  }
  return entries.filter { wanted.contains($0.name) }
}

/// Without SwiftSyntax there is no porting tool; everything else builds.
let porting: Set<Kind> = [.porting, .portingTool, .portingTest, .plugin]
let chosen = narrowed(table).filter { syntaxFolder != nil || !porting.contains($0.kind) }
let names = Set(chosen.map(\.name))

let libraries: [(name: String, targets: [String])] = [
  (
    "UIKit",
    ["UIKit", "ImageIO", "UnifiedLogging", "UniformTypeIdentifiers", "UserNotifications"]
  ),
  ("WebKit", ["WebKit", "SafariServices"]),
  ("GLKit", ["OpenGLES", "GLKit"]),
  (
    "UIKitTesting",
    ["UIKitTesting", "_Testing_CoreGraphics", "_Testing_UIKit", "XCTestAdditions"]
  ),
]

var products: [Product] = []
for library in libraries where names.isSuperset(of: library.targets) {
  products.append(.library(name: library.name, targets: library.targets))
}
for name in ["casement-web-engine"] where names.contains(name) {
  products.append(.executable(name: name, targets: [name]))
}
for name in ["UIKitSources"] where names.contains(name) {
  products.append(.plugin(name: name, targets: [name]))
}

let package = Package(name: "Casement", products: products, targets: chosen.map(makeTarget))
