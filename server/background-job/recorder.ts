import type { Handle } from '#server/db/connect.ts'
import { type JobRuns, jobRuns } from '#server/job/job-runs.ts'
import { repeatedJobs } from '#server/job/repeat.ts'
import { addCountedRuns, type CountedRuns } from './queries.ts'

const minute = 60_000
/** Milliseconds after which a run is shown as running. */
const longMs = 5_000

/** What this process has written to the table. */
interface Told {
  started: number
  failed: number
  lastDone: Date | undefined
  isFailing: boolean
  isLong: boolean
}

/**
 * Returns a job that saves the runs of this process: changes of a job's state at once, and counts
 * once a minute, however often jobs run.
 */
export function makeJobRecorder(db: Handle): () => Promise<void> {
  const told = new Map<string, Told>()
  let lastWhole = Number.NEGATIVE_INFINITY
  return async () => {
    const now = Date.now()
    const isWhole = now - lastWhole >= minute
    const news: [counted: CountedRuns, tell: () => void][] = []
    for (const [name, its] of jobRuns) {
      const pause = repeatedJobs.get(name)?.milliseconds
      if (pause === undefined) continue
      const known = told.get(name)
      const present = presentOf(its, now)
      if (!isWorthTelling(known, present, isWhole)) continue
      const counted = since(known, its, present)
      news.push([{ name, pause_ms: pause, ...counted }, () => told.set(name, present)])
    }
    if (news.length > 0)
      await addCountedRuns(
        db,
        news.map(([counted]) => counted),
      )
    for (const [, tell] of news) tell()
    if (isWhole) lastWhole = now
  }
}

function presentOf(its: Readonly<JobRuns>, now: number): Told {
  const { started, failed, lastDone } = its
  const isLong = its.isRunning && now - Number(its.lastStarted) >= longMs
  return { started, failed, lastDone, isFailing: its.failedInRow > 0, isLong }
}

function isWorthTelling(known: Told | undefined, present: Told, isWhole: boolean): boolean {
  if (!known) return present.lastDone !== undefined || present.failed > 0 || present.isLong
  if (known.isFailing !== present.isFailing || known.isLong !== present.isLong) return true
  const hasRun = known.started !== present.started || known.failed !== present.failed
  return isWhole && (hasRun || present.isLong)
}

function since(known: Told | undefined, its: Readonly<JobRuns>, { isLong }: Told) {
  const failures = its.failed - (known?.failed ?? 0)
  const hasSucceeded = its.lastDone?.getTime() !== known?.lastDone?.getTime()
  return {
    started_at: its.lastStarted ?? null,
    running_since: isLong ? (its.lastStarted ?? null) : null,
    succeeded_at: its.lastDone ?? null,
    failed_at: its.lastFailed ?? null,
    error: its.lastError ?? null,
    duration_ms: its.lastMs ?? null,
    runs: its.started - (known?.started ?? 0),
    failures,
    failures_in_row: hasSucceeded ? its.failedInRow : failures,
  }
}
