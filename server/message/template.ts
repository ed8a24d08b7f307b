import type { MessageCategory, MessageChannel } from '#contract/message.ts'

/**
 * Every message the product sends, as data: a template with its variables in braces is what a
 * telephone company registers (parts.md 4.2). `secret` variables open an account: they are never
 * shown in the message log. `long` ones keep their line breaks.
 */
interface Template {
  category: MessageCategory
  channels: readonly MessageChannel[]
  subject: string
  text: string
  secret?: readonly string[]
  long?: readonly string[]
}

export const templates = {
  'account.set_password': {
    category: 'welcome',
    channels: ['email'],
    subject: 'Choose your BrickBazaar password',
    text: 'Hello {name}, an account was made for you on BrickBazaar. Choose your password here: {link}\nThe link works once. If you did not expect it, you need do nothing.',
    secret: ['link'],
  },
  'account.reset_password': {
    category: 'notification',
    channels: ['email'],
    subject: 'Set a new BrickBazaar password',
    text: 'Hello {name}, you can set a new password here: {link}\nThe link works once, for a short time. If you did not ask for it, your password stays as it is.',
    secret: ['link'],
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
  'inquiry.received': {
    category: 'property',
    channels: ['email', 'sms', 'whatsapp'],
    subject: 'New inquiry {reference}: {title}',
    text: 'Hello {name}, {asker} ({phone}) asks about "{title}". Reference {reference}.',
  },
  'inquiry.replied': {
    category: 'property',
    channels: ['email'],
    subject: 'Re: {title} ({reference})',
    text: 'Hello {name},\n\n{reply}\n\n{broker}, {phone}\n\nYou asked about "{title}" on BrickBazaar. Reference {reference}.',
    long: ['reply'],
  },
  // Anybody can enter anybody's address: nothing typed into the form is sent there.
  'ticket.received': {
    category: 'notification',
    channels: ['email'],
    subject: 'We have your message: {number}',
    text: 'Hello, we have your message. Its number is {number}.\nWe answer within 48 hours at the latest and settle the matter within one month.',
  },
  'ticket.replied': {
    category: 'notification',
    channels: ['email'],
    subject: 'Re: {subject} ({number})',
    text: 'Hello {name},\n\n{reply}\n\nBrickBazaar support, {number}',
    long: ['reply'],
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

export interface Rendered {
  subject: string
  text: string
}

// A line break in a name or a subject would begin another header (quality MSG-05).
const onOneLine = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
const withLines = (value: string) => value.replace(/(?!\n)\p{Cc}/gu, '').trim()

/** The variables as they are kept: nothing in them can end a line but what may. */
export function cleaned(
  { long = [] }: Template,
  variables: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      long.includes(name) ? withLines(value) : onOneLine(value),
    ]),
  )
}

const mask = '•••'

/** What a message says; with its secrets for the person, masked for the log. */
export function render(
  { subject, text, secret = [] }: Template,
  variables: Record<string, string>,
  { masked }: { masked: boolean },
): Rendered {
  const fill = (words: string) =>
    words.replace(/\{(\w+)\}/g, (_, name: string) =>
      masked && secret.includes(name) ? mask : (variables[name] ?? ''),
    )
  return { subject: onOneLine(fill(subject)), text: fill(text).trim() }
}

/** The variables of a message that has gone: without what opens an account. */
export function spent(
  { secret = [] }: Template,
  variables: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(variables).filter(([name]) => !secret.includes(name)))
}
