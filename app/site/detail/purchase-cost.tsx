import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { call } from '#app/api/call.ts'
import { Late } from '#app/kit/lazy-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import type { CostRate } from '#domain/money/cost-rate.ts'
import type { CostBasis } from './cost-of.ts'

/** Loaded on demand, with the rates of today: few open it. */
async function loadEstimate(state: string) {
  const { costRate } = await import('#contract/cost/cost-rate.ts')
  return Promise.all([
    import('./cost-estimate.tsx'),
    call(costRate.publicList, { query: { state } }),
  ])
}

/** The additional costs of buying a home, on request. */
export function PurchaseCost({ basis }: { basis: CostBasis }) {
  const [open, setOpen] = useState(false)
  const [rates, setRates] = useState<readonly CostRate[]>([])
  const load = async () => {
    const [part, reply] = await loadEstimate(basis.state)
    setRates(reply.rates)
    return part
  }
  if (open) {
    return (
      <Late load={load} props={{ basis, rates }} waiting={<p role="status">{t('Loading...')}</p>} />
    )
  }
  return (
    <>
      <p className="mb-4 text-muted-foreground">
        {t('Stamp duty, registration, GST and brokerage are extra.')}
      </p>
      <Button variant="outline" size="lg" onClick={() => setOpen(true)}>
        <Calculator aria-hidden />
        {t('Calculate total cost')}
      </Button>
    </>
  )
}
