// Counts what a release build allocates too: objects, arrays, buffers.
//
// Without optimization, a loop over a collection allocates the frame of a coroutine for each element
// it reads. Only for these frames does compiled Swift code call `malloc` itself; everything else is
// allocated by swift_slowAlloc. So calls of `malloc` that come from Swift code are not counted.

#define _GNU_SOURCE
#include "AllocationCounter.h"

#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <features.h>
#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

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

static __thread unsigned long bytes __attribute__((tls_model("initial-exec")));

unsigned long allocations_on_this_thread(void) { return allocations; }

unsigned long bytes_allocated_on_this_thread(void) { return bytes; }

#if COUNTED
// An executable's definitions take precedence over the C library's for the whole process, including
// the Swift runtime. The C library exports its own under these names for this purpose.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

typedef struct {
  uintptr_t start, end;
} range;

static bool holds(range r, uintptr_t address) { return r.start <= address && address < r.end; }

/// The code of the executable and of the standard library.
static range swift_code[2];
static range slow_alloc;

/// Records the address range of an object's code, if it is one of the two.
static int note_object(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size, (void)context;
  bool is_executable = object->dlpi_name[0] == 0;
  if (!is_executable && !strstr(object->dlpi_name, "/libswiftCore.so")) return 0;
  for (int i = 0; i < object->dlpi_phnum; i++) {
    const ElfW(Phdr) *part = &object->dlpi_phdr[i];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    uintptr_t start = object->dlpi_addr + part->p_vaddr;
    swift_code[is_executable ? 0 : 1] = (range){start, start + part->p_memsz};
  }
  return 0;
}

__attribute__((constructor)) static void find_code(void) {
  void *function = dlsym(RTLD_DEFAULT, "swift_slowAlloc");
  Dl_info info;
  const ElfW(Sym) *symbol = NULL;
  if (!function || !dladdr1(function, &info, (void **)&symbol, RTLD_DL_SYMENT) || !symbol) return;
  slow_alloc = (range){(uintptr_t)function, (uintptr_t)function + symbol->st_size};
  dl_iterate_phdr(note_object, NULL);
}

/// Whether a call of `malloc` that returns to here allocates a coroutine's frame.
static bool is_coroutine(uintptr_t caller) {
  return (holds(swift_code[0], caller) || holds(swift_code[1], caller)) &&
         !holds(slow_alloc, caller);
}

static void note(size_t size) {
  allocations++;
  bytes += size;
}

void *malloc(size_t size) {
  if (!is_coroutine((uintptr_t)__builtin_return_address(0))) note(size);
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  note(count * size);
  return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
  note(size);
  return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  note(size);
  *result = __libc_memalign(alignment, size);
  return *result ? 0 : ENOMEM;
}
#endif
