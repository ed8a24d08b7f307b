import { type Circuit, makeCircuit } from '#server/resilience/circuit.ts'
import type { DueDelivery, Outcome } from './delivery-queries.ts'

/** Posts of one process at a time; of these to one receiver, and to all of one owner. */
const maxInFlight = 64
const maxPerReceiver = 4
export const maxPerOwner = 8
/** Of these to receivers that are slow, whosever they are: others always find room. */
const maxSlow = 24
/** A receiver that takes longer to respond is slow. */
const slowMs = 2_000
/** Receivers that a process knows something of, though nothing is on its way to them. */
const maxRemembered = 1_000

/** What a process knows of a receiver; forgotten once all is well and nothing is under way. */
interface Receiver {
  /** When its posts under way began. */
  inFlight: Set<{ at: number }>
  circuit: Circuit
  isWell: boolean
  isSlow: boolean
}

/** The outcome of a post; undefined if it was aborted. */
export type PostOutcome = Pick<Outcome, 'status' | 'error' | 'durationMs'> | undefined

export interface InFlight {
  /** How many posts may begin now. */
  free(): number
  /** The webhooks to which nothing may be sent now. */
  busy(): string[]
  /** How many posts are under way, by owner. */
  owners(): Map<string, number>
  /** Notes that a post begins; what it returns is called with what became of it. */
  begin(due: Pick<DueDelivery, 'webhook_id' | 'owner_id'>): (outcome: PostOutcome) => void
  /** How many receivers the process knows something of. */
  remembered(): number
}

/**
 * Counts what is under way from this process, so that receivers of one owner, or slow ones of many
 * owners, delay nobody else.
 */
export function makeInFlight(now: () => number = () => performance.now()): InFlight {
  const receivers = new Map<string, Receiver>()
  const owners = new Map<string, number>()
  let total = 0

  const isSlow = ({ isSlow, inFlight }: Receiver) =>
    isSlow || [...inFlight].some(({ at }) => now() - at > slowMs)

  const forgetOldest = () => {
    if (receivers.size <= maxRemembered + total) return
    for (const [id, { inFlight }] of receivers) {
      if (inFlight.size > 0) continue
      receivers.delete(id)
      return
    }
  }

  const known = (id: string): Receiver => {
    const receiver = receivers.get(id) ?? {
      ...{ inFlight: new Set(), circuit: makeCircuit(), isWell: true, isSlow: false },
    }
    // The newest come last.
    receivers.delete(id)
    receivers.set(id, receiver)
    forgetOldest()
    return receiver
  }

  return {
    free: () => maxInFlight - total,
    busy() {
      const slow = [...receivers.values()].filter(isSlow)
      const slowPosts = slow.reduce((sum, { inFlight }) => sum + inFlight.size, 0)
      return [...receivers]
        .filter(
          ([, receiver]) =>
            receiver.inFlight.size >= maxPerReceiver ||
            receiver.circuit.isOpen() ||
            (slowPosts >= maxSlow && isSlow(receiver)),
        )
        .map(([id]) => id)
    },
    owners: () => owners,
    begin({ webhook_id, owner_id }) {
      const receiver = known(webhook_id)
      const post = { at: now() }
      receiver.inFlight.add(post)
      owners.set(owner_id, (owners.get(owner_id) ?? 0) + 1)
      total += 1
      return (outcome) => {
        receiver.inFlight.delete(post)
        total -= 1
        const left = (owners.get(owner_id) ?? 1) - 1
        if (left > 0) owners.set(owner_id, left)
        else owners.delete(owner_id)
        if (outcome) {
          receiver.isSlow = outcome.durationMs > slowMs
          receiver.isWell = outcome.status === 'delivered'
          if (receiver.isWell) receiver.circuit.succeeded()
          else receiver.circuit.failed(outcome.error ?? '')
        }
        if (receiver.inFlight.size > 0 || receiver.isSlow || !receiver.isWell) return
        if (receivers.get(webhook_id) === receiver) receivers.delete(webhook_id)
      }
    },
    remembered: () => receivers.size,
  }
}
