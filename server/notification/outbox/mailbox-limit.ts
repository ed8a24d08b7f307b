import { sql } from 'kysely'
import { mailboxOf } from '#domain/contact/mailbox.ts'
import type { Handle } from '#server/db/connect.ts'
import { provenColumn } from '#server/notification/consent/mailbox-proof.ts'
import type { TemplateName } from '#server/notification/template/templates.ts'
import { isAllowed, type Limit } from '#server/resilience/throttle.ts'

/**
 * Anybody can type anybody's address, register with it and write in its name: the messages of each
 * kind to one mailbox or number are limited by day, whoever causes them. Kinds are counted apart,
 * so that nobody uses up the messages the owner waits for (decision 0043).
 */
const limits = {
  password: { attempts: 10, minutes: 24 * 60 },
  // Of registrations and of those who ask again together (account/confirm-email.ts).
  confirmation: { attempts: 8, minutes: 24 * 60 },
  inquirySent: { attempts: 5, minutes: 24 * 60 },
  waitlist: { attempts: 3, minutes: 24 * 60 },
  ticket: { attempts: 5, minutes: 24 * 60 },
  ticketReply: { attempts: 30, minutes: 24 * 60 },
  inquiry: { attempts: 30, minutes: 24 * 60 },
  withdrawal: { attempts: 30, minutes: 24 * 60 },
  account: { attempts: 10, minutes: 24 * 60 },
  // Anybody can make accounts in another's name, and ask for the password of each.
  unprovenLink: { attempts: 5, minutes: 24 * 60 },
  // To an address that was typed and not confirmed; what is above it is in the conversation.
  unprovenReply: { attempts: 5, minutes: 24 * 60 },
  alert: { attempts: 50, minutes: 24 * 60 },
} as const satisfies Record<string, Limit>

/** `null`: it takes an act of an administrator, a payment, or a limit of its own. */
const limitOf = {
  'account.set_password': 'password',
  // Of a proven account server/account/password/forgot.ts counts: strangers leave the owner a link that
  // works.
  'account.reset_password': 'unprovenLink',
  'account.confirm_email': 'confirmation',
  'account.opened_twice': 'confirmation',
  'account.contact_changed': 'account',
  'account.new_sign_in': 'account',
  'account.deletion_asked': 'account',
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

/** Counts a message to an address; returns false where the address has had enough of its kind. */
export async function countMessage(
  tx: Handle,
  template: TemplateName,
  recipient: string,
  isUnproven = false,
): Promise<boolean> {
  const kind = isUnproven ? 'unprovenReply' : limitOf[template]
  if (kind === null) return true
  // What the owner of a proven address asked for is never left out.
  const isOwners = kind === 'alert' || kind === 'unprovenLink'
  if (isOwners && (await isProven(tx, recipient))) return true
  return isAllowed(tx, `${kind} messages to ${mailboxOf(recipient)}`, limits[kind])
}

/** Whether an account has shown that the address or number is its own; administrators' are. */
async function isProven(tx: Handle, recipient: string): Promise<boolean> {
  for (const realm of ['customer', 'broker'] as const) {
    const row = await tx
      .selectFrom(realm)
      .where(sql.ref(provenColumn[realm]), '=', true)
      .where((where) => where.or([where('email', '=', recipient), where('phone', '=', recipient)]))
      .select('id')
      .executeTakeFirst()
    if (row) return true
  }
  const administrator = await tx
    .selectFrom('administrator')
    .where('email', '=', recipient)
    .select('id')
    .executeTakeFirst()
  return administrator !== undefined
}
