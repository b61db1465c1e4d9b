import Foundation
import Testing

@testable import FoundationAdditions

@Suite struct NSUserActivityTests {
  @Test func anActivityKeepsWhatItIsGivenAndAsksToBeFilledIn() {
    let activity = NSUserActivity(activityType: "org.example.read")
    let filler = Filler()
    activity.delegate = filler
    activity.addUserInfoEntries(from: ["page": 1, "book": "b"])
    activity.addUserInfoEntries(from: ["page": 2])
    activity.needsSave = true
    activity.becomeCurrent()
    #expect(activity.isCurrent && !activity.needsSave && filler.count == 1)
    #expect(activity.userInfo?["page"] as? Int == 2 && activity.userInfo?["book"] as? String == "b")
    activity.invalidate()
    activity.becomeCurrent()
    #expect(!activity.isCurrent)
  }
}

private final class Filler: NSUserActivityDelegate {
  var count = 0
  func userActivityWillSave(_ userActivity: NSUserActivity) { count += 1 }
}
