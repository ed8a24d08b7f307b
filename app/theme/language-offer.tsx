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
  return locales
    .filter((locale) => locale !== sourceLocale)
    .map((locale) => (
      <section key={locale} aria-label={t('Language')} id={`offer-${locale}`}>
        <style>{`:root:not([data-language-offer=${locale}]) #offer-${locale}{display:none}`}</style>
        <div className="language-offer">
          <a href={pathIn(locale, pathname + search + hash)} lang={tagOf(locale)} hrefLang={locale}>
            {languageOf(locale).offer}
          </a>
          <button type="button" onClick={stay}>
            {languageOf(sourceLocale).offer}
          </button>
        </div>
      </section>
    ))
}
