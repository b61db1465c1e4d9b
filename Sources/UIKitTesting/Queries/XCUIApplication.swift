import PlatformKit

/// An app as the root of its elements. Main thread only.
@preconcurrency @MainActor
public final class XCUIApplication: XCUIElement {
  init(_ app: any AppUnderTest) {
    super.init(app, "app", isOnly: true) { app.accessibilityTree[.application].map { [$0] } ?? [] }
  }
}

extension AppHarness {
  /// Finds elements as assistive technologies do, and as XCUITest's tests do.
  public var app: XCUIApplication { XCUIApplication(self) }
}
