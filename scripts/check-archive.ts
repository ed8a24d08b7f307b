import { tmpdir } from 'node:os'
import { parseArgs } from 'node:util'
import { checkArchive, compareWithMark, writeMark } from './archive/check-archive.ts'
import { runJob } from './job.ts'

/**
 * `npm run check-archive`: beside the running server, restores this moment from the archive into a
 * folder that is removed again (`--in FOLDER`; the system's for temporary files), and compares
 * every table with what was there. Ends with 1 where a row differs or the archive cannot be used.
 *
 * For a database of your own: `--mark FILE` gives this moment a name, prints it and writes what
 * every table was; `--compare FILE`, with the DATABASE_URL of what was restored to that name,
 * compares (deploy/pgbackrest-check.sh).
 */
const { values } = parseArgs({
  options: {
    in: { type: 'string', default: tmpdir() },
    mark: { type: 'string' },
    compare: { type: 'string' },
  },
})
const { mark, compare } = values
await runJob((job) => {
  if (mark !== undefined) return writeMark(job, mark)
  if (compare !== undefined) return compareWithMark(job, compare)
  return checkArchive({ ...job, folder: values.in })
})
