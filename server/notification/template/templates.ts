import { accountTemplates } from './account-templates.ts'
import { inquiryTemplates } from './inquiry-templates.ts'
import { joinText, type Template } from './template.ts'

/** All messages of the product. */
export const templates = {
  ...accountTemplates,
  'broker.kyc_decided': {
    category: 'kyc',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Your KYC: {decision}',
    text: 'Hello {name}, your KYC on BrickBazaar: {decision}. {note}',
  },
  'broker.status_changed': {
    category: 'notification',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Your broker account: {standing}',
    text: 'Hello {name}, your broker account on BrickBazaar is now {standing}. {note}',
  },
  'property.approved': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Approved: {title}',
    text: joinText(
      'Hello {name}, your listing "{title}" is approved. It is public while your KYC is verified.',
    ),
  },
  'property.rejected': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Please correct your listing: {title}',
    text: joinText(
      'Hello {name}, your listing "{title}" was not approved: {reason}\n',
      'You can correct it in the broker portal and send it again.',
    ),
  },
  'property.recalled': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Being reviewed again: {title}',
    text: joinText(
      'Hello {name}, your listing "{title}" is being reviewed again and is not public meanwhile.',
    ),
  },
  ...inquiryTemplates,
  // Instant alert about one home. {news} is what happened, such as "New" or "Price reduced".
  'alert.matched': {
    category: 'property',
    purpose: 'alerts',
    channels: ['email', 'sms', 'whatsapp'],
    subject: '{news} for "{search}": {title}',
    text: joinText(
      'Hello {name},\n\n{news} for your search "{search}":\n\n{title}\n{price}, {place}\n{link}',
    ),
    short: joinText(
      '{news} for your search "{search}" on BrickBazaar: {title}, {price}, {place}. Reply STOP to ',
      'opt out.',
    ),
  },
  // Daily or weekly alert: {homes} has one or two lines per home.
  'alert.digest': {
    category: 'property',
    purpose: 'alerts',
    channels: ['email', 'sms', 'whatsapp'],
    subject: '{count} new for "{search}"',
    text: joinText(
      'Hello {name},\n\nNew for your search "{search}": {count}.\n\n{homes}\n\n',
      'See them all: {link}',
    ),
    short: joinText(
      'New for your search "{search}" on BrickBazaar: {count}. See your saved searches. Reply ',
      'STOP to opt out.',
    ),
    long: ['homes'],
  },
  'subscription.paid': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Payment received: {plan}',
    text: joinText(
      'Hello {name}, we have received {amount} for the plan {plan}. It holds from {from} to ',
      '{until}. Invoice: {invoice}. You find it in the Plan tab of the broker portal.',
    ),
  },
  'subscription.refused': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Payment not found: {plan}',
    text: joinText(
      'Hello {name}, we could not confirm your payment of {amount} for the plan {plan}: {reason}\n',
      'Please check it in the Plan tab of the broker portal.',
    ),
  },
  'subscription.returned': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'On its way back: {amount}',
    text: joinText(
      'Hello {name}, we could not use {amount} that you paid for the plan {plan} (order ',
      '{reference}). It is on its way back to you the way it came. Banks take up to a week.',
    ),
  },
  'subscription.transferred': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Transferred back: {amount}',
    text: joinText(
      'Hello {name}, we could not use {amount} that you paid for the plan {plan} (order ',
      '{reference}). It was transferred back to you with the reference {transfer}.',
    ),
  },
  'subscription.ending': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Your plan {plan} ends on {until}',
    text: joinText(
      'Hello {name}, your plan {plan} holds until {until}. You can renew it in the Plan tab of ',
      'the broker portal; the next one begins when this one ends.',
    ),
  },
  'subscription.ended': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Your plan {plan} has ended',
    text: joinText(
      'Hello {name}, your plan {plan} ended on {until}. Your listings stay as they are; what the ',
      'plan adds has stopped. You can renew it in the Plan tab of the broker portal.',
    ),
  },
  'message.cap_reached': {
    category: 'notification',
    channels: ['email'],
    essential: true,
    subject: 'Messages wait: the limit of {day} is reached',
    text: joinText(
      'Hello {name}, what BrickBazaar may spend on messages in a day ({cap}) is spent for {day}. ',
      'SMS and WhatsApp messages wait until tomorrow. An administrator can raise the limit under ',
      'Messages, Settings.',
    ),
  },
  // Anybody can enter anybody's address: {city} is a known city, and nothing typed is included.
  'waitlist.confirm_email': {
    category: 'notification',
    channels: ['email'],
    essential: true,
    subject: 'Please confirm: the waitlist for {city}',
    text: joinText(
      'Hello, someone asked us to write to you when the first property in {city} is live on ',
      'BrickBazaar. Please confirm that it was you: {link}\n',
      'If it was not you, ignore this email: we will not write about it again.',
    ),
    secret: ['link'],
  },
  'waitlist.confirm_phone': {
    category: 'notification',
    channels: ['sms'],
    essential: true,
    subject: 'Your code for the waitlist',
    text: joinText(
      '{code} is your code for the BrickBazaar waitlist for {city}. If you did not ask for it, ',
      'ignore this message.',
    ),
    secret: ['code'],
  },
  'waitlist.opened': {
    category: 'notification',
    // Not by WhatsApp, which needs its own opt-in; by SMS without the link, which no SMS may
    // contain.
    channels: ['email', 'sms'],
    subject: 'The first properties in {city} are live',
    text: joinText(
      'Hello, the first properties in {city} are live on BrickBazaar: {link}\n',
      'You asked to be told. This was the only message about it.',
    ),
    short:
      'The first properties in {city} are live on BrickBazaar. You asked to be told; ' +
      'this was the only message about it.',
  },
  // Anybody can enter anybody's address: nothing typed into the form is included.
  'ticket.received': {
    category: 'notification',
    channels: ['email'],
    subject: 'We have your message: {number}',
    text: joinText(
      'Hello, we have your message. Its number is {number}.\n',
      'We answer within 48 hours at the latest and settle the matter within one month.',
    ),
  },
  'ticket.priority': {
    category: 'notification',
    channels: ['email'],
    subject: 'We have your message: {number}',
    text: joinText(
      'Hello, we have your message. Its number is {number}.\n',
      'Your plan has priority support: we answer within 24 hours and settle the matter within one ',
      'month.',
    ),
  },
  'ticket.replied': {
    category: 'notification',
    channels: ['email'],
    subject: 'Re: {subject} ({number})',
    text: 'Hello {name},\n\n{reply}\n\nBrickBazaar support, {number}',
    long: ['reply'],
  },
  // The link rates the reply, so readers of the log must not see it.
  'ticket.resolved': {
    category: 'notification',
    channels: ['email'],
    subject: 'Re: {subject} ({number})',
    text: joinText(
      'Hello {name},\n\n{reply}\n\nBrickBazaar support, {number}\n\n',
      'How did we do? Please tell us: {link}',
    ),
    long: ['reply'],
    secret: ['link'],
  },
  'ticket.settled': {
    category: 'notification',
    channels: ['email'],
    subject: 'Settled: {number}',
    text: joinText(
      'Hello, your message {number} is settled. If it is not, please write to us again.\n',
      'How did we do? Please tell us: {link}',
    ),
    secret: ['link'],
  },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof templates

type In<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | In<Rest>
  : never

/** The variables of a template, inferred from its texts. */
export type VariablesOf<Name extends TemplateName> = Record<
  In<(typeof templates)[Name]['text'] | (typeof templates)[Name]['subject']>,
  string
>

export function templateOf(name: string): Template | undefined {
  return Object.hasOwn(templates, name) ? templates[name as TemplateName] : undefined
}
