import type { Disclosure, GivenConsent } from '#contract/privacy.ts'
import { refuse } from '#contract/refusal.ts'
import { formatDateTime } from '#domain/date/date.ts'
import { record } from '#server/audit/record.ts'
import { presentBrokerName } from '#server/db/broker-name.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import type { CustomerViewer } from '#server/http/viewer.ts'
import { listConsents, withdrawConsent } from '#server/notification/consent/consent.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import {
  type DisclosureRow,
  deleteDeletion,
  findDeletion,
  getCustomer,
  insertDeletion,
  isStored,
  listDisclosures,
} from './queries.ts'

export async function findDisclosures(db: Handle, viewer: CustomerViewer): Promise<Disclosure[]> {
  return (await listDisclosures(db, viewer)).map(presentDisclosure)
}

function presentDisclosure(row: DisclosureRow): Disclosure {
  const { property_id, title } = row
  return {
    _id: row.id,
    broker: presentBrokerName(row),
    phone: row.phone,
    colleague: row.colleague,
    at: row.consented_at.toISOString(),
    reference: row.reference,
    property:
      property_id === null || title === null
        ? null
        : { _id: property_id, title, hasPage: row.has_page ?? false },
    inquiryId: row.lead_id,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  }
}

const personOf = ({ id }: CustomerViewer) => ({ realm: 'customer' as const, id })

export async function findConsents(db: Handle, viewer: CustomerViewer): Promise<GivenConsent[]> {
  const rows = await listConsents(db, personOf(viewer))
  return rows.map((row) => ({
    _id: row.id,
    purpose: row.purpose,
    channel: row.channel,
    data: row.data,
    notice: row.notice,
    givenAt: row.given_at.toISOString(),
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
  }))
}

/** Withdraws one of the customer's own consents; a withdrawn one stays as it is. */
export function takeBack(db: Handle, viewer: CustomerViewer, id: string): Promise<void> {
  return transact(db, async (tx) => {
    const person = personOf(viewer)
    const consent = (await listConsents(tx, person)).find((row) => row.id === id)
    if (!consent) throw refuse('not_found')
    if (consent.withdrawn_at) return
    const { address, requestId } = viewer.trace
    const proof = { how: 'profile' as const, address, requestId }
    await withdrawConsent(tx, person, consent.purpose, consent.channel, proof)
  })
}

export async function readDeletion(db: Handle, { id }: CustomerViewer) {
  const row = await findDeletion(db, id)
  return row
    ? { requestedAt: row.requested_at.toISOString(), dueAt: row.due_at.toISOString() }
    : null
}

/**
 * Schedules the deletion in 48 hours and warns the account's address. A second request does not
 * restart the time.
 */
export function requestDeletion(db: Handle, viewer: CustomerViewer) {
  return transact(db, async (tx) => {
    const isNew = await insertDeletion(tx, viewer.id)
    const deletion = await readDeletion(tx, viewer)
    if (isNew && deletion) {
      const { email, first_name } = await getCustomer(tx, viewer)
      await queueMessage(tx, {
        to: { email, account: personOf(viewer) },
        template: 'account.deletion_asked',
        variables: () => ({ name: first_name, when: formatDateTime(deletion.dueAt) }),
      })
      await record(tx, viewer, 'customer.ask_deletion', { kind: 'customer', id: viewer.id })
    }
    return deletion
  })
}

export function cancelDeletion(db: Handle, viewer: CustomerViewer): Promise<void> {
  return transact(db, async (tx) => {
    if (!(await deleteDeletion(tx, viewer.id))) {
      // The deletion may have happened while this request waited for the lock.
      if (!(await isStored(tx, viewer))) throw refuse('session_over')
      return
    }
    await record(tx, viewer, 'customer.keep_account', { kind: 'customer', id: viewer.id })
  })
}
