import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { Problem } from '#app/kit/problem.tsx'
import { useNearView } from '#app/kit/use-near-view.ts'
import { CardGrid } from '#app/site/card-grid.tsx'
import type { LateData } from '#app/site/late-data.ts'
import { t } from '#domain/locale/translate.ts'
import { Section } from './section.tsx'
import type { Similar } from './similar.ts'

interface SimilarHomesProps {
  id: string
  /** The list of homes in the same place: what is offered until they are loaded. */
  list: { address: string; place: string }
}

/** Homes like this one, loaded when scrolled to: most visitors leave before. */
export function SimilarHomes({ id, list }: SimilarHomesProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNearView(frame, '600px')
  const { data, state, load } = useFetcher<LateData<{ similar: Similar[] }>>()
  const address = `/properties/${id}/similar`
  useEffect(() => {
    if (isNear) load(address)
  }, [isNear, load, address])
  const failed = data !== undefined && 'failed' in data
  if (data && !failed && data.similar.length === 0) return null
  return (
    <Section title={t('Similar properties')} className="mt-12 print:hidden">
      <div
        ref={frame}
        aria-busy={state !== 'idle'}
        className={data ? undefined : 'min-h-96 noscript:min-h-0'}
      >
        {data && !failed && (
          <CardGrid
            cards={data.similar.map(({ card }) => card)}
            notes={data.similar.map(({ reasons }) => reasons.join(' · '))}
          />
        )}
        {failed && (
          <Problem
            title={t('This section did not load')}
            error={undefined}
            onRetry={() => load(address)}
          />
        )}
        <Link to={list.address} discover="none" className="more-link">
          {t('See all homes in {place}', { place: list.place })}
        </Link>
      </div>
    </Section>
  )
}
