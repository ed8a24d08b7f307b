import { t } from '#domain/locale/translate.ts'

/** A hidden field that only bots fill in. */
export function HoneypotField() {
  return (
    <div hidden>
      <label htmlFor="website">{t('Website')}</label>
      <input id="website" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
