import { type I18n, type Messages, setupI18n } from '@lingui/core'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { type Locale, sourceLocale } from './locale.ts'

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
}

let source: TranslationSource = { locale: () => sourceLocale, messages: () => ({}) }
const translators = new Map<Locale, I18n>()
const compiled = new Map<string, ReturnType<typeof compileMessage>>()

/** Sets the source of translations; the server does it once. */
export function setTranslations(from: TranslationSource): void {
  source = from
  translators.clear()
}

/** Returns the language that texts are in now. */
export const currentLocale = (): Locale => source.locale()

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
  return translatorOf(source.locale())._(id, values, { message })
}

/**
 * Marks an English text of a table for translation and returns it as it is; `t` translates it where
 * it is shown.
 */
export const msg = (text: string, _note?: MessageNote): string => text

function translatorOf(locale: Locale): I18n {
  const known = translators.get(locale)
  if (known) return known
  const translator = setupI18n({ locale, messages: { [locale]: source.messages(locale) } })
  translator.setMessagesCompiler(compileOnce)
  translators.set(locale, translator)
  return translator
}

/** Most texts have no placeholder, and parsing one costs more than the rest of a translation. */
function compileOnce(message: string) {
  const known = compiled.get(message)
  if (known) return known
  const tokens = compileMessage(message)
  if (compiled.size < maxCompiled) compiled.set(message, tokens)
  return tokens
}

/** More than there are messages; texts from outside, which `t` should not get, are not kept. */
const maxCompiled = 20_000
