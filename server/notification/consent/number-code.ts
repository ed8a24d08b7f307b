import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import type { Secrets } from '#server/secret/secret.ts'
import type { OpenAccount } from './mailbox-proof.ts'
import { isNumberProven } from './number-proof.ts'

/** What shows that a number is an account's own: its code, sent back from the number. */

const codePurpose = 'number proof'

function codeOf(secrets: Secrets, { realm, id }: OpenAccount, phone: string): string {
  const digits = secrets.sign(codePurpose, `${realm} ${id} ${phone}`).readUInt32BE() % 1_000_000
  return String(digits).padStart(6, '0')
}

/** Sends the WhatsApp number of an account its code, unless the number is proven. */
export async function askForNumberProof(
  tx: Handle,
  secrets: Secrets,
  account: OpenAccount,
  whatsapp: string,
): Promise<void> {
  if (await isNumberProven(tx, account, whatsapp)) return
  const { realm, id } = account
  await queueMessage(tx, {
    to: { whatsapp, account: { realm, id } },
    template: 'account.confirm_whatsapp',
    variables: { code: codeOf(secrets, account, whatsapp) },
  })
}

/**
 * Somebody wrote START from a number: it lifts the number's own STOP. With a code it is the number
 * of the account the code was made for.
 */
export function startAddress(
  db: Handle,
  secrets: Secrets,
  { channel, phone, code }: { channel: 'sms' | 'whatsapp'; phone: string; code?: string },
): Promise<void> {
  return transact(db, async (tx) => {
    await tx
      .deleteFrom('message_stop')
      .where('channel', '=', channel)
      .where('recipient', '=', phone)
      .where('reason', '=', 'stop')
      .execute()
    if (!code) return
    for (const realm of ['customer', 'broker'] as const) {
      const accounts = await tx
        .selectFrom(realm)
        .where((where) => where.or([where('phone', '=', phone), where('whatsapp', '=', phone)]))
        .select('id')
        .execute()
      for (const { id } of accounts) {
        if (code !== codeOf(secrets, { realm, id }, phone)) continue
        await tx
          .insertInto('number_proof')
          .values({ account_realm: realm, account_id: id, phone })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    }
  })
}

const start = /^\W*(?:start|unstop|शुरू|चालू)(?:\s+करो)?(?:\s+(\d{6}))?[\s.!]*$/iu

/** START alone or with a code; undefined where a text is no such order. */
export function readStart(text: string): { code?: string } | undefined {
  const match = start.exec(text.trim())
  if (!match) return undefined
  return match[1] ? { code: match[1] } : {}
}
