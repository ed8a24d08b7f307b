import type { ConsentPurpose } from '#contract/account/consent.ts'
import type { MessageCategory, MessageChannel } from '#contract/message/message.ts'
import { inquiryTemplates } from './inquiry-templates.ts'

/**
 * Every message of the product, as data: a template with its variables in braces is the text that
 * an operator registers (MSG-07). `short` is the text of SMS and WhatsApp where it differs.
 * `purpose` makes it promotional: sent only with consent, by day. `essential` ones open an account
 * and cannot be turned off. `secret` variables are never shown in the message log. `long` ones keep
 * their line breaks.
 */
export interface Template {
  category: MessageCategory
  channels: readonly MessageChannel[]
  subject: string
  text: string
  short?: string
  purpose?: Exclude<ConsentPurpose, 'account'>
  essential?: true
  /** Goes to the address as it was typed, for it shows who reads it. */
  proves?: true
  /** Warns the owner: goes only to an address that the account has proven. */
  warns?: true
  secret?: readonly string[]
  long?: readonly string[]
}

export const templates = {
  'account.set_password': {
    category: 'welcome',
    channels: ['email'],
    subject: 'Choose your BrickBazaar password',
    essential: true,
    proves: true,
    text: 'Hello {name}, an account was made for you on BrickBazaar. Choose your password here: {link}\nThe link works once. If you did not expect it, you need do nothing.',
    secret: ['link'],
  },
  'account.reset_password': {
    category: 'notification',
    channels: ['email'],
    subject: 'Set a new BrickBazaar password',
    essential: true,
    proves: true,
    text: 'Hello {name}, you can set a new password here: {link}\nThe link works once, for a short time. If you did not ask for it, your password stays as it is.',
    secret: ['link'],
  },
  'account.confirm_email': {
    category: 'welcome',
    channels: ['email'],
    subject: 'Confirm your email address',
    essential: true,
    proves: true,
    text: 'Hello {name}, please confirm the email address of your BrickBazaar account: {link}\nThe link works once, for 7 days, where you are signed in. If you did not open this account, you need do nothing.',
    secret: ['link'],
  },
  // Anybody can type a number: it gets alerts once this code came back from it.
  'account.confirm_whatsapp': {
    category: 'notification',
    channels: ['whatsapp'],
    subject: 'Confirm your WhatsApp number',
    essential: true,
    proves: true,
    text: 'Did you ask for BrickBazaar messages here? Reply START {code} within 15 minutes, or STOP to get none.',
    secret: ['code'],
  },
  // Whether it was the owner or a stranger, nobody else hears that there is an account.
  'account.opened_twice': {
    category: 'notification',
    channels: ['email'],
    subject: 'You already have a BrickBazaar account',
    essential: true,
    text: 'Hello {name}, somebody opened another BrickBazaar account with your email address. If it was you: you already have an account. Sign in with its password or set a new one: {link}\nIf it was not you, your account is safe and you need do nothing.',
  },
  'account.contact_changed': {
    category: 'notification',
    channels: ['email'],
    subject: 'Your BrickBazaar account was changed',
    essential: true,
    warns: true,
    text: 'Hello {name}, {what} of your BrickBazaar account was changed on {when}. If this was not you, write to us at once with the contact form of BrickBazaar.',
  },
  'account.new_sign_in': {
    category: 'notification',
    channels: ['email'],
    subject: 'New sign-in to your account',
    essential: true,
    warns: true,
    text: 'Hello {name}, somebody signed in to your BrickBazaar account on {when} with {browser}, which was not used for it before. If this was you, you need do nothing. If not, set a new password at once with "Forgot your password?" on the sign-in page: that signs out everybody else.',
  },
  'account.deletion_asked': {
    category: 'notification',
    channels: ['email'],
    subject: 'Your BrickBazaar account will be deleted',
    essential: true,
    warns: true,
    text: 'Hello {name}, you asked to delete your BrickBazaar account. It is deleted on {when}. If you did not ask for this or want to keep it, sign in before then and choose "Keep my account" under Profile, and change your password.',
  },
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
    text: 'Hello {name}, your listing "{title}" is approved. It is public while your KYC is verified.',
  },
  'property.rejected': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Please correct your listing: {title}',
    text: 'Hello {name}, your listing "{title}" was not approved: {reason}\nYou can correct it in the broker portal and send it again.',
  },
  'property.recalled': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Being reviewed again: {title}',
    text: 'Hello {name}, your listing "{title}" is being reviewed again and is not public meanwhile.',
  },
  ...inquiryTemplates,
  // Instant: one home. {news} is what happened to it, such as "New" or "Price reduced".
  'alert.matched': {
    category: 'property',
    purpose: 'alerts',
    channels: ['email', 'sms', 'whatsapp'],
    subject: '{news} for "{search}": {title}',
    text: 'Hello {name},\n\n{news} for your search "{search}":\n\n{title}\n{price}, {place}\n{link}',
    short:
      '{news} for your search "{search}" on BrickBazaar: {title}, {price}, {place}. Reply STOP to opt out.',
  },
  // Daily or weekly: {homes} is a line or two for each home.
  'alert.digest': {
    category: 'property',
    purpose: 'alerts',
    channels: ['email', 'sms', 'whatsapp'],
    subject: '{count} new for "{search}"',
    text: 'Hello {name},\n\nNew for your search "{search}": {count}.\n\n{homes}\n\nSee them all: {link}',
    short:
      'New for your search "{search}" on BrickBazaar: {count}. See your saved searches. Reply STOP to opt out.',
    long: ['homes'],
  },
  'subscription.paid': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Payment received: {plan}',
    text: 'Hello {name}, we have received {amount} for the plan {plan}. It holds from {from} to {until}. Invoice: {invoice}. You find it in the Plan tab of the broker portal.',
  },
  'subscription.refused': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Payment not found: {plan}',
    text: 'Hello {name}, we could not confirm your payment of {amount} for the plan {plan}: {reason}\nPlease check it in the Plan tab of the broker portal.',
  },
  'subscription.returned': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'On its way back: {amount}',
    text: 'Hello {name}, we could not use {amount} that you paid for the plan {plan} (order {reference}). It is on its way back to you the way it came. Banks take up to a week.',
  },
  'subscription.transferred': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Transferred back: {amount}',
    text: 'Hello {name}, we could not use {amount} that you paid for the plan {plan} (order {reference}). It was transferred back to you with the reference {transfer}.',
  },
  'subscription.ending': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Your plan {plan} ends on {until}',
    text: 'Hello {name}, your plan {plan} holds until {until}. You can renew it in the Plan tab of the broker portal; the next one begins when this one ends.',
  },
  'subscription.ended': {
    category: 'subscription',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'Your plan {plan} has ended',
    text: 'Hello {name}, your plan {plan} ended on {until}. Your listings stay as they are; what the plan adds has stopped. You can renew it in the Plan tab of the broker portal.',
  },
  'message.cap_reached': {
    category: 'notification',
    channels: ['email'],
    essential: true,
    subject: 'Messages wait: the limit of {day} is reached',
    text: 'Hello {name}, what BrickBazaar may spend on messages in a day ({cap}) is spent for {day}. SMS and WhatsApp messages wait until tomorrow. An administrator can raise the limit under Messages, Settings.',
  },
  // Anybody can enter anybody's address: {city} is one we know, and nothing else that was typed.
  'waitlist.confirm_email': {
    category: 'notification',
    channels: ['email'],
    essential: true,
    subject: 'Please confirm: the waitlist for {city}',
    text: 'Hello, someone asked us to write to you when the first property in {city} is live on BrickBazaar. Please confirm that it was you: {link}\nIf it was not you, ignore this email: we will not write about it again.',
    secret: ['link'],
  },
  'waitlist.confirm_phone': {
    category: 'notification',
    channels: ['sms'],
    essential: true,
    subject: 'Your code for the waitlist',
    text: '{code} is your code for the BrickBazaar waitlist for {city}. If you did not ask for it, ignore this message.',
    secret: ['code'],
  },
  'waitlist.opened': {
    category: 'notification',
    // Not by WhatsApp, which takes an opt-in of its own; by SMS without the link, which none may
    // carry.
    channels: ['email', 'sms'],
    subject: 'The first properties in {city} are live',
    text: 'Hello, the first properties in {city} are live on BrickBazaar: {link}\nYou asked to be told. This was the only message about it.',
    short:
      'The first properties in {city} are live on BrickBazaar. You asked to be told; ' +
      'this was the only message about it.',
  },
  // Anybody can enter anybody's address: nothing typed into the form is sent there.
  'ticket.received': {
    category: 'notification',
    channels: ['email'],
    subject: 'We have your message: {number}',
    text: 'Hello, we have your message. Its number is {number}.\nWe answer within 48 hours at the latest and settle the matter within one month.',
  },
  'ticket.priority': {
    category: 'notification',
    channels: ['email'],
    subject: 'We have your message: {number}',
    text: 'Hello, we have your message. Its number is {number}.\nYour plan has priority support: we answer within 24 hours and settle the matter within one month.',
  },
  'ticket.replied': {
    category: 'notification',
    channels: ['email'],
    subject: 'Re: {subject} ({number})',
    text: 'Hello {name},\n\n{reply}\n\nBrickBazaar support, {number}',
    long: ['reply'],
  },
  // The link rates the answer: whoever reads the log must not be able to do that.
  'ticket.resolved': {
    category: 'notification',
    channels: ['email'],
    subject: 'Re: {subject} ({number})',
    text: 'Hello {name},\n\n{reply}\n\nBrickBazaar support, {number}\n\nHow did we do? Please tell us: {link}',
    long: ['reply'],
    secret: ['link'],
  },
  'ticket.settled': {
    category: 'notification',
    channels: ['email'],
    subject: 'Settled: {number}',
    text: 'Hello, your message {number} is settled. If it is not, please write to us again.\nHow did we do? Please tell us: {link}',
    secret: ['link'],
  },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof templates

type In<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | In<Rest>
  : never

/** The values a template asks for, read out of its words. */
export type VariablesOf<Name extends TemplateName> = Record<
  In<(typeof templates)[Name]['text'] | (typeof templates)[Name]['subject']>,
  string
>

export function templateOf(name: string): Template | undefined {
  return Object.hasOwn(templates, name) ? templates[name as TemplateName] : undefined
}
