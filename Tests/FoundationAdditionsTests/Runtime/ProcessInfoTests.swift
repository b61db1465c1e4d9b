import Foundation
import FoundationAdditions
import Testing

@Suite struct ProcessInfoTests {
  @Test func theMachineIsCoolAndHasPower() {
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    #expect(ProcessInfo.thermalStateDidChangeNotification != .NSProcessInfoPowerStateDidChange)
  }
}
