#include "AllocationCounter.h"

#include <errno.h>
#include <features.h>
#include <stddef.h>

#if !defined(__has_feature)
#define __has_feature(feature) 0
#endif

#if defined(__GLIBC__) && !__has_feature(address_sanitizer) && !__has_feature(thread_sanitizer)
#define COUNTED 1
#else
#define COUNTED 0
#endif

// In the executable's own TLS block, so that counting never allocates.
static __thread unsigned long allocations __attribute__((tls_model("initial-exec")));

bool allocations_are_counted(void) { return COUNTED; }

unsigned long allocations_on_this_thread(void) { return allocations; }

#if COUNTED
// An executable's definitions take precedence over the C library's for the whole process, including
// the Swift runtime. The C library exports its own under these names for this purpose.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations++;
  return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
  allocations++;
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  allocations++;
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}
#endif
