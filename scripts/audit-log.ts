import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { ChainHead } from '#server/audit/chain/entry.ts'
import { countUnchained, maxUnchainedMinutes } from '#server/audit/chain/queries.ts'
import { verifyDatabase } from '#server/audit/chain/service.ts'
import type { Verification } from '#server/audit/chain/verify.ts'
import { StartError } from '#server/start-error.ts'
import { exportAuditLog } from './audit-log/export.ts'
import { readHeads, verifyExport } from './audit-log/read-export.ts'
import { describeVerification } from './audit-log/report.ts'
import { type Job, runCommand, runJob } from './job.ts'

const usage = `npm run audit-log -- verify [FOLDER] [--head NUMBER:HASH] [--heads heads.json]
npm run audit-log -- export FOLDER
verify checks the audit log of the database, or an export of it in FOLDER, and ends with 1 where
anything was altered or waits for the chain too long; --head and --heads name hashes that were
noted earlier.`

/** `npm run audit-log`: verifies the chain of the audit log, or exports it for an auditor. */
await runCommand(async (say) => {
  const { values, positionals } = readArguments()
  const [command, folder, ...more] = positionals
  if (more.length > 0) throw new StartError(usage)
  if (command === 'export' && folder) return runJob((job) => exportTo(folder, job))
  if (command !== 'verify') throw new StartError(usage)
  const heads = (values.head ?? []).map(parseHead)
  for (const path of values.heads ?? []) {
    const { days, head } = await readHeads(path)
    heads.push(...days, ...(head ? [head] : []))
  }
  if (!folder) return runJob((job) => verifyIn(job, heads))
  finish(await verifyExport(resolve(folder), heads), folder, say)
})

async function exportTo(folder: string, { db, say }: Job): Promise<void> {
  const { head, unchained } = await exportAuditLog(db, resolve(folder))
  say(head ? `The last entry is ${head.number}:${head.hash}` : 'The chain is empty.')
  if (unchained > 0) say(`${unchained} events wait for the chain: they are in the next export.`)
  say(`${folder} says in README.md how it is checked.`)
}

async function verifyIn({ db, say }: Job, heads: readonly ChainHead[]): Promise<void> {
  finish(await verifyDatabase(db, heads), 'the database', say)
  const { count, oldest, isLate } = await countUnchained(db)
  if (!oldest) return say('No event waits for the chain.')
  say(`${count} events wait for the chain, the oldest since ${oldest.toISOString()}.`)
  if (!isLate) return
  say(
    `An event may wait for ${maxUnchainedMinutes} minutes at most, and could be altered unseen ` +
      'until it is in the chain: start the server, and look up the job "chain the audit log" ' +
      'under Background jobs.',
  )
  process.exitCode = 1
}

function finish(verified: Verification, source: string, say: Job['say']): void {
  for (const line of describeVerification(verified, source)) say(line)
  if (verified.breakCount > 0) process.exitCode = 1
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        head: { type: 'string', multiple: true },
        heads: { type: 'string', multiple: true },
      },
    })
  } catch {
    throw new StartError(usage)
  }
}

function parseHead(text: string): ChainHead {
  const [, number, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? []
  if (!number || !hash) throw new StartError(`${text} is no head: NUMBER:HASH was expected.`)
  return { number: Number(number), hash }
}
