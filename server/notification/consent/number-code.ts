import type { WhatsappCode } from '#contract/account/contact-choice.ts'
import { sourceLocale, storedLocale } from '#domain/locale/locale.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import type { Handle } from '#server/db/connect.ts'
import { transact } from '#server/db/transact.ts'
import { queueMessage } from '#server/notification/outbox/enqueue.ts'
import { isRegistered } from '#server/notification/template/dlt-registration-queries.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { addressKey, countAllowed, giveBack } from '#server/resilience/throttle.ts'
import type { Secrets } from '#server/secret/secret.ts'
import { isStopped } from './consent-queries.ts'
import type { OpenAccount } from './mailbox-proof.ts'
import { liftStop, lockCodes, saveNumberProof, saveRequest } from './number-code-queries.ts'
import { isNumberProven } from './number-proof-queries.ts'
import { findStanding } from './standing-queries.ts'

/** Proves that a number is the account's own: its code is sent back from that number. */

const codePurpose = 'number proof'

/** From sending the code to writing the reply. */
const validMinutes = 15
// Our clock and the provider's may differ.
const clockDifferenceMinutes = 1

function codeOf(
  secrets: Secrets,
  { realm, id }: OpenAccount,
  { phone, requestedAt }: { phone: string; requestedAt: Date },
): string {
  const text = `${realm} ${id} ${phone} ${requestedAt.getTime()}`
  return String(secrets.sign(codePurpose, text).readUInt32BE() % 1_000_000).padStart(6, '0')
}

export type ProofContext = Pick<Context, 'secrets'> & { config: Pick<Config, 'whatsapp'> }

/**
 * Sends a code to the WhatsApp number of an account; returns null if the number is proven already.
 * If the number has had enough codes, whoever requested them, the account sees its code on the
 * screen: what counts is that the number sends it to us.
 */
export async function askForNumberProof(
  tx: Handle,
  { config, secrets }: ProofContext,
  account: OpenAccount,
  { whatsapp, address }: { whatsapp: string; address: string },
): Promise<WhatsappCode> {
  if (await isNumberProven(tx, account, whatsapp)) return null
  const isCarried = config.whatsapp && (await isCodeRegistered(tx, account))
  if (!isCarried) return { isSent: false, message: t(noWhatsapp) }
  const requestedAt = new Date()
  await saveRequest(tx, account, whatsapp, requestedAt)
  const code = codeOf(secrets, account, { phone: whatsapp, requestedAt })
  const isSent = await sendCode(tx, account, { whatsapp, address, code })
  return {
    isSent,
    message: isSent
      ? t('We have sent a code on WhatsApp. Please reply to it within {validMinutes} minutes.', {
          validMinutes,
        })
      : t(
          'We cannot send more codes to this number today. Please send us START {code} ' +
            'from it on WhatsApp within {validMinutes} minutes.',
          { code, validMinutes },
        ),
  }
}

const template = 'account.confirm_whatsapp'
const noWhatsapp = msg(
  'We could not send a code because WhatsApp is not available right now. We will ' +
    'contact you by email. Please save again later.',
)

async function isCodeRegistered(tx: Handle, account: OpenAccount): Promise<boolean> {
  const { language } = await findStanding(tx, account, { sms: null, whatsapp: null })
  return isRegistered(
    tx,
    { name: template, channel: 'whatsapp' },
    language ? storedLocale(language) : sourceLocale,
  )
}

async function sendCode(
  tx: Handle,
  account: OpenAccount,
  { whatsapp, address, code }: { whatsapp: string; address: string; code: string },
): Promise<boolean> {
  const key = addressKey(`number code to ${whatsapp}`, address)
  const attempt = await countAllowed(tx, key, rateLimits.numberCodePerAddress)
  if (!attempt) return false
  const { realm, id } = account
  const to = { whatsapp, account: { realm, id } }
  const isSent = await queueMessage(tx, { to, template, variables: { code } })
  if (!isSent) await giveBack(tx, attempt)
  return isSent
}

interface Start {
  channel: 'sms' | 'whatsapp'
  phone: string
  code?: string
  /** When the message was written, which may be long before it arrives. */
  at: Date
}

/**
 * Handles START from a number: lifts the number's own STOP unless that was sent later. A code
 * proves the number for the account that the code was made for; if two accounts have the same code,
 * for neither.
 */
export function startAddress(
  db: Handle,
  secrets: Secrets,
  { channel, phone, code, at }: Start,
): Promise<void> {
  return transact(db, async (tx) => {
    await liftStop(tx, channel, phone, at)
    if (!code || (await isStopped(tx, channel, phone))) return
    const sent = await lockCodes(tx, phone)
    const accounts = sent.flatMap(({ account_realm: realm, account_id: id, ...asked }) => {
      const requestedAt = asked.requested_at
      const minutes = (at.getTime() - requestedAt.getTime()) / 60_000
      const isValid = minutes >= -clockDifferenceMinutes && minutes <= validMinutes
      return isValid && code === codeOf(secrets, { realm, id }, { phone, requestedAt })
        ? { realm, id }
        : []
    })
    const [account, other] = accounts
    if (account && !other) await saveNumberProof(tx, account, phone)
  })
}

const start = /^\W*(?:start|unstop|शुरू|चालू)(?:\s+करो)?(?:\s+(\d{6}))?[\s.!]*$/iu

/** Parses START, alone or with a code; returns undefined for any other text. */
export function readStart(text: string): { code?: string } | undefined {
  const match = start.exec(text.trim())
  if (!match) return undefined
  return match[1] ? { code: match[1] } : {}
}
