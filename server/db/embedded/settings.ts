import { totalmem } from 'node:os'

const megabyte = 1024 * 1024

const ofThisMachine = () => process.constrainedMemory() || totalmem()

/** Megabytes by a share of a machine's (or container's) memory: they fit 1 GiB and 24 GiB alike. */
function part(memory: number, share: number, min: number, max: number): number {
  const available = Math.min(memory, totalmem()) / megabyte
  return Math.round(Math.min(max, Math.max(min, available * share)))
}

/** What a step of a statement may take before it goes to disk. */
const workMemory = (memory: number) => part(memory, 1 / 256, 4, 24)

/** Settings for a machine of this much memory. */
export function settings(memory = ofThisMachine()): string[] {
  const values = {
    shared_buffers: `${part(memory, 1 / 4, 128, 1024)}MB`,
    effective_cache_size: `${part(memory, 1 / 2, 256, 16_384)}MB`,
    work_mem: `${workMemory(memory)}MB`,
    maintenance_work_mem: `${part(memory, 1 / 16, 64, 256)}MB`,
    max_wal_size: '2GB',
    random_page_cost: '1.1',
    effective_io_concurrency: '64',
    jit: 'off',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    // Our own client shows the errors of statements; the file keeps the life of the server only,
    // so that it stays small and holds nobody's data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * Memory that a statement used stays with its process for the next one. By default the C library
 * returns it at once, and a quarter of a search went into getting the same pages again (decision
 * 0011).
 */
export function retainedMemorySettings(memory = ofThisMachine()): Record<string, string> {
  const bytes = String(workMemory(memory) * megabyte)
  return {
    MALLOC_TRIM_THRESHOLD_: bytes,
    MALLOC_MMAP_THRESHOLD_: bytes,
    MALLOC_TOP_PAD_: String(megabyte),
  }
}

/**
 * Where clients find the server's socket: in the cluster itself, which only its user may enter.
 * A query over it takes two thirds of the time TCP takes (measured: 21 against 35 microseconds).
 * None where the path is longer than the kernel's sockaddr_un (104 bytes on macOS), or on Windows.
 */
export function socketFolder(cluster: string): string {
  const fits = Buffer.byteLength(`${cluster}/.s.PGSQL.65535`) < 104
  // The setting is a list: a comma in the path would be read as two folders.
  return fits && process.platform !== 'win32' && !/[",]/.test(cluster) ? cluster : ''
}
