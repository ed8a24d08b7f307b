import { t } from '#domain/locale/translate.ts'
import type { PropertyView } from './read-property.ts'

/**
 * The facts of this home that were checked, those that its broker states, and what the tick means.
 */
export function Checked({ home }: { home: PropertyView }) {
  const { checked, stated } = home.claims
  return (
    <div className="mt-7 space-y-1.5 text-sm">
      <h3 className="text-base">{t('What is checked')}</h3>
      {checked.map(({ subject, label, text }) => (
        <p key={subject}>
          {label}: {text}
        </p>
      ))}
      {stated && (
        <p className="text-muted-foreground">
          {t('Stated by the broker, not checked: {facts}.', { facts: stated })}
          {home.broker.isVerified && ` ${t('The tick covers the broker’s KYC documents only.')}`}
        </p>
      )}
    </div>
  )
}
