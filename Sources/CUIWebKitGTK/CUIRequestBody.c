#define _GNU_SOURCE
#include "CUIWebKitGTK.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

static bool writeAll(int descriptor, const char *bytes, long count) {
  while (count > 0) {
    long written = write(descriptor, bytes, count);
    if (written < 0) return false;
    bytes += written;
    count -= written;
  }
  return true;
}

/// Returns what the process ends with.
static int writeBody(const CUIWebKitGTK *gtk, CUIObject request, int descriptor) {
  static char piece[1 << 16];
  CUIObject stream = gtk->webkit_uri_scheme_request_get_http_body(request);
  if (!stream) return 0;
  long count;
  while ((count = gtk->g_input_stream_read(stream, piece, sizeof piece, NULL, NULL)) > 0)
    if (!writeAll(descriptor, piece, count)) return 1;
  return count < 0;
}

static void leave(int fault) {
  (void)fault;
  _exit(1);
}

/// A fault is the copy's own end: no handler of the process runs, nobody keeps the memory, and the kernel writes no line.
/// The copy has the process's sockets, so it doesn't outlive it, whatever it waits for.
static void prepareCopy(void) {
  static const int faults[] = {SIGSEGV, SIGBUS, SIGABRT, SIGTRAP, SIGILL, SIGFPE};
  for (unsigned i = 0; i < sizeof faults / sizeof *faults; i++) signal(faults[i], leave);
  signal(SIGPIPE, SIG_DFL);
  signal(SIGTERM, SIG_DFL);
  prctl(PR_SET_PDEATHSIG, (unsigned long)SIGKILL);
}

int CUIWriteBody(const CUIWebKitGTK *gtk, CUIObject request, int *process) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) < 0) return -1;
  *process = fork();
  if (*process == 0) {
    prepareCopy();
    close(ends[0]);
    _exit(writeBody(gtk, request, ends[1]));
  }
  close(ends[1]);
  if (*process > 0) return ends[0];
  close(ends[0]);
  return -1;
}
