import { createWriteStream } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ChainEntry } from '#server/audit/chain/entry.ts'
import {
  countUnchained,
  findHead,
  listDayHeads,
  listUnchainedErasures,
  readEntries,
} from '#server/audit/chain/queries.ts'
import type { Handle } from '#server/db/connect.ts'
import { StartError } from '#server/start-error.ts'
import { isEmpty } from '../backup/manifest.ts'
import { auditorProgram, readMe } from './auditor.ts'
import { entriesFile, type Heads, headsFile } from './read-export.ts'

/** Writes the chain as it is at one moment into an empty folder, readable by its owner alone. */
export async function exportAuditLog(db: Handle, folder: string): Promise<Heads> {
  if (!(await isEmpty(folder))) throw new StartError(`${folder} is not empty: choose another.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const write = (name: string, text: string) => writeFile(join(folder, name), text, { mode: 0o600 })
  await write('README.md', readMe)
  await write('verify.mjs', auditorProgram)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const erasures = await listUnchainedErasures(tx)
      const days = await listDayHeads(tx)
      const last = await findHead(tx)
      const heads: Heads = {
        takenAt: new Date().toISOString(),
        head: last ? { number: last.number, hash: last.hash } : null,
        days,
        unchained: (await countUnchained(tx)).count,
        erasures,
      }
      const target = createWriteStream(join(folder, entriesFile), { mode: 0o600, flush: true })
      await pipeline(Readable.from(linesOf(readEntries(tx))), target)
      await write(headsFile, `${JSON.stringify(heads, null, 2)}\n`)
      return heads
    })
}

async function* linesOf(entries: AsyncIterable<ChainEntry>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${lineOf(entry)}\n`
}

/** Escapes the two characters of a text at which some readers end a line. */
const lineOf = (entry: ChainEntry) =>
  JSON.stringify(entry).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
