import type { Realm } from '#contract/access.ts'
import type { ConsentPurpose } from '#contract/account/consent.ts'
import type { MessageChannel } from '#contract/message/message.ts'
import type { Handle } from '#server/db/connect.ts'
import {
  findOpenConsent,
  isConsentBlocked,
  type Principal,
} from '#server/notification/consent/consent-queries.ts'
import { findStanding, type Standing } from '#server/notification/consent/standing-queries.ts'
import type { Template } from '#server/notification/template/template.ts'

/** Whom a message is for: it goes by those of its template's channels there is an address for. */
export interface Recipient {
  email?: string | null | undefined
  phone?: string | null | undefined
  whatsapp?: string | null | undefined
  account?: { realm: Realm; id: string } | undefined
}

export interface Way {
  channel: MessageChannel
  recipient: string
  consentId: string | null
  /** Whether the address is shown to be the account's, by a proof or by its KYC. */
  isOwn: boolean
}

/**
 * The ways a message may take to a person: promotional ones where there is consent, those about an
 * account where the account chose so, and what opens an account by all. An account that takes
 * another address is written to where it was proven until the new one is: whoever types an address
 * may not read it. Nothing goes to a number that said STOP.
 */
export async function waysTo(tx: Handle, to: Recipient, template: Template): Promise<Way[]> {
  const account = accountOf(to)
  const numbers = { sms: to.phone || null, whatsapp: to.whatsapp || null }
  const standing = await findStanding(tx, to.account, numbers)
  const { choices, provenNumbers, provenEmail } = standing
  const proven = !template.proves && to.email && provenEmail
  // Anybody can open an account with another's address: its owner is not warned of that account.
  if (account && template.warns && !proven) return []
  const address = { ...numbers, email: proven || to.email }
  const all: Way[] = []
  for (const channel of template.channels) {
    const recipient = address[channel]
    if (!recipient || standing.stopped.includes(channel)) continue
    const isProven = provenNumbers.includes(recipient)
    // Anybody can type a number: only the code that asks whose it is goes to one that is unproven.
    if (account && channel === 'whatsapp' && !template.proves && !isProven) continue
    const isOwn =
      channel === 'email' ? provenEmail !== null : isProven || recipient === standing.verifiedNumber
    all.push({ channel, recipient, consentId: null, isOwn })
  }
  if (template.purpose) return agreed(tx, all, account, standing, template.purpose)
  if (!account || template.essential) return all
  const chosen = all.filter(({ channel }) => choices[channel])
  if (chosen.length > 0 || !choices.whatsapp) return chosen
  // Whoever chose WhatsApp alone is reached by e-mail until the number is proven.
  return all.filter(({ channel }) => channel === 'email')
}

async function agreed(
  tx: Handle,
  ways: Way[],
  account: ReturnType<typeof accountOf>,
  { provenEmail, provenNumbers }: Standing,
  purpose: ConsentPurpose,
): Promise<Way[]> {
  // Anybody can open an account with another's address and numbers (decision 0070).
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
