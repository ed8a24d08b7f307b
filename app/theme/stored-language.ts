import { type Locale, localeOf } from '#domain/locale/locale.ts'

const languageKey = 'bb-language'

/** Stores the chosen language for later visits. */
export function storeLanguage(locale: Locale): void {
  try {
    localStorage.setItem(languageKey, locale)
  } catch {
    // Without storage the language is that of the address.
  }
}

/** Returns the language chosen on an earlier visit. */
export function readStoredLanguage(): Locale | undefined {
  try {
    return localeOf(localStorage.getItem(languageKey) ?? '')
  } catch {
    return undefined
  }
}
