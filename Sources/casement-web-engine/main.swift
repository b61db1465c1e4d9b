import Diagnostics
import Glibc
import WebEngineProtocol

// The engine's process. A program starts it with a socket and shared memory as descriptors 3 and 4, and it ends
// when the socket does.
guard CommandLine.arguments.count == 1, fcntl(3, F_GETFD) >= 0, fcntl(4, F_GETFD) >= 0 else {
  Log.web.write("casement-web-engine does nothing by itself: web views start it")
  exit(64)
}

let socket = MessageSocket(descriptor: 3)
let memory = SharedMemory(descriptor: 4)
for descriptor in [3, 4] as [Int32] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
if let obstacle = Obstacle.find() {
  tell(.unavailable(obstacle), through: socket)
  exit(69)
}
WebEngine(socket: socket, memory: memory).run()
