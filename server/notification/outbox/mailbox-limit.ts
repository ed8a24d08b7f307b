import { mailboxOf } from '#domain/contact/mailbox.ts'
import type { Handle } from '#server/db/connect.ts'
import type { TemplateName } from '#server/notification/template/templates.ts'
import type { RateLimit } from '#server/resilience/rate-limits.ts'
import { countAllowed, giveBack, isAllowed } from '#server/resilience/throttle.ts'
import type { Recipient, Way } from './channel-selection.ts'
import { isProven } from './queries.ts'

/**
 * Anybody can type anybody's address, register with it and write in its name: the messages of each
 * kind to one mailbox or number are limited by day, whoever causes them. Kinds are counted apart,
 * so that nobody uses up the messages the owner waits for (decision 0043).
 */
const limits = {
  password: { attempts: 10, minutes: 24 * 60 },
  inquirySent: { attempts: 5, minutes: 24 * 60 },
  waitlist: { attempts: 3, minutes: 24 * 60 },
  ticket: { attempts: 5, minutes: 24 * 60 },
  ticketReply: { attempts: 30, minutes: 24 * 60 },
  inquiry: { attempts: 30, minutes: 24 * 60 },
  withdrawal: { attempts: 30, minutes: 24 * 60 },
  // Of each account and template: other accounts of the mailbox use up none of them.
  warning: { attempts: 20, minutes: 24 * 60 },
  // Anybody can make accounts in another's name, and ask for the password of each.
  unprovenLink: { attempts: 5, minutes: 24 * 60 },
  // Of one sender to an address that was typed and not confirmed; what is above it is in the
  // conversation. With it counts `inquiry`, of all senders together.
  unprovenReply: { attempts: 5, minutes: 24 * 60 },
  alert: { attempts: 50, minutes: 24 * 60 },
  numberProof: { attempts: 5, minutes: 24 * 60 },
  // Of one account, so that one stranger does not use up all of a number.
  numberProofOfAccount: { attempts: 2, minutes: 24 * 60 },
  // To a broker who has not proven the mailbox, of all kinds together; all of it is in the portal.
  unprovenBroker: { attempts: 3, minutes: 24 * 60 },
  // Apart, so that inquiries use up none of what an administrator or a payment decided.
  unprovenBrokerDecision: { attempts: 3, minutes: 24 * 60 },
} as const satisfies Record<string, RateLimit>

// Strangers have any number of spellings of a mailbox, its owner has one: a mailbox has this beyond
// the limit of a kind, for its owner alone.
const reserve = { attempts: 1, minutes: 24 * 60 } as const satisfies RateLimit

// Of all kinds together to a number that nobody has proven, on one channel.
const unprovenNumber = { attempts: 30, minutes: 24 * 60 } as const satisfies RateLimit

const decisions: ReadonlySet<TemplateName> = new Set<TemplateName>([
  'broker.kyc_decided',
  'broker.status_changed',
  'subscription.paid',
  'subscription.refused',
  'subscription.returned',
  'subscription.transferred',
])

/** `null`: it takes an act of an administrator, a payment, or a limit of its own. */
const limitOf = {
  'account.set_password': 'password',
  // Of a proven account server/account/password/forgot.ts counts: strangers leave the owner a link
  // that works.
  'account.reset_password': 'unprovenLink',
  // server/account/confirm-email.ts counts them, and apart what whoever is signed in asks for.
  'account.confirm_email': null,
  'account.opened_twice': null,
  'account.confirm_whatsapp': 'numberProof',
  'account.contact_changed': 'warning',
  'account.new_sign_in': 'warning',
  'account.deletion_asked': 'warning',
  'broker.kyc_decided': null,
  'broker.status_changed': null,
  'property.approved': null,
  'property.rejected': null,
  'property.recalled': null,
  // server/inquiry/notify-broker.ts counts them by the hour and sends the rest as one number.
  'inquiry.received': null,
  'inquiry.more': null,
  // Once a day.
  'inquiry.follow_up': null,
  'inquiry.sent': 'inquirySent',
  'inquiry.withdrawn': 'withdrawal',
  'inquiry.gone': 'inquiry',
  'inquiry.replied': 'inquiry',
  'alert.matched': 'alert',
  'alert.digest': 'alert',
  'subscription.paid': null,
  'subscription.refused': null,
  'subscription.returned': null,
  'subscription.transferred': null,
  'subscription.ending': null,
  'subscription.ended': null,
  'message.cap_reached': null,
  'waitlist.confirm_email': 'waitlist',
  'waitlist.confirm_phone': 'waitlist',
  // Once a city, to addresses that were confirmed.
  'waitlist.opened': null,
  'ticket.received': 'ticket',
  'ticket.priority': 'ticket',
  'ticket.replied': 'ticketReply',
  'ticket.resolved': 'ticketReply',
  'ticket.settled': 'ticketReply',
} as const satisfies Record<TemplateName, keyof typeof limits | null>

/**
 * Counts a message to an address; returns false where the address has had enough of its kind, or of
 * the sender where nobody has proven it, or an unproven number of all kinds.
 */
export async function countMessage(
  tx: Handle,
  template: TemplateName,
  { channel, recipient, isOwn }: Way,
  { account, sender }: { account?: Recipient['account']; sender?: string | undefined },
): Promise<boolean> {
  if (channel !== 'email' && !isOwn) {
    const key = `${channel} messages of all kinds to ${recipient}`
    if (!(await isAllowed(tx, key, unprovenNumber))) return false
  }
  // Links for an account go to unproven addresses by nature, and are limited below.
  const isOfBroker = account?.realm === 'broker' && channel === 'email'
  if (isOfBroker && !isOwn && !template.startsWith('account.')) {
    if (!(await isAllowedForUnproven(tx, template, recipient))) return false
  }
  const kind = limitOf[template]
  if (kind === null) return true
  if (kind === 'numberProof' && account) {
    const ofAccount = `number codes of ${account.realm} ${account.id}`
    const attempt = await countAllowed(tx, ofAccount, limits.numberProofOfAccount)
    if (!attempt) return false
    if (await isAllowedForMailbox(tx, 'number codes', recipient, limits[kind])) return true
    await giveBack(tx, attempt)
    return false
  }
  if (kind === 'warning' && account) {
    return isAllowed(tx, `${template} to ${account.realm} ${account.id}`, limits.warning)
  }
  // Counted apart, so that one broker uses up no answers of another.
  const ofSender = `replies of ${sender} to ${mailboxOf(recipient)}`
  if (sender && !(await isAllowed(tx, ofSender, limits.unprovenReply))) return false
  // What the owner of a proven address asked for is never left out.
  const isOwners = kind === 'alert' || kind === 'unprovenLink'
  if (isOwners && (await isProven(tx, recipient))) return true
  return isAllowedForMailbox(tx, `${kind} messages`, recipient, limits[kind])
}

/**
 * Counts an act against a mailbox over all its spellings, then against its reserve: for a spelling
 * that an account has proven, or one without a tag where whoever is signed in asks for it.
 */
export async function isAllowedForMailbox(
  tx: Handle,
  act: string,
  recipient: string,
  { isAskedFor = false, ...limit }: RateLimit & { isAskedFor?: boolean },
): Promise<boolean> {
  const key = keyOf(act, recipient)
  if (await isAllowed(tx, key, limit)) return true
  const mayAsk = isAskedFor && !recipient.includes('+')
  if (!mayAsk && !(await isProven(tx, recipient))) return false
  return isAllowed(tx, `${key}, reserve`, reserve)
}

function isAllowedForUnproven(tx: Handle, template: TemplateName, recipient: string) {
  const [what, limit] = decisions.has(template)
    ? (['decisions', limits.unprovenBrokerDecision] as const)
    : (['notices', limits.unprovenBroker] as const)
  return isAllowed(tx, `${what} to the unproven broker ${mailboxOf(recipient)}`, limit)
}

const keyOf = (act: string, recipient: string) => `${act} to ${mailboxOf(recipient)}`
