import { useLocation } from 'react-router'
import { languageOf, locales, pathIn, sourceLocale, tagOf } from '#domain/locale/locale.ts'
import { currentLocale, t } from '#domain/locale/translate.ts'
import { storeLanguage } from './stored-language.ts'

/**
 * Offers a language once, on pages in the source language. The head script has said which before
 * the first paint (app/head-script/follow-language.ts), so that nothing moves; without it, and once
 * a language is stored, there is no offer.
 */
export function LanguageOffer() {
  const { pathname, search, hash } = useLocation()
  if (currentLocale() !== sourceLocale) return null
  const stay = () => {
    storeLanguage(sourceLocale)
    delete document.documentElement.dataset.languageOffer
  }
  const offered = locales.filter((locale) => locale !== sourceLocale)
  return (
    <section aria-label={t('Language')} id="offer" className="language-offer">
      {offered.map((locale) => (
        <a
          key={locale}
          href={pathIn(locale, pathname + search + hash)}
          lang={tagOf(locale)}
          hrefLang={locale}
        >
          {languageOf(locale).offer}
        </a>
      ))}
      <button type="button" onClick={stay}>
        {languageOf(sourceLocale).offer}
      </button>
    </section>
  )
}
