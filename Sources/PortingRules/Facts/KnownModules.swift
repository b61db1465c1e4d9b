/// Apple's modules, as far as imports of them need a word.
enum KnownModules {
  /// Modules that stand for one of Apple's here.
  static let replacements = [
    "ObjectiveC": "FoundationAdditions", "Darwin": "Glibc", "CoreFoundation": "Foundation",
    "DeveloperToolsSupport": "UIKit", "Symbols": "UIKit", "os": "UnifiedLogging",
    "OSLog": "UnifiedLogging",
  ]

  /// Modules that are imported whole, whatever part of them was named.
  static let whole: Set<String> = [
    "UIKit", "Foundation", "CoreGraphics", "ImageIO", "QuartzCore", "CoreText", "Darwin",
    "ObjectiveC", "CoreFoundation", "os", "OSLog", "WebKit", "UserNotifications", "GLKit",
    "OpenGLES",
  ]

  /// The product that has a module which UIKit's lacks.
  static let products = ["WebKit": "WebKit", "GLKit": "GLKit", "OpenGLES": "GLKit"]

  /// Modules of iOS that are not there on Linux.
  static let absent: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "Accounts", "ActivityKit",
    "AdSupport", "AddressBook", "AppKit", "AppIntents", "AppTrackingTransparency", "AudioToolbox",
    "AuthenticationServices", "BackgroundTasks", "CallKit", "CarPlay", "CloudKit", "Combine",
    "Contacts", "ContactsUI", "CoreAudio", "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage",
    "CoreLocation", "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreSpotlight",
    "CoreTelephony", "CoreTransferable", "CoreVideo", "CryptoKit", "EventKit", "EventKitUI",
    "ExternalAccessory", "GameController", "GameKit", "GameplayKit", "HealthKit",
    "HomeKit", "IOKit", "Intents", "IntentsUI", "JavaScriptCore", "LinkPresentation",
    "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
    "MetricKit", "MobileCoreServices", "ModelIO", "MultipeerConnectivity", "NaturalLanguage",
    "Network", "NetworkExtension", "NotificationCenter", "PDFKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "PushKit", "QuickLook", "QuickLookThumbnailing",
    "RealityKit",
    "ReplayKit", "SceneKit", "Security", "Social", "Speech", "SpriteKit",
    "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration", "Twitter",
    "UserNotificationsUI", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
    "WidgetKit",
  ]
}
