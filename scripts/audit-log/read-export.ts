import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import type { ChainEntry } from '#server/audit/chain/entry.ts'
import { type Verification, verifyChain } from '#server/audit/chain/verify.ts'
import { StartError } from '#server/start-error.ts'

export const entriesFile = 'audit-log.jsonl'
export const headsFile = 'heads.json'

const texts = z.array(z.string().nullable())
const Entry = z.object({
  number: z.int(),
  event: z.string(),
  facts: texts.nullable(),
  personal: texts.nullable(),
  salt: z.string().nullable(),
  commitment: z.string(),
  hash: z.string(),
})
const Head = z.object({ number: z.int(), hash: z.string() })
const Heads = z.object({
  takenAt: z.string(),
  head: Head.nullable(),
  /** The last entry of each day in India. */
  days: z.array(Head.extend({ day: z.string() })),
  unchained: z.int(),
  erasures: z.array(z.string()),
})
export type Heads = z.infer<typeof Heads>

/** Returns the heads of an export; `path` is its heads.json. */
export async function readHeads(path: string): Promise<Heads> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new StartError(`${path} cannot be read.`)
  })
  const parsed = Heads.safeParse(jsonOf(text))
  if (!parsed.success) throw new StartError(`${path} is not the heads.json of an export.`)
  return parsed.data
}

/** Verifies an export, by its own heads and those noted earlier. */
export async function verifyExport(
  folder: string,
  noted: readonly z.infer<typeof Head>[],
): Promise<Verification> {
  const { head, days, erasures } = await readHeads(join(folder, headsFile))
  const heads = [...days, ...(head ? [head] : []), ...noted]
  return verifyChain(readLines(join(folder, entriesFile)), { heads, erasures })
}

async function* readLines(path: string): AsyncGenerator<ChainEntry> {
  let number = 0
  for await (const line of createInterface({ input: createReadStream(path) })) {
    number++
    const entry = Entry.safeParse(jsonOf(line))
    if (!entry.success) throw new StartError(`Line ${number} of ${path} is no entry.`)
    yield entry.data
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
