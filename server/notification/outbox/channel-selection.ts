import type { Realm } from '#contract/access.ts'
import type { ConsentPurpose } from '#contract/account/consent.ts'
import type { MessageChannel } from '#contract/message/message.ts'
import { type Locale, storedLocale } from '#domain/locale/locale.ts'
import { currentLocale } from '#domain/locale/translate.ts'
import type { Handle } from '#server/db/connect.ts'
import {
  findOpenConsent,
  isConsentBlocked,
  type Principal,
} from '#server/notification/consent/consent-queries.ts'
import { findStanding, type Standing } from '#server/notification/consent/standing-queries.ts'
import type { Template } from '#server/notification/template/template.ts'

/** The recipient of a message, sent on those of the template's channels with an address. */
export interface Recipient {
  email?: string | null | undefined
  phone?: string | null | undefined
  whatsapp?: string | null | undefined
  account?: { realm: Realm; id: string } | undefined
  /** The language of a guest, where the message comes from a later request than theirs. */
  language?: Locale | undefined
}

export interface Way {
  channel: MessageChannel
  recipient: string
  consentId: string | null
  /** Whether the address is the account's own, by a proof or by its KYC. */
  isOwn: boolean
}

export interface Ways {
  /** The language of the account; a guest's is that of the request. */
  language: Locale
  ways: Way[]
}

/** Returns how a message reaches its recipient, and in which language. */
export async function waysTo(tx: Handle, to: Recipient, template: Template): Promise<Ways> {
  const numbers = { sms: to.phone || null, whatsapp: to.whatsapp || null }
  const standing = await findStanding(tx, to.account, numbers)
  return {
    language: standing.language
      ? storedLocale(standing.language)
      : (to.language ?? currentLocale()),
    ways: await openWays(tx, to, template, standing),
  }
}

/**
 * Returns the channels and addresses of a message: promotional ones with consent, account messages
 * as the account chose, and essential ones on all channels. After a change of address, mail goes to
 * the previous proven address until the new one is proven, because whoever typed it may not be its
 * owner. Nothing goes to a number that sent STOP.
 */
async function openWays(
  tx: Handle,
  to: Recipient,
  template: Template,
  standing: Standing,
): Promise<Way[]> {
  const account = accountOf(to)
  const { choices, provenNumbers, provenEmail } = standing
  const proven = !template.proves && to.email && provenEmail
  // Anybody can open an account with another person's address, whose owner is not warned about that
  // account.
  if (account && template.warns && !proven) return []
  const address = { sms: to.phone, whatsapp: to.whatsapp, email: proven || to.email }
  const all: Way[] = []
  for (const channel of template.channels) {
    const recipient = address[channel]
    if (!recipient || standing.stopped.includes(channel)) continue
    const isProven = provenNumbers.includes(recipient)
    // Anybody can type a number: an unproven one only gets the code to confirm it.
    if (account && channel === 'whatsapp' && !template.proves && !isProven) continue
    const isOwn =
      channel === 'email' ? provenEmail !== null : isProven || recipient === standing.verifiedNumber
    all.push({ channel, recipient, consentId: null, isOwn })
  }
  if (template.purpose) return agreed(tx, all, account, standing, template.purpose)
  if (!account || template.essential) return all
  const chosen = all.filter(({ channel }) => choices[channel])
  if (chosen.length > 0 || !choices.whatsapp) return chosen
  // An account that chose only WhatsApp gets e-mail until the number is proven.
  return all.filter(({ channel }) => channel === 'email')
}

async function agreed(
  tx: Handle,
  ways: Way[],
  account: ReturnType<typeof accountOf>,
  { provenEmail, provenNumbers }: Standing,
  purpose: ConsentPurpose,
): Promise<Way[]> {
  // Anybody can open an account with another person's address and numbers (decision 0070).
  if (account && provenEmail === null) return []
  const open: Way[] = []
  for (const way of ways) {
    const isTyped = account && way.channel === 'sms'
    if (isTyped && !provenNumbers.includes(way.recipient)) continue
    const person: Principal = account ?? { address: way.recipient }
    const consent = await findOpenConsent(tx, person, purpose, way.channel)
    if (consent && !(await isConsentBlocked(tx, consent)))
      open.push({ ...way, consentId: consent.id })
  }
  return open
}

function accountOf({ account }: Recipient) {
  if (!account || account.realm === 'administrator') return undefined
  return { realm: account.realm, id: account.id }
}
