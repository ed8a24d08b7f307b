import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Ends what a failed or killed test left running: processes that name the run's own temporary
 * folder in their command or environment. Elsewhere than on Linux nothing is looked for.
 */
export async function endLeftoverProcesses(folder: string): Promise<number> {
  // Browsers and databases that were told to stop may take a moment.
  for (let attempts = 20; attempts > 0 && leftovers(folder).length > 0; attempts--) await wait(100)
  const pids = leftovers(folder)
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself in between.
    }
  }
  return pids.length
}

function leftovers(folder: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid && mentions(pid, folder))
}

function mentions(pid: number, folder: string): boolean {
  return ['cmdline', 'environ'].some((name) => {
    try {
      return readFileSync(`/proc/${pid}/${name}`, 'utf8').includes(folder)
    } catch {
      return false
    }
  })
}
