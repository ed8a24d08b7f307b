import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type SearchRun, searchRunOf } from '#app/property/search-run.ts'
import { Badge } from '#app/ui/badge.tsx'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** The number of new homes, on a list opened by running a saved search. */
export function NewSince() {
  const { state } = useLocation()
  const [run, setRun] = useState<SearchRun>()
  // The server does not know the history state, so a reloaded page shows it after the first paint.
  useEffect(() => setRun(searchRunOf(state)), [state])
  if (!run) return null
  return (
    <p role="status">
      <Badge variant={run.newCount > 0 ? 'marigold' : 'secondary'} className="figures">
        {run.newCount === 0
          ? t('Nothing new since {date}', { date: formatDate(run.since) })
          : t('{figure} new since {date}', {
              figure: withCommas(run.newCount),
              date: formatDate(run.since),
            })}
      </Badge>
    </p>
  )
}
