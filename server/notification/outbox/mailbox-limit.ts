import { mailboxOf } from '#domain/contact/mailbox.ts'
import type { Handle } from '#server/db/connect.ts'
import type { TemplateName } from '#server/notification/template/templates.ts'
import type { RateLimit } from '#server/resilience/rate-limits.ts'
import { countAllowed, giveBack, isAllowed } from '#server/resilience/throttle.ts'
import type { Recipient, Way } from './channel-selection.ts'
import { isProven } from './queries.ts'

/**
 * Daily limits of messages per kind and mailbox or number, whoever causes them: anybody can type
 * another person's address, register with it or write in its name. Kinds are counted separately, so
 * that nobody uses up the messages that the owner waits for (decision 0043).
 */
const limits = {
  password: { attempts: 10, minutes: 24 * 60 },
  inquirySent: { attempts: 5, minutes: 24 * 60 },
  waitlist: { attempts: 3, minutes: 24 * 60 },
  ticket: { attempts: 5, minutes: 24 * 60 },
  ticketReply: { attempts: 30, minutes: 24 * 60 },
  inquiry: { attempts: 30, minutes: 24 * 60 },
  withdrawal: { attempts: 30, minutes: 24 * 60 },
  // Per account and template, so that other accounts of the mailbox use up none of them.
  warning: { attempts: 20, minutes: 24 * 60 },
  // Anybody can create accounts with another person's address and request a password for each.
  unprovenLink: { attempts: 5, minutes: 24 * 60 },
  // Per sender to an unproven address; further replies are in the conversation. `inquiry` counts as
  // well, for all senders together.
  unprovenReply: { attempts: 5, minutes: 24 * 60 },
  // Of all visits of a day, with what changes in them.
  visit: { attempts: 60, minutes: 24 * 60 },
  // A shortlist has twenty people, who may come again and again.
  shortlist: { attempts: 20, minutes: 24 * 60 },
  // Of the homes that all brokers together offer.
  offer: { attempts: 30, minutes: 24 * 60 },
  // Of the requirements that all brokers together share with one.
  share: { attempts: 20, minutes: 24 * 60 },
  // Anybody with an agency can invite anybody's address.
  invitation: { attempts: 5, minutes: 24 * 60 },
  // Of the leads that an agency gives or offers to a member.
  agencyLead: { attempts: 40, minutes: 24 * 60 },
  alert: { attempts: 50, minutes: 24 * 60 },
  numberProof: { attempts: 5, minutes: 24 * 60 },
  // Per account, so that one stranger does not use up all codes of a number.
  numberProofOfAccount: { attempts: 2, minutes: 24 * 60 },
  // To a broker with an unproven mailbox, over all kinds; everything is also in the portal.
  unprovenBroker: { attempts: 3, minutes: 24 * 60 },
  // Separate, so that inquiries use up no decisions of administrators or payments.
  unprovenBrokerDecision: { attempts: 3, minutes: 24 * 60 },
} as const satisfies Record<string, RateLimit>

// Strangers have many spellings of a mailbox and its owner has one, so each mailbox has this in
// addition to the limit, for its owner only.
const reserve = { attempts: 1, minutes: 24 * 60 } as const satisfies RateLimit

// To an unproven number, over all kinds, per channel.
const unprovenNumber = { attempts: 30, minutes: 24 * 60 } as const satisfies RateLimit

const decisions: ReadonlySet<TemplateName> = new Set<TemplateName>([
  'broker.kyc_decided',
  'broker.status_changed',
  'subscription.paid',
  'subscription.refused',
  'subscription.returned',
  'subscription.transferred',
])

/** `null`: needs an administrator or a payment, or has a limit of its own. */
const limitOf = {
  'account.set_password': 'password',
  // For proven accounts server/account/password/forgot.ts counts them, so that strangers leave the
  // owner a link that works.
  'account.reset_password': 'unprovenLink',
  // server/account/confirm-email.ts counts them, separately for signed-in accounts.
  'account.confirm_email': null,
  'account.opened_twice': null,
  'account.confirm_whatsapp': 'numberProof',
  'account.contact_changed': 'warning',
  'account.new_sign_in': 'warning',
  'account.factor_changed': 'warning',
  'account.factor_reset': 'warning',
  'account.recovery_code_used': 'warning',
  'account.wrong_codes': 'warning',
  'account.keys_paused': 'warning',
  'account.deletion_asked': 'warning',
  'broker.kyc_decided': null,
  'broker.status_changed': null,
  'property.approved': null,
  'property.rejected': null,
  'property.recalled': null,
  // Once a day, for all listings together.
  'property.confirm': null,
  // Once after each confirmation.
  'property.doubted': null,
  // server/inquiry/notify-broker.ts limits them per hour and sends the number of further ones.
  'inquiry.received': null,
  'inquiry.more': null,
  // Once a day.
  'inquiry.follow_up': null,
  'inquiry.sent': 'inquirySent',
  // Counted as a message of its conversation.
  'inquiry.number_shared': 'inquiry',
  // A broker is suspended until the response, so the message must arrive; reports are limited.
  'inquiry.call_reported': null,
  'inquiry.call_report_decided': null,
  'inquiry.call_report_closed': 'inquiry',
  // One in four hours.
  'inquiry.unanswered': null,
  // Once a conversation.
  'inquiry.led_on': 'inquiry',
  'inquiry.withdrawn': 'withdrawal',
  'inquiry.gone': 'inquiry',
  'inquiry.replied': 'inquiry',
  'inquiry.assigned': 'agencyLead',
  'inquiry.contact_changed': 'inquiry',
  'agency.invited': 'invitation',
  'agency.joined': null,
  'agency.handed_over': null,
  'agency.left': null,
  'agency.leads_given': 'agencyLead',
  'agency.lead_offered': 'agencyLead',
  // server/resilience/rate-limits.ts limits how many keys a broker makes.
  'partner.key_made': null,
  // Once for each key.
  'partner.key_leaked': null,
  // server/resilience/rate-limits.ts limits how many webhooks an account adds.
  'partner.webhook_added': null,
  'partner.webhook_changed': null,
  // Once in three days at most for each webhook, of which an owner has five.
  'partner.webhook_paused': null,
  'visit.booked': 'visit',
  'visit.confirmed': 'visit',
  'visit.moved': 'visit',
  'visit.proposed': 'visit',
  'visit.kept_time': 'visit',
  'visit.cancelled': 'visit',
  // Once for each visit and side.
  'visit.missed': null,
  // Twice for each visit.
  'visit.reminder': null,
  // One in four hours, about all that fits by then.
  'requirement.matched': null,
  'requirement.offered': 'offer',
  'requirement.offer_withdrawn': 'offer',
  // Once for each term.
  'requirement.ending': null,
  'requirement.removed': null,
  'requirement.shared': 'share',
  // Once for each share.
  'requirement.share_answered': null,
  'requirement.offered_by_manager': 'offer',
  // Once for each offered home.
  'requirement.offer_taken': null,
  'shortlist.joined': 'shortlist',
  'alert.matched': 'alert',
  'alert.digest': 'alert',
  'alert.home': 'alert',
  'subscription.paid': null,
  'subscription.refused': null,
  'subscription.returned': null,
  'subscription.transferred': null,
  'subscription.ending': null,
  'subscription.ended': null,
  // Once for each credit.
  'lead_credit.reversed': null,
  'message.cap_reached': null,
  'waitlist.confirm_email': 'waitlist',
  'waitlist.confirm_phone': 'waitlist',
  // Once per city, to confirmed addresses.
  'waitlist.opened': null,
  'ticket.received': 'ticket',
  'ticket.priority': 'ticket',
  'ticket.replied': 'ticketReply',
  'ticket.resolved': 'ticketReply',
  'ticket.settled': 'ticketReply',
} as const satisfies Record<TemplateName, keyof typeof limits | null>

/**
 * Counts a message to an address; returns false if a limit is reached: that of its kind, that of
 * the sender if the address is unproven, or that of an unproven number over all kinds.
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
  // Account links go to unproven addresses by design and are limited below.
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
  // Counted per sender, so that one broker uses up no replies of another.
  const ofSender = `replies of ${sender} to ${mailboxOf(recipient)}`
  if (sender && !(await isAllowed(tx, ofSender, limits.unprovenReply))) return false
  // What the owner of a proven address asked for is always sent.
  const isOwners = kind === 'alert' || kind === 'unprovenLink'
  if (isOwners && (await isProven(tx, recipient))) return true
  return isAllowedForMailbox(tx, `${kind} messages`, recipient, limits[kind])
}

/**
 * Counts an action against all spellings of a mailbox, and then against its reserve: for a spelling
 * that an account has proven, or one without a tag if a signed-in account asks.
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
