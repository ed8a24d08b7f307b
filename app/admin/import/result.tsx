import type { ReactNode } from 'react'
import { StatCard } from '#app/kit/stat-card.tsx'
import type { ImportDetail } from '#contract/import/import.ts'
import { ImportProblemKind } from '#contract/import/vocabulary.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** The counts of the check or the import. */
export function ImportFigures({ counts }: ImportDetail) {
  const figures: [string, number, ReactNode?][] = [
    [t('Rows'), counts.rows],
    [t('Ready'), counts.ready],
    [t('New'), counts.new],
    ...(counts.updated > 0 ? ([[t('Updated'), counts.updated]] as [string, number][]) : []),
    [t('Duplicates'), counts.duplicates, t('Already listed, or twice in the file')],
    [t('Rejected'), counts.refused],
    [t('With notes'), counts.noted, t('Imported as noted')],
    [t('Places added'), counts.locationsProposed],
    [t('Imported'), counts.inserted],
  ]
  return (
    <section aria-label={t('Result')}>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figures.map(([label, value, detail]) => (
          <StatCard key={label} label={label} value={value} detail={detail} />
        ))}
      </dl>
    </section>
  )
}

/**
 * Cities that the import would add, shown before it runs so that a wrong one is noticed in time.
 */
export function ImportCities({ newCities }: ImportDetail) {
  if (newCities.length === 0) return null
  return (
    <div className="rounded-lg border bg-card px-5 py-4">
      <h2 className="text-lg">{t('New cities')}</h2>
      <p className="mt-1 text-sm text-muted-foreground">
        {t('Accept each under Locations, or merge it into another location.')}
      </p>
      <ul className="mt-2 space-y-1.5 text-sm">
        {newCities.map(({ name, rows, isKnown }) => (
          <li key={name} className="flex gap-3">
            <span className="figures w-14 shrink-0 text-right font-medium">{withCommas(rows)}</span>
            <span className="min-w-0 break-words">
              {isKnown ? name : t('{name} (unknown city, so its listings need a review)', { name })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const shown = 6

/** The reasons for refusals, then the notes; each with the most frequent first. */
export function ImportReasons({ summary }: ImportDetail) {
  if (summary.length === 0) return null
  const commonest = ImportProblemKind.keys.flatMap((kind) =>
    summary
      .filter((tally) => tally.kind === kind)
      .toSorted((one, other) => other.count - one.count)
      .slice(0, shown),
  )
  return (
    <div className="rounded-lg border bg-card px-5 py-4">
      <h2 className="text-lg">{t('Most common reasons')}</h2>
      <ul className="mt-2 space-y-1.5 text-sm">
        {commonest.map(({ kind, column, reason, count }) => (
          <li key={`${kind}:${column}:${reason}`} className="flex gap-3">
            <span className="figures w-14 shrink-0 text-right font-medium">
              {withCommas(count)}
            </span>
            <span className="min-w-0 break-words">
              <span className="text-muted-foreground">
                {ImportProblemKind.label(kind)}
                {column && `, ${column}`}:{' '}
              </span>
              {reason}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
