#define _GNU_SOURCE
#include "CUISharedMemory.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

int CUISharedMemoryMake(void) {
  int descriptor = memfd_create("casement-web-pages", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (descriptor < 0 || fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK) == 0) return descriptor;
  close(descriptor);
  return -1;
}

void CUISharedMemoryEmpty(int descriptor, off_t offset, off_t length) {
  fallocate(descriptor, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, offset, length);
}
