import type { AuditChainState } from '#contract/audit.ts'
import type { Handle } from '#server/db/connect.ts'
import { workForARound } from '#server/job/round.ts'
import type { ChainHead } from './entry.ts'
import {
  chainEvents,
  countUnchained,
  findHead,
  listRemovedUnchained,
  listUnchainedErasures,
  listUnqueued,
  readEntries,
} from './queries.ts'
import {
  type Break,
  type BreakReason,
  maxBreaks,
  type Verification,
  verifyChain,
} from './verify.ts'

// An erasure waits for a transaction of this size; it takes a second where the machine is busy.
const perTransaction = 250

/** Chains the events that were committed since the last call; a job. */
export function followAuditLog(db: Handle): Promise<void> {
  return workForARound(async () => (await chainEvents(db, perTransaction)) === perTransaction)
}

export async function readChainState(db: Handle): Promise<AuditChainState> {
  const head = await findHead(db)
  const { count, oldest } = await countUnchained(db)
  return {
    head: head
      ? { number: head.number, fingerprint: head.hash, chainedAt: head.chainedAt.toISOString() }
      : null,
    waiting: count,
    waitingSince: oldest?.toISOString() ?? null,
  }
}

export interface HeadLog {
  info(fields: { head: string }, sentence: string): void
}

/** Logs the last entry: a log outside the database finds a chain that was rewritten. A job. */
export async function logHead(db: Handle, log: HeadLog): Promise<void> {
  const head = await findHead(db)
  if (head) log.info({ head: `${head.number}:${head.hash}` }, 'audit log')
}

/** Verifies the chain of a database as it is at one moment; writes nothing. */
export function verifyDatabase(
  db: Handle,
  heads: readonly ChainHead[] = [],
): Promise<Verification> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const erasures = await listUnchainedErasures(tx)
      const verified = await verifyChain(readEntries(tx), { heads, erasures })
      const outside = async (reason: BreakReason, list: typeof listUnqueued) => {
        const { events, total } = await list(tx, maxBreaks)
        const breaks = events.map(
          (event): Break => ({ reasons: [reason], number: null, through: null, event }),
        )
        return { breaks, total }
      }
      const unqueued = await outside('unqueued', listUnqueued)
      const lost = await outside('lost', listRemovedUnchained)
      return {
        ...verified,
        breaks: [...verified.breaks, ...unqueued.breaks, ...lost.breaks].slice(0, maxBreaks),
        breakCount: verified.breakCount + unqueued.total + lost.total,
      }
    })
}
