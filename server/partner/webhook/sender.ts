import type pg from 'pg'
import { v7 } from 'uuid'
import type { Context } from '#server/context.ts'
import { transact } from '#server/db/transact.ts'
import { type JobLog, makeFailureLog } from '#server/job/log-failure.ts'
import { startQueue } from '#server/job/queue.ts'
import type { Repeated } from '#server/job/repeat.ts'
import { type Circuit, makeCircuit } from '#server/resilience/circuit.ts'
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
import { pauseFailing } from './pause.ts'
import { makeTargets, type Resolve } from './target.ts'

const name = 'send webhooks'
const pauseMilliseconds = 2_000
/** Longer than a try and its storing. */
const leaseSeconds = 30
/** Posts at a time of one process, and of these to one receiver. */
const maxInFlight = 32
const maxPerReceiver = 4
/** A receiver that accepts nothing for so long is paused. */
const failingDays = 3

/** What a process knows of a receiver; forgotten once it answers and nothing is under way. */
interface Receiver {
  inFlight: number
  circuit: Circuit
  isWell: boolean
}

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
  /** Breaks off what is under way; it is sent again by whoever is next. */
  abort(): void
}

/**
 * Makes what sends deliveries of a process. Each webhook has a few posts at a time and a circuit of
 * its own, so that a slow receiver delays no other. Safe beside any number of other processes.
 */
export function makeSender(
  { db, secrets, config }: Context,
  { timeout = timeoutMs, resolve, onSettled, onFailure }: SenderOptions = {},
): WebhookSender {
  const stopping = new AbortController()
  const targets = makeTargets(config.webhookNetworks, resolve)
  const delivering = { secrets, targets, signal: stopping.signal, timeoutMs: timeout }
  const receivers = new Map<string, Receiver>()
  const running = new Set<Promise<void>>()

  const send = async (lease: string, due: DueDelivery) => {
    const receiver = receivers.get(due.webhook_id) ?? newReceiver()
    receivers.set(due.webhook_id, receiver)
    receiver.inFlight += 1
    try {
      const outcome = await deliver(delivering, due)
      if (!outcome) return await giveBackDelivery(db, { id: due.id, lease })
      receiver.isWell = outcome.status === 'delivered'
      if (receiver.isWell) receiver.circuit.succeeded()
      else receiver.circuit.failed(outcome.error ?? '')
      await settle(db, { lease, due, outcome })
    } finally {
      receiver.inFlight -= 1
      if (receiver.inFlight === 0 && receiver.isWell) receivers.delete(due.webhook_id)
    }
  }

  const busy = () =>
    [...receivers]
      .filter(([, { inFlight, circuit }]) => inFlight >= maxPerReceiver || circuit.isOpen())
      .map(([id]) => id)

  const start = async () => {
    const max = maxInFlight - running.size
    if (max <= 0 || stopping.signal.aborted) return false
    const lease = v7()
    const without = busy()
    const due = await claimDeliveries(db, { lease, seconds: leaseSeconds, without, max })
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
    // One after the other: what is under way has to be known to whoever claims more.
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

const newReceiver = (): Receiver => ({ inFlight: 0, circuit: makeCircuit(), isWell: true })

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
