// Calls of Linux that Swift's Glibc module lacks.
#pragma once
#include <sys/types.h>

/// A descriptor of memory that can grow but not shrink; -1 where there is none.
int CUISharedMemoryMake(void);

/// Gives a part of it back to the system.
void CUISharedMemoryEmpty(int descriptor, off_t offset, off_t length);
