// Porting 1: the command; the plugin calls it once for each file. Next: Reading/SourceReader.

import Foundation
import PortingRules

exit(PortCommand.run(Array(CommandLine.arguments.dropFirst())))
