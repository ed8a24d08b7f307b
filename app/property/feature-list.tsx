import { t } from '#domain/locale/translate.ts'

interface FeatureListProps {
  features: readonly string[]
}

const shown = 3

/** Up to three features and "+n", whose title names the others. */
export function FeatureList({ features }: FeatureListProps) {
  if (features.length === 0) return null
  const rest = features.slice(shown)
  return (
    <ul aria-label={t('Features')} className="home-features">
      {features.slice(0, shown).map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
      {rest.length > 0 && (
        <li title={rest.join(', ')} className="rest">
          <span aria-hidden>{`+${rest.length}`}</span>
          <span className="sr-only">{t('and {features}', { features: rest.join(', ') })}</span>
        </li>
      )}
    </ul>
  )
}
