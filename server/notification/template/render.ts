import type { MessageChannel } from '#contract/message/message.ts'
import { findContactDetail } from '#domain/contact/contact-detail.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Template } from './template.ts'

/** Renders templates as messages. */

export interface Rendered {
  subject: string
  text: string
}

// A line break in a name or subject would start another mail header (MSG-05).
const onOneLine = (value: string) => value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
const withLines = (value: string) => value.replace(/(?!\n)\p{Cc}/gu, '').trim()

/** Text typed by strangers and read by others: names, search titles, ticket subjects. */
interface Typed {
  maxLength: number
  neutral: string
}

const typed = {
  name: { maxLength: 100, neutral: msg('there') },
  asker: { maxLength: 100, neutral: msg('A customer') },
  people: { maxLength: 100, neutral: msg('your customers') },
  list: { maxLength: 60, neutral: msg('Shortlist') },
  search: { maxLength: 60, neutral: msg('Saved search') },
  subject: { maxLength: 60, neutral: msg('Your message') },
  broker: { maxLength: 100, neutral: msg('The broker') },
} as const satisfies Record<string, Typed>
const isTyped = (name: string): name is keyof typeof typed => Object.hasOwn(typed, name)

/**
 * Shortens typed text and breaks its links: mail programs turn every `host.name` and `name@host`
 * into a link, which would then be in our message. Text with a telephone number or another way to
 * contact or pay somebody is replaced by a neutral word.
 */
function withoutContacts(value: string, { maxLength, neutral }: Typed) {
  if (findContactDetail(value)) return t(neutral)
  const plain = value
    .replace(/\w+:\/\//g, '')
    .replace(/(?<=[\p{L}\p{N}-])\.(?=[\p{L}\p{N}-]*\p{L}{2})/gu, '. ')
    .replaceAll('@', ' at ')
  const letters = [...plain]
  if (letters.length <= maxLength) return plain
  return `${letters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`
}

/** Returns the variables as stored: only the `long` ones keep line breaks. */
export function cleaned(
  { long = [] }: Template,
  variables: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [
      name,
      long.includes(name)
        ? withLines(value)
        : onOneLine(isTyped(name) ? withoutContacts(value, typed[name]) : value),
    ]),
  )
}

const mask = '•••'

const sourceWords = ({ text, short = text }: Template, channel: MessageChannel): string =>
  channel === 'email' ? text : short

/**
 * Returns the text of a template for a channel in the language in force, with its variables in
 * braces.
 */
export function wordsOf(template: Template, channel: MessageChannel): string {
  const words = sourceWords(template, channel)
  return t(words, Object.fromEntries(namesIn(words).map((name) => [name, `{${name}}`])))
}

/** Returns the variables of a text, each once, in order of occurrence. */
export function namesIn(words: string): string[] {
  return [...new Set([...words.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))]
}

/** Operators drop an SMS with a longer variable (MSG-07). */
const maxSmsValueLength = 40

/**
 * Returns the variables for a channel: shortened for SMS, where the rest of the text is registered.
 */
export function fitted(
  variables: Record<string, string>,
  channel: MessageChannel,
): Record<string, string> {
  if (channel !== 'sms') return { ...variables }
  return Object.fromEntries(
    Object.entries(variables).map(([name, value]) => {
      const letters = [...value]
      // Three full stops: the single character "…" would double the cost of the SMS.
      return letters.length <= maxSmsValueLength
        ? [name, value]
        : [
            name,
            `${letters
              .slice(0, maxSmsValueLength - 3)
              .join('')
              .trimEnd()}...`,
          ]
    }),
  )
}

/**
 * Renders a message for a channel in the language in force, with secrets for the recipient or
 * masked for the log.
 */
export function render(
  template: Template,
  variables: Record<string, string>,
  { channel, masked }: { channel: MessageChannel; masked: boolean },
): Rendered {
  const { subject, secret = [] } = template
  const values = fitted(variables, channel)
  if (masked) for (const name of secret) values[name] = mask
  const text = t(sourceWords(template, channel), values)
  return { subject: onOneLine(t(subject, values)), text: text.trim() }
}
