import { readStoredLanguage, storeLanguage } from '#app/theme/stored-language.ts'
import { localeOf, pathPrefix, sourceLocale } from '#domain/locale/locale.ts'

/**
 * Follows the language that somebody chose or prefers. A returning visitor who enters the home page
 * is taken to it in the chosen language; links to pages elsewhere keep their language. Without a
 * choice, pages in the source language offer the one that the browser prefers
 * (app/theme/language-offer.tsx). Pages are cached, so the server cannot do either. Returns whether
 * the page is left.
 */
export function followLanguage(): boolean {
  const root = document.documentElement
  const { pathname, search, hash, origin } = location
  const stored = readStoredLanguage()
  const isEntered = !document.referrer.startsWith(`${origin}/`)
  if (stored && stored !== sourceLocale && pathname === '/' && isEntered) {
    // Hidden, so that the page that is left does not flash.
    root.hidden = true
    location.replace(pathPrefix(stored) + search + hash)
    return true
  }
  const preferred = navigator.languages.map(localeOf).find((one) => one !== undefined)
  const isOther = preferred !== undefined && preferred !== sourceLocale
  if (!stored && isOther && localeOf(root.lang) === sourceLocale) {
    root.dataset.languageOffer = preferred
  }
  // A link that names a language is the choice of it, also before React has loaded.
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
    const chosen = link && localeOf(link.hreflang)
    if (chosen) storeLanguage(chosen)
  })
  return false
}
