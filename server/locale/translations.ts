import { AsyncLocalStorage } from 'node:async_hooks'
import { type Locale, sourceLocale } from '#domain/locale/locale.ts'
import { currentLocale, setTranslations } from '#domain/locale/translate.ts'
import { readMessages } from './read-messages.ts'
import { storeMessage } from './stored-text.ts'

interface Language {
  locale: Locale
  /** Whether texts are stored for readers of any language. */
  isStored?: boolean
}

const inForce = new AsyncLocalStorage<Language>()

setTranslations({
  locale: () => inForce.getStore()?.locale ?? sourceLocale,
  messages: readMessages,
  store: (...message) => (isStoring() ? storeMessage(...message) : undefined),
})

export const isStoring = (): boolean => inForce.getStore()?.isStored ?? false

/** Runs the work with all texts in the language. */
export const inLocale = <Result>(locale: Locale, work: () => Result): Result =>
  inForce.run({ locale }, work)

/**
 * Runs the work whose texts are stored, to be read with `readStored`. What it writes to a person
 * is in the language of that person.
 */
export const storingTexts = <Result>(work: () => Result): Result =>
  inForce.run({ locale: currentLocale(), isStored: true }, work)
