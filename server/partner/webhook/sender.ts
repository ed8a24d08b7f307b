import type pg from 'pg'
import { v7 } from 'uuid'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/transact.ts'
import { type JobLog, makeFailureLog } from '#server/job/log-failure.ts'
import { startQueue } from '#server/job/queue.ts'
import type { Repeated } from '#server/job/repeat.ts'
import { deliver, timeoutMs } from './deliver.ts'
import {
  claimDeliveries,
  type DueDelivery,
  giveBackDelivery,
  noteAccepted,
  noteFailed,
  type Outcome,
  queuedSignal,
  settleDelivery,
} from './delivery-queries.ts'
import { makeInFlight, maxPerOwner } from './in-flight.ts'
import { pauseFailing } from './pause.ts'
import { makeTargets, type Resolve } from './target.ts'

const name = 'send webhooks'
const pauseMilliseconds = 2_000
/** Longer than a try and its storing. */
const leaseSeconds = 30
/** A receiver that accepts nothing for so long is paused. */
const failingDays = 3

export interface SenderOptions {
  timeout?: number
  resolve?: Resolve
  onSettled?: () => void
  onFailure?: (error: unknown) => void
}

export interface WebhookSender {
  /**
   * Starts what is due and may start now, and does not wait for it: what becomes due meanwhile
   * starts beside it. Resolves to whether something was started.
   */
  startDue(): Promise<boolean>
  /** Resolves once nothing is under way. */
  settled(): Promise<void>
  /** Aborts deliveries in flight; the next sender sends them again. */
  abort(): void
}

/**
 * Makes what sends deliveries of a process. Owners take turns, and each webhook has a few posts at
 * a time and a circuit of its own, so that slow receivers delay no other. Safe beside any number of
 * other processes.
 */
export function makeSender(
  { db, secrets, config }: Context,
  { timeout = timeoutMs, resolve, onSettled, onFailure }: SenderOptions = {},
): WebhookSender {
  const stopping = new AbortController()
  const targets = makeTargets(config.webhookNetworks, resolve)
  const delivering = { secrets, targets, signal: stopping.signal, timeoutMs: timeout }
  const inFlight = makeInFlight()
  const running = new Set<Promise<void>>()

  const send = async (lease: string, due: DueDelivery) => {
    const end = inFlight.begin(due)
    let outcome: Outcome | undefined
    try {
      outcome = await deliver(delivering, due)
      if (!outcome) return await giveBackDelivery(db, { id: due.id, lease })
      await settle(db, { lease, due, outcome })
    } finally {
      end(outcome)
    }
  }

  const start = async () => {
    const max = inFlight.free()
    if (max <= 0 || stopping.signal.aborted) return false
    const lease = v7()
    const due = await claimDeliveries(db, {
      ...{ lease, seconds: leaseSeconds, max, maxPerOwner },
      ...{ without: inFlight.busy(), inFlight: inFlight.owners() },
    })
    for (const one of due) {
      const sent = send(lease, one)
        .catch((error) => onFailure?.(error))
        .finally(() => {
          running.delete(sent)
          onSettled?.()
        })
      running.add(sent)
    }
    return due.length > 0
  }

  let last: Promise<unknown> = Promise.resolve()
  return {
    // One after another, because each claim has to know what is in flight.
    startDue() {
      const started = last.then(start, start)
      last = started
      return started
    },
    async settled() {
      await Promise.all(running)
    },
    abort: () => stopping.abort(),
  }
}

/** Stores the outcome, and pauses a receiver that has accepted nothing for days. */
function settle(
  db: Context['db'],
  { lease, due, outcome }: { lease: string; due: DueDelivery; outcome: Outcome },
): Promise<void> {
  return transact(db, async (tx) => {
    const { id, webhook_id: webhookId } = due
    if (!(await settleDelivery(tx, { id, lease }, outcome))) return
    if (outcome.status === 'delivered') await noteAccepted(tx, webhookId)
    else if (await noteFailed(tx, webhookId, failingDays)) await pauseFailing(tx, webhookId)
  })
}

/** Sends deliveries while the server runs. */
export function startWebhooks(
  context: Context,
  pool: pg.Pool,
  log: JobLog,
  { pause = pauseMilliseconds } = {},
): Repeated {
  const sender = makeSender(context, {
    onFailure: makeFailureLog(log, name),
    onSettled: () => queue.wake(),
  })
  const queue = startQueue(pool, log, {
    ...{ name, pause, signal: queuedSignal },
    work: () => sender.startDue(),
  })
  return {
    async stop() {
      sender.abort()
      await queue.stop()
      await sender.settled()
    },
  }
}
