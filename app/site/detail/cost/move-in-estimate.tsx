import { useEffect, useRef } from 'react'
import { dayInIndia } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import type { CostRate } from '#domain/money/cost-rate.ts'
import { type HomeFacts, moveInCostOf } from '#domain/money/home-cost.ts'
import { CostLines } from './cost-lines.tsx'

interface MoveInEstimateProps {
  basis: HomeFacts
  rates: readonly CostRate[]
}

/** What a tenant pays before moving in, line by line, as the broker stated it. */
export default function MoveInEstimate({ basis, rates }: MoveInEstimateProps) {
  const top = useRef<HTMLDivElement>(null)
  // The button that opened this is gone, so the focus moves.
  useEffect(() => top.current?.focus(), [])
  const cost = moveInCostOf(basis, rates, dayInIndia(new Date()))
  if (!cost) return null
  return (
    <div ref={top} tabIndex={-1} className="space-y-4">
      <CostLines caption={t('Estimated cost of moving in')} cost={cost} />
      {cost.unknown.length > 0 && (
        <p className="text-sm">
          {t('Not stated: {costs}. Ask the broker.', { costs: cost.unknown.join(', ') })}
        </p>
      )}
      <p className="text-sm text-muted-foreground">
        {t(
          'As stated by the broker. Stamp duty and registration of the rent agreement are extra. ' +
            'A broker without GST registration charges no GST.',
        )}
      </p>
    </div>
  )
}
