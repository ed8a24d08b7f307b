import { Calculator } from 'lucide-react'
import { type ComponentType, useState } from 'react'
import { Late } from '#app/kit/lazy-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import type { CostRate } from '#domain/money/cost-rate.ts'
import type { CostBasis, HomeFacts } from '#domain/money/home-cost.ts'

/** The additional costs of buying a home, on request. */
export function PurchaseCost({ basis }: { basis: CostBasis }) {
  return (
    <OnRequest
      basis={basis}
      state={basis.state}
      load={() => import('./cost-estimate.tsx')}
      intro={t('Stamp duty, registration, GST and brokerage are extra.')}
      label={t('Calculate total cost')}
    />
  )
}

/** What a tenant pays before moving in, on request. */
export function MoveInCost({ basis }: { basis: HomeFacts }) {
  return (
    <OnRequest
      basis={basis}
      state=""
      load={() => import('./move-in-estimate.tsx')}
      intro={t('Deposit, first rent, brokerage and maintenance.')}
      label={t('See cost breakdown')}
    />
  )
}

interface OnRequestProps<Basis> {
  basis: Basis
  /** The state whose rates are needed; empty for those of all India. */
  state: string
  load: () => Promise<{ default: ComponentType<{ basis: Basis; rates: readonly CostRate[] }> }>
  intro: string
  label: string
}

/** An estimate that is loaded on demand, with the rates of today: few open it. */
function OnRequest<Basis>({ basis, state, load, intro, label }: OnRequestProps<Basis>) {
  const [open, setOpen] = useState(false)
  const [rates, setRates] = useState<readonly CostRate[]>([])
  const loadWithRates = async () => {
    const [{ call }, { costRate }] = await Promise.all([
      import('#app/api/call.ts'),
      import('#contract/cost/cost-rate.ts'),
    ])
    const [part, reply] = await Promise.all([
      load(),
      call(costRate.publicList, { query: { state } }),
    ])
    setRates(reply.rates)
    return part
  }
  if (open) {
    return (
      <Late
        load={loadWithRates}
        props={{ basis, rates }}
        waiting={<p role="status">{t('Loading...')}</p>}
      />
    )
  }
  return (
    <>
      <p className="mb-4 text-muted-foreground">{intro}</p>
      <Button variant="outline" size="lg" onClick={() => setOpen(true)}>
        <Calculator aria-hidden />
        {label}
      </Button>
    </>
  )
}
