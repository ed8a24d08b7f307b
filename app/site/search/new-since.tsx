import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type SearchRun, searchRunOf } from '#app/property/search-run.ts'
import { Badge } from '#app/ui/badge.tsx'
import { formatDate } from '#domain/date/date.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** How much of a list is new to the saved search that was run to come here. */
export function NewSince() {
  const { state } = useLocation()
  const [run, setRun] = useState<SearchRun>()
  // The server does not know the history: a page that is loaded again says it after the first
  // paint.
  useEffect(() => setRun(searchRunOf(state)), [state])
  if (!run) return null
  return (
    <p role="status">
      <Badge variant={run.newCount > 0 ? 'marigold' : 'secondary'} className="figures">
        {run.newCount === 0 ? 'Nothing' : withCommas(run.newCount)} new since{' '}
        {formatDate(run.since)}
      </Badge>
    </p>
  )
}
