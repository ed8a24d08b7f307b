import type { Insertable } from 'kysely'
import type { NamedBroker, People } from '#seed/account.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import type { Handle } from '#server/db/connect.ts'
import type { ApprovalRequest } from '#server/db/tables.ts'

/**
 * Adds a second person to the back office, whose requests wait for whoever signs in as the first
 * administrator of the demo.
 */
export async function seedApprovals(
  tx: Handle,
  { customers, brokers }: Pick<People, 'customers'> & { brokers: readonly NamedBroker[] },
): Promise<void> {
  const joined = daysAgo(410)
  const asker = { id: seedId('second administrator', joined), name: 'Sunita Deshpande' }
  await tx
    .insertInto('administrator')
    .values({
      id: asker.id,
      username: 'sunita',
      email: 'sunita@demo.in',
      first_name: 'Sunita',
      last_name: 'Deshpande',
      role: 'admin',
      last_login_at: daysAgo(1),
      created_at: joined,
    })
    .execute()
  // The last one is blocked.
  const target = customers.at(-2)
  if (!target) return
  const askedAt = daysAgo(1)
  const request: Insertable<ApprovalRequest> = {
    id: seedId('approval request', askedAt),
    act: 'customer.erase',
    target_id: target.id,
    subject_kind: 'customer',
    subject_id: target.id,
    payload: '{}',
    seen: JSON.stringify({ status: 'active' }),
    reason: 'Asked by letter to be erased, and cannot sign in any more.',
    asked_by: asker.id,
    asked_by_name: asker.name,
    asked_at: askedAt,
    expires_at: daysAgo(-6),
  }
  const requests = [request]
  // Of whom no PAN card was sent.
  const broker = brokers.findLast(({ kycStatus }) => kycStatus === 'pending')
  if (broker) {
    requests.push({
      ...request,
      ...{ id: seedId('approval of a KYC', askedAt), act: 'broker.verify_kyc' },
      ...{ target_id: broker.id, subject_kind: 'broker', subject_id: broker.id },
      seen: JSON.stringify({ kycStatus: 'pending', documentsVersion: 2, hasPanCard: false }),
      reason: 'Known to us for years. The PAN card is being renewed and follows.',
    })
  }
  const renamed = brokers.findLast(({ kycStatus }) => kycStatus === 'verified')
  if (renamed) {
    const seen = await identityOf(tx, renamed.id)
    requests.push({
      ...request,
      ...{ id: seedId('approval of a name', askedAt), act: 'broker.change_identity' },
      ...{ target_id: renamed.id, subject_kind: 'broker', subject_id: renamed.id },
      payload: JSON.stringify({ identity: { companyName: `${seen.companyName} LLP` } }),
      seen: JSON.stringify(seen),
      reason: 'An LLP since this month, as the new GST certificate says.',
    })
  }
  await tx.insertInto('approval_request').values(requests).execute()
}

/** Returns a verified broker as the server compares it when the request is approved. */
async function identityOf(tx: Handle, id: string) {
  const row = await tx
    .selectFrom('broker')
    .where('id', '=', id)
    .select(['first_name', 'last_name', 'company_name', 'phone', 'email'])
    .executeTakeFirstOrThrow()
  return {
    ...{ kycStatus: 'verified', firstName: row.first_name, lastName: row.last_name },
    ...{ companyName: row.company_name, phone: row.phone, email: row.email },
  }
}
