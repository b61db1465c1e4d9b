// Porting 1: the command; the plugin calls it for each module. Next: Commands/ModuleRun.

import Foundation
import PortingRules

exit(PortCommand.run(Array(CommandLine.arguments.dropFirst())))
