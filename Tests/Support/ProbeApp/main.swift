import UIKit

switch CommandLine.arguments.dropFirst().first {
case "script": runScript()
case "scenes":
  UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(ScenesAppDelegate.self))
case "restored":
  UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(RestoredAppDelegate.self))
default:
  UIApplicationMain(
    CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(AppDelegate.self))
}
