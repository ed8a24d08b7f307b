import { noticeVersion } from '#contract/account/consent.ts'
import { seedId } from '#seed/id.ts'
import type { Handle } from '#server/db/connect.ts'

/** Brokers who gave a WhatsApp number at sign-up consented to messages there. */
export async function seedConsents(tx: Handle): Promise<void> {
  const brokers = await tx
    .selectFrom('broker')
    .where('whatsapp', 'is not', null)
    .select(['id', 'created_at'])
    .execute()
  if (brokers.length === 0) return
  await tx
    .insertInto('consent')
    .values(
      brokers.map(({ id, created_at }) => ({
        id: seedId(`consent ${id}`, created_at),
        account_realm: 'broker' as const,
        account_id: id,
        purpose: 'account' as const,
        channel: 'whatsapp' as const,
        data: ['WhatsApp number', 'inquiries', 'decisions', 'plan'],
        notice: noticeVersion,
        proof: JSON.stringify({ how: 'form' }),
        given_at: created_at,
      })),
    )
    .execute()
}
