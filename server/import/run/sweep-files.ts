import type { Handle } from '#server/db/connect.ts'
import { dropFile, olderFiles } from './files.ts'
import { listNeeded } from './run-queries.ts'

const hour = 3_600_000
/** The file of a finished import is needed for the download of its refused rows. */
const daysKept = 30

/** Deletes files of imports that finished a month ago, and files without an import. */
export async function sweepImports(db: Handle, dataDir: string): Promise<void> {
  const names = await olderFiles(dataDir, hour)
  const ids = names.map((name) => name.replace(/\.(?:part|workbook)$/, ''))
  if (ids.length === 0) return
  const madeAfter = new Date(Date.now() - daysKept * 24 * hour)
  const needed = new Set(await listNeeded(db, ids.filter(isId), madeAfter))
  for (const name of names) {
    if (!needed.has(name.replace(/\.workbook$/, ''))) await dropFile(dataDir, name)
  }
}

function isId(name: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)
}
