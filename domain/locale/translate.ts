import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { formatTag, type Locale, sourceLocale } from './locale.ts'

/** What fills the placeholders of a message. */
export type MessageValues = Record<string, string | number>

/** A text with an id of its own, where the same English words need two translations. */
export interface MessageDescriptor {
  id: string
  message: string
}

/** What a translator has to know and cannot see in the text. */
export interface MessageNote {
  comment: string
}

/** Where a process finds the language in force and the translations of a language. */
export interface TranslationSource {
  locale(): Locale
  messages(locale: Locale): Messages
  /** Returns the message in a form to be stored, where it is read later by others. */
  store?(id: string, message: string, values?: MessageValues): string | undefined
}

interface Translator {
  i18n: I18n
  /** Translations without values, by id: a page has hundreds. */
  plain: Map<string, string>
}

let source: TranslationSource = { locale: () => sourceLocale, messages: () => ({}) }
const translators = new Map<Locale, Translator>()

/** Sets the source of translations; the server does it once. */
export function setTranslations(from: TranslationSource): void {
  source = from
  translators.clear()
}

let isSourceLanguage = false

/** Returns the language that texts are in now. */
export const currentLocale = (): Locale => (isSourceLanguage ? sourceLocale : source.locale())

/** Does something synchronous with all texts in the source language, for texts that are parsed. */
export function inSourceLanguage<Result>(work: () => Result): Result {
  const before = isSourceLanguage
  isSourceLanguage = true
  try {
    return work()
  } finally {
    isSourceLanguage = before
  }
}

/**
 * Returns a text in the language in force. The message is English in ICU form, `{count, plural, one
 * {# home} other {# homes}}`; extraction reads it from the code, so it has to be a literal. Texts
 * without a translation stay English. Call it where the text is needed, not when a module loads:
 * one process answers in all languages. Builds for the browser use translate-compiled.ts instead.
 */
export function t(
  text: string | MessageDescriptor,
  values?: MessageValues,
  _note?: MessageNote,
): string {
  const { id, message } = typeof text === 'string' ? { id: text, message: text } : text
  const stored = isSourceLanguage ? undefined : source.store?.(id, message, values)
  if (stored !== undefined) return stored
  const { i18n, plain } = translatorOf(currentLocale())
  if (values) return i18n._(id, values, { message })
  const known = plain.get(id)
  if (known !== undefined) return known
  const translation = i18n._(id, undefined, { message })
  if (plain.size < maxCached) plain.set(id, translation)
  return translation
}

/**
 * Marks an English text of a table for translation and returns it as it is; `t` translates it where
 * it is shown.
 */
export const msg = <const Text extends string | MessageDescriptor>(
  text: Text,
  _note?: MessageNote,
): Text => text

/**
 * Returns a text in a language that need not be the one in force. For few texts: unlike with `t`, a
 * page loads all their translations.
 */
export const translateTo = (
  text: string,
  to: Locale,
  values?: MessageValues,
  _note?: MessageNote,
): string => translatorOf(to).i18n._(text, values, { message: text })

function translatorOf(locale: Locale): Translator {
  const known = translators.get(locale)
  if (known) return known
  const messages = { [locale]: source.messages(locale) }
  const i18n = setupI18n({ locale, locales: formatTag(locale), messages })
  const plain = new Map<string, string>()
  const compiled = new Map<string, ReturnType<typeof compileMessage>>()
  i18n.setMessagesCompiler((message) => {
    const tokens = compiled.get(message) ?? compileMessage(message)
    if (compiled.size < maxCached) compiled.set(message, tokens)
    return tokens
  })
  const translator = { i18n, plain }
  translators.set(locale, translator)
  return translator
}

/** More than there are messages; texts from outside, which `t` should not get, are not kept. */
const maxCached = 20_000
