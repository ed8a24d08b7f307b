import { sql } from 'kysely'
import type { WhatsappCode } from '#contract/account/contact-choice.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { renewNumberCodes } from '#server/notification/outbox/mailbox-limit.ts'
import { addressKey, countAllowed, giveBack, type Limit } from '#server/resilience/throttle.ts'
import type { Secrets } from '#server/secret/secret.ts'
import type { OpenAccount } from './mailbox-proof.ts'
import { isNumberProven, isStopped } from './number-proof.ts'

/** What shows that a number is an account's own: its code, sent back from the number. */

const codePurpose = 'number proof'

/** To one number: whoever makes accounts at one address uses up no more of it. */
const perAddress = { attempts: 2, minutes: 24 * 60 } as const satisfies Limit

/** From the sending of a code to the moment its number wrote it. */
const validMinutes = 15
// The clocks of two companies.
const clockDifferenceMinutes = 1

function codeOf(
  secrets: Secrets,
  { realm, id }: OpenAccount,
  { phone, requestedAt }: { phone: string; requestedAt: Date },
): string {
  const text = `${realm} ${id} ${phone} ${requestedAt.getTime()}`
  return String(secrets.sign(codePurpose, text).readUInt32BE() % 1_000_000).padStart(6, '0')
}

/** Sends the WhatsApp number of an account its code; null where the number is proven already. */
export async function askForNumberProof(
  tx: Handle,
  secrets: Secrets,
  account: OpenAccount,
  { whatsapp, address }: { whatsapp: string; address: string },
): Promise<WhatsappCode> {
  if (await isNumberProven(tx, account, whatsapp)) return null
  const { realm, id } = account
  const key = addressKey(`number code to ${whatsapp}`, address)
  const attempt = await countAllowed(tx, key, perAddress)
  if (!attempt) return { isSent: false, message: noCode }
  const requestedAt = new Date()
  const isSent = await queueMessage(tx, {
    to: { whatsapp, account: { realm, id } },
    template: 'account.confirm_whatsapp',
    variables: { code: codeOf(secrets, account, { phone: whatsapp, requestedAt }) },
  })
  if (!isSent) {
    await giveBack(tx, attempt)
    return { isSent, message: noCode }
  }
  await tx
    .deleteFrom('number_code')
    .where('requested_at', '<', sql<Date>`now() - interval '1 day'`)
    .execute()
  const asked = { requested_at: requestedAt }
  await tx
    .insertInto('number_code')
    .values({ account_realm: realm, account_id: id, phone: whatsapp, ...asked })
    .onConflict((conflict) => conflict.columns(['account_id', 'phone']).doUpdateSet(asked))
    .execute()
  return { isSent, message: `Please reply to the code on WhatsApp within ${validMinutes} minutes.` }
}

const noCode =
  'No more codes can be sent to this number now. ' +
  'Please send us START from it on WhatsApp and ask again, or try again tomorrow.'

interface Start {
  channel: 'sms' | 'whatsapp'
  phone: string
  code?: string
  /** When it was written, which may be long before it came. */
  at: Date
}

/**
 * Somebody wrote START from a number: it lifts the number's own STOP, unless that was written
 * later, and lets further codes go there. With a code it is the number of the account the code was
 * made for.
 */
export function startAddress(
  db: Handle,
  secrets: Secrets,
  { channel, phone, code, at }: Start,
): Promise<void> {
  return transact(db, async (tx) => {
    await tx
      .deleteFrom('message_stop')
      .where('channel', '=', channel)
      .where('recipient', '=', phone)
      .where('reason', '=', 'stop')
      .where('at', '<', at)
      .execute()
    const age = Date.now() - at.getTime()
    // An old event that is sent again opens nothing.
    if (!code && age < validMinutes * 60_000) await renewNumberCodes(tx, phone)
    if (!code || (await isStopped(tx, channel, phone))) return
    const sent = await tx
      .selectFrom('number_code')
      .where('phone', '=', phone)
      .selectAll()
      .forUpdate()
      .execute()
    for (const { account_realm: realm, account_id: id, requested_at: requestedAt } of sent) {
      const minutes = (at.getTime() - requestedAt.getTime()) / 60_000
      if (minutes < -clockDifferenceMinutes || minutes > validMinutes) continue
      if (code !== codeOf(secrets, { realm, id }, { phone, requestedAt })) continue
      await saveNumberProof(tx, { realm, id }, phone)
    }
  })
}

/** The code goes with its use: the same event may come again. */
async function saveNumberProof(
  tx: Handle,
  { realm, id }: OpenAccount,
  phone: string,
): Promise<void> {
  await tx
    .deleteFrom('number_code')
    .where('account_id', '=', id)
    .where('phone', '=', phone)
    .execute()
  await tx
    .insertInto('number_proof')
    .values({ account_realm: realm, account_id: id, phone })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const start = /^\W*(?:start|unstop|शुरू|चालू)(?:\s+करो)?(?:\s+(\d{6}))?[\s.!]*$/iu

/** START alone or with a code; undefined where a text is no such order. */
export function readStart(text: string): { code?: string } | undefined {
  const match = start.exec(text.trim())
  if (!match) return undefined
  return match[1] ? { code: match[1] } : {}
}
