import type { JobLog } from '#server/job/log-failure.ts'
import { type Repeated, repeat } from '#server/job/repeat.ts'
import type { Archive } from './archive.ts'

export interface ArchiveJobs {
  /** Ends everything that asks the database. */
  stop(): Promise<void>
  /** To be called once the database has stopped: stores its last segments. */
  close(): Promise<void>
}

const minute = 60_000
/** How soon a segment is stored that PostgreSQL has closed. */
const storeEvery = 200

/** Keeps the archive current; `every` is the pause in seconds between two segments of the log. */
export function startArchive(archive: Archive, log: JobLog, every: number): ArchiveJobs {
  const storing = repeat(log, {
    name: 'store the log',
    milliseconds: storeEvery,
    work: () => archive.storeLog(),
  })
  const jobs: Repeated[] = [
    repeat(log, {
      name: 'close a segment',
      milliseconds: every * 1000,
      work: () => archive.closeSegment(),
    }),
    repeat(log, {
      name: 'take a base backup',
      milliseconds: minute,
      work: () => archive.takeBaseWhenDue(),
      // After the first visitors.
      delay: 1_000,
    }),
    repeat(log, {
      name: 'store uploads',
      milliseconds: every * 1000,
      work: () => archive.storeUploads(),
      delay: 1_000,
    }),
  ]
  return {
    async stop() {
      archive.interrupt()
      await Promise.all(jobs.map((job) => job.stop()))
    },
    async close() {
      await storing.stop()
      await archive.close()
    },
  }
}
