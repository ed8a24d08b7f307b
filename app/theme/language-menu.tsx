import { Languages } from 'lucide-react'
import { useId } from 'react'
import { useLocation } from 'react-router'
import { buttonClass } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { languageOf, locales, pathIn, tagOf } from '#domain/locale/locale.ts'
import { currentLocale, t } from '#domain/locale/translate.ts'

/**
 * The choice of language, for every header: the same page in each language. Links load the whole
 * page, because each language has its own files.
 */
export function LanguageMenu({ className }: { className?: string }) {
  const { pathname, search, hash } = useLocation()
  const id = useId()
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t('Language')}
        className={cn(buttonClass({ variant: 'ghost', size: 'icon' }), className)}
      >
        <Languages aria-hidden />
      </button>
      <nav id={id} popover="auto" aria-label={t('Language')} className="menu-box">
        {locales.map((locale) => (
          <a
            key={locale}
            href={pathIn(locale, pathname + search + hash)}
            lang={tagOf(locale)}
            hrefLang={locale}
            aria-current={locale === currentLocale() ? 'true' : undefined}
            className="menu-choice"
          >
            {languageOf(locale).name}
          </a>
        ))}
      </nav>
    </>
  )
}
