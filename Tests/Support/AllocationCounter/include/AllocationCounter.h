#pragma once

#include <stdbool.h>

/// False if a sanitizer or another C library replaces `malloc`: then the count stays 0.
bool allocations_are_counted(void);

/// The number of allocations on the calling thread since it began, by all code in the process. Those
/// that Swift code makes only when it is not optimized are left out.
unsigned long allocations_on_this_thread(void);

/// The bytes that were asked for in these allocations.
unsigned long bytes_allocated_on_this_thread(void);
