import { Calculator } from 'lucide-react'
import { useState } from 'react'
import { Late } from '#app/kit/lazy-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import type { CostBasis } from './cost-of.ts'

// Loaded on demand: few open it, and it has the rates of all states.
const loadEstimate = () => import('./cost-estimate.tsx')

/** The additional costs of buying a home, on request. */
export function PurchaseCost({ basis }: { basis: CostBasis }) {
  const [open, setOpen] = useState(false)
  if (open) {
    return (
      <Late
        load={loadEstimate}
        props={{ basis }}
        waiting={<p role="status">{t('Loading...')}</p>}
      />
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
