import { AsyncLocalStorage } from 'node:async_hooks'
import { type Locale, sourceLocale } from '#domain/locale/locale.ts'
import { setTranslations } from '#domain/locale/translate.ts'
import { readMessages } from './read-messages.ts'

const localeInForce = new AsyncLocalStorage<Locale>()

setTranslations({
  locale: () => localeInForce.getStore() ?? sourceLocale,
  messages: readMessages,
})

/** Runs the work with all texts in the language. */
export const inLocale = <Result>(locale: Locale, work: () => Result): Result =>
  localeInForce.run(locale, work)
