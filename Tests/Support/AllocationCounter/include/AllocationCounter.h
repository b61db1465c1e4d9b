#pragma once

#include <stdbool.h>

/// False where a sanitizer or another C library owns `malloc`: then the count stays 0.
bool allocations_are_counted(void);

/// Blocks of memory asked for on the calling thread since it began, by anybody in the process.
unsigned long allocations_on_this_thread(void);
