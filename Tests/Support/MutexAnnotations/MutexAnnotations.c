// Workaround: Swift's `Mutex` takes and gives back a lock that others wait for in a library that is
// not built for ThreadSanitizer, which then sees races in what the lock protects. An executable's
// definitions take precedence over the library's; these tell of it.

#define _GNU_SOURCE
#include "MutexAnnotations.h"

#include <dlfcn.h>
#include <stdint.h>

#if !defined(__has_feature)
#define __has_feature(feature) 0
#endif

#if defined(__linux__) && __has_feature(thread_sanitizer)
#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *mutex
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

extern void __tsan_acquire(void *address);
extern void __tsan_release(void *address);

typedef SWIFT void (*lock_function)(uint32_t thread, SELF);
typedef SWIFT void (*unlock_function)(SELF);

SWIFT void lock_contended(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void unlock_contended(SELF) __asm__(UNLOCK);

SWIFT void lock_contended(uint32_t thread, SELF) {
  ((lock_function)dlsym(RTLD_NEXT, LOCK))(thread, mutex);
  __tsan_acquire(mutex);
}

SWIFT void unlock_contended(SELF) {
  __tsan_release(mutex);
  ((unlock_function)dlsym(RTLD_NEXT, UNLOCK))(mutex);
}
#endif
