import { z } from 'zod'
import { readPhone } from '#domain/contact/phone.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { maxRupees } from '#domain/money/max-rupees.ts'
import { maxQuestionLength, maxSearchLength } from '#domain/search/search-length.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { regExp } from '#domain/text/reg-exp.ts'
import { fillIn } from './form-message.ts'

// PostgreSQL cannot store NUL or half a surrogate pair in text.
const storable = (value: string) => !value.includes('\u0000') && value.isWellFormed()

const unstorable = {
  error: () => t('This contains characters we cannot save. Please remove them.'),
}

// Embeddings, overrides and isolates (Unicode UAX 9) change how a text and the words beside it are
// displayed. Joiners are not among them: Indian scripts and emoji need them.
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g
const turned = {
  error: () =>
    t('This contains hidden characters that change the text direction. Please type ' + 'it again.'),
}
const unturned = (value: string) => value.search(directionMarks) < 0

// A visible letter, digit, sign or symbol; Hangul fillers and the empty Braille cell are invisible.
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u
const shows = (value: string) => visible.test(value)

/**
 * Trimmed text of 1 to `maximum` characters. `missing` is the message where it is absent or has no
 * visible character.
 */
export function text(maximum: number, missing: string = fillIn) {
  const required = { error: () => t(missing) }
  return z
    .string(required)
    .refine(storable, unstorable)
    .trim()
    .min(1, required)
    .refine(shows, required)
    .refine(unturned, turned)
    .max(maximum, {
      error: () => t('Please keep this under {limit} characters.', { limit: maximum }),
    })
}

/** Text that is stored unchanged, for fields that no form has; may be empty. */
export function plainText(maximum: number) {
  return z.string().max(maximum).refine(storable, unstorable).refine(unturned, turned)
}

/** An optional field; an empty text and null count as left out (API-2). */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(
    (value) => (value === '' || value === null ? undefined : value),
    schema.optional(),
  )
}

/**
 * An optional field of a save that keeps the value of missing fields: an empty text counts as left
 * out, and only `null` clears the stored value (API-2).
 */
export function clearable<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema.nullish())
}

/** Search text: trimmed, empty counts as absent. */
export const textUpTo = (length: number) =>
  optional(
    z
      .string()
      .max(length, {
        error: () =>
          t('Please search with at most {limit} characters.', { limit: withCommas(length, 0) }),
      })
      .refine(storable, {
        error: () => t('This contains characters we cannot search for. Please remove them.'),
      })
      .trim(),
  )

/** Text of a list's search box: trimmed, at most 200 characters, empty counts as absent. */
export const searchText = textUpTo(maxSearchLength)

/** A search for homes, which may be a whole pasted message: at most 1,000 characters. */
export const questionText = textUpTo(maxQuestionLength)

/** Returns the canonical spelling of an email address or a username: lower case and NFC. */
export function foldName(value: string): string {
  return value.toLowerCase().normalize('NFC')
}

/**
 * Returns the host that a mail server looks up: `ｇｍａｉｌ.com` and `ℊmail.com` are gmail.com (UTS 46).
 */
function hostOf(domain: string): string {
  // A domain with a path, port or user is not a host; parsing would drop that part.
  if (/[/\\?#:@\s]/.test(domain)) return domain
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).host : domain
}

/**
 * Returns the canonical spelling of an email address: lower case, with its domain as mail servers
 * look it up.
 */
export function foldEmail(value: string): string {
  if (!value.includes('@')) return foldName(value)
  const address = value.normalize('NFKC').toLowerCase()
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}@${hostOf(address.slice(at + 1))}`
}

// The pattern of zod, except that the last part of a domain may be in another script, as xn--….
const emailPattern = regExp()`
  ^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}
  |xn--[a-z0-9-]+)$
`

const notPlain = () => t('Please use an email address with English letters before the @.')
const hasPlainName = (address: string) => !/[^ -~]/.test(address.split('@', 1)[0] ?? '')

/** An email address in canonical spelling, so that a mailbox is counted once (decision 0043). */
export const email = text(254)
  .transform(foldEmail)
  .refine(hasPlainName, { error: notPlain, abort: true })
  .pipe(z.email({ pattern: emailPattern, error: () => t('Please enter a valid email address.') }))

/** A mobile number, converted to E.164 (ACC-3); `missing` is the message for an empty one. */
export const phoneNumber = (missing: string) =>
  z
    .string({ error: () => t(missing) })
    // Numbers copied from address books have direction marks around them.
    .overwrite((value) => value.replace(directionMarks, ''))
    .pipe(text(32, missing))
    .transform((value, context) => {
      const number = readPhone(value)
      if (number) return number
      context.addIssue({ code: 'custom', message: t('Please enter a valid mobile number.') })
      return z.NEVER
    })

export const phone = phoneNumber(fillIn)

/**
 * A password as typed, not trimmed and not folded; at most 256 characters, so that hashing stays
 * cheap.
 */
const password = (missing: string) =>
  z
    .string({ error: () => t(missing) })
    .min(1, { error: () => t(missing) })
    .max(256, { error: () => t('Please keep the password under 256 characters.') })

export const passwordText = password(fillIn)
export const signInPassword = password(msg('Please enter your password.'))

export const minPasswordLength = 6

/** Six digits, the first not 0 (India Post). */
export const pincode = text(6, msg('Please enter the PIN code.')).regex(/^[1-9]\d{5}$/, {
  error: () => t('Please enter a 6-digit PIN code that does not start with 0.'),
})

/** Whole rupees, 1 to ten thousand crore. */
export const rupees = z
  .number({ error: () => t('Please enter the price in rupees.') })
  .int({ error: () => t('Please enter whole rupees.') })
  .min(1, { error: () => t('The price must be more than zero.') })
  .max(maxRupees, { error: () => t('This price is too high.') })

/** A count of rooms, floors or places. */
export function count(maximum: number) {
  return z
    .number({ error: () => t('Please enter a number.') })
    .int({ error: () => t('Please enter a whole number.') })
    .min(0, { error: () => t('This cannot be less than {limit}.', { limit: 0 }) })
    .max(maximum, { error: () => t('This cannot be more than {limit}.', { limit: maximum }) })
}

/** An id in a path or a body. A malformed one is treated like an unknown one. */
export const id = z.uuid({ error: () => t('Not found.') })
export const idParams = z.object({ id })

/** A selection from a list: ids separated by commas. */
export const ids = optional(
  z
    .string()
    .transform((value) => value.split(','))
    .pipe(z.array(id).max(500, { error: () => t('Please choose at most 500.') })),
)

/** A whole number in a query string; repeated or fractional values are refused. */
export function queryNumber(minimum: number, maximum: number) {
  return z
    .string()
    .regex(/^-?\d{1,15}$/, { error: () => t('Please enter a whole number.') })
    .transform(Number)
    .pipe(z.number().transform((value) => Math.min(Math.max(value, minimum), maximum)))
}

/** Several words of a vocabulary, separated by commas, each once. */
export function severalOf<Word extends string>(word: z.ZodType<Word, Word | string>) {
  return optional(
    z
      .string()
      .transform((value) => [...new Set(value.split(',').map((name) => name.trim()))])
      .pipe(z.array(word)),
  )
}

/** ISO 8601 text, the format of every moment in the API. */
export const moment = z.iso.datetime()

/** A calendar day: 2026-11-21. ISO 8601 has a year 0, PostgreSQL does not. */
export const day = z.iso.date().refine((value) => value >= '0001', {
  error: () => t('Please enter a date, such as 2026-03-31.'),
})

/** List filters: the days in India on which a row was created, both included. */
export const createdDays = { createdFrom: optional(day), createdTo: optional(day) }

/** A colour: #rrggbb. */
export const color = z
  .string({ error: () => t('Please choose a colour.') })
  .regex(/^#[0-9a-fA-F]{6}$/, { error: () => t('Please choose a colour.') })

/** The position among others; lower is first. */
export const sortOrder = z
  .number({ error: () => t('Please enter a number.') })
  .int({ error: () => t('Please enter a whole number.') })
  .min(-100_000)
  .max(100_000)
