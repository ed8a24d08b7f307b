import { t } from '#domain/locale/translate.ts'
/** The first tab stop: skips the navigation to the main content. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className={
        'sr-only z-50 rounded-md bg-primary px-4 py-2 text-primary-foreground ' +
        'focus:not-sr-only focus:fixed focus:top-3 focus:left-3'
      }
    >
      {t('Skip to content')}
    </a>
  )
}
