internal import Foundation

exit(await ToolProcess.run())
