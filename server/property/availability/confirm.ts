import { type Actor, record, type Snapshot } from '#server/audit/record.ts'
import type { Handle } from '#server/db/connect.ts'
import { lockBroker, markConfirmed, markListed } from './queries.ts'

/**
 * Confirms that these listings of a broker are available; returns the approved ones, which are
 * confirmed now. Locks the broker first, as every change of a listing does.
 */
export async function confirmSome(
  tx: Handle,
  actor: Actor,
  brokerId: string,
  ids: readonly string[],
  after?: Snapshot,
): Promise<string[]> {
  await lockBroker(tx, brokerId)
  const confirmed = await markConfirmed(tx, brokerId, ids)
  for (const id of confirmed) {
    await record(
      tx,
      actor,
      'property.confirm',
      { kind: 'property', id },
      { ...(after && { after }) },
    )
  }
  return confirmed
}

/** Confirms the listings that a newer list of their broker contains (decision 0090). */
export const confirmListed = markListed
