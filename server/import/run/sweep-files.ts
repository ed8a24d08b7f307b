import type { Handle } from '#server/db/connect.ts'
import { dropFile, olderFiles } from './files.ts'

const hour = 3_600_000
/** How long the file of a finished import is kept for its refused rows. */
const daysKept = 30

/** Removes files that no import needs any more: of finished ones after a month, and left-overs. */
export async function sweepImports(db: Handle, dataDir: string): Promise<void> {
  const names = await olderFiles(dataDir, hour)
  const ids = names.map((name) => name.replace(/\.(?:part|workbook)$/, ''))
  if (ids.length === 0) return
  const needed = await db
    .selectFrom('import_run')
    .select('id')
    .where('id', 'in', ids.filter(isId))
    .where((where) =>
      where.or([
        where('status', 'in', ['uploaded', 'checking', 'checked', 'running', 'interrupted']),
        where('created_at', '>', new Date(Date.now() - daysKept * 24 * hour)),
      ]),
    )
    .execute()
  const kept = new Set(needed.map((row) => row.id))
  for (const name of names) {
    if (!kept.has(name.replace(/\.workbook$/, ''))) await dropFile(dataDir, name)
  }
}

function isId(name: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(name)
}
