import type { Realm } from '#contract/access.ts'
import type { ConsentPurpose } from '#contract/account/consent.ts'
import type { MessageChannel } from '#contract/message/message.ts'
import type { Handle } from '#server/db/connect.ts'
import {
  findOpenConsent,
  findProvenEmail,
  isConsentBlocked,
  isStopped,
  type Principal,
} from '#server/notification/consent/consent-queries.ts'
import { readChoices } from '#server/notification/consent/contact-choice.ts'
import { isNumberProven } from '#server/notification/consent/number-proof-queries.ts'
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
}

/**
 * The ways a message may take to a person: promotional ones where there is consent, those about an
 * account where the account chose so, and what opens an account by all. An account that takes
 * another address is written to where it was proven until the new one is: whoever types an address
 * may not read it. Nothing goes to a number that said STOP.
 */
export async function waysTo(tx: Handle, to: Recipient, template: Template): Promise<Way[]> {
  const account = accountOf(to)
  const proven = account && !template.proves && to.email && (await findProvenEmail(tx, account))
  // Anybody can open an account with another's address: its owner is not warned of that account.
  if (account && template.warns && !proven) return []
  const address: Record<MessageChannel, string | null | undefined> = {
    email: proven || to.email,
    sms: to.phone,
    whatsapp: to.whatsapp,
  }
  const all: Way[] = []
  for (const channel of template.channels) {
    const recipient = address[channel]
    if (!recipient || (channel !== 'email' && (await isStopped(tx, channel, recipient)))) continue
    // Anybody can type a number: only the code that asks whose it is goes to one that is unproven.
    const isTyped = account && channel === 'whatsapp' && !template.proves
    if (isTyped && !(await isNumberProven(tx, account, recipient))) continue
    all.push({ channel, recipient, consentId: null })
  }
  if (template.purpose) return agreed(tx, all, account, template.purpose)
  if (!account || template.essential) return all
  const choices = await readChoices(tx, account)
  const chosen = all.filter(({ channel }) => choices[channel])
  if (chosen.length > 0 || !choices.whatsapp) return chosen
  // Whoever chose WhatsApp alone is reached by e-mail until the number is proven.
  return all.filter(({ channel }) => channel === 'email')
}

async function agreed(
  tx: Handle,
  ways: Way[],
  account: ReturnType<typeof accountOf>,
  purpose: ConsentPurpose,
): Promise<Way[]> {
  // Anybody can open an account with another's address and numbers (decision 0070).
  if (account && (await findProvenEmail(tx, account)) === null) return []
  const open: Way[] = []
  for (const way of ways) {
    const isTyped = account && way.channel === 'sms'
    if (isTyped && !(await isNumberProven(tx, account, way.recipient))) continue
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
