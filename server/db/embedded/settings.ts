import { totalmem } from 'node:os'

const megabyte = 1024 * 1024

const ofThisMachine = () => process.constrainedMemory() || totalmem()

/** Returns a share of the machine's (or container's) memory in megabytes, for 1 to 24 GiB. */
function part(memory: number, share: number, min: number, max: number): number {
  const available = Math.min(memory, totalmem()) / megabyte
  return Math.round(Math.min(max, Math.max(min, available * share)))
}

/** Memory for a step of a statement before it spills to disk. */
const workMemory = (memory: number) => part(memory, 1 / 256, 4, 24)

/** Returns PostgreSQL's settings for this amount of memory. */
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
    // The client reports statement errors; the log file only covers the server's lifecycle, so that
    // it stays small and contains no personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/**
 * Keeps memory with its process for the next statement. By default the C library returns it at
 * once, and a quarter of the time of a search went into getting the same pages again (decision
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
 * Returns the folder of the server's socket: the cluster itself, which only its user may enter. A
 * query over it takes two thirds of the time TCP takes (measured: 21 against 35 microseconds).
 * Empty if the path is longer than the kernel's sockaddr_un (104 bytes on macOS), or on Windows.
 */
export function socketFolder(cluster: string): string {
  const fits = Buffer.byteLength(`${cluster}/.s.PGSQL.65535`) < 104
  // The setting is a list: a comma in the path would separate two folders.
  return fits && process.platform !== 'win32' && !/[",]/.test(cluster) ? cluster : ''
}
