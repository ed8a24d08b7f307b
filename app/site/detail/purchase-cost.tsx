import { Calculator } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { CostBasis } from './cost-of.ts'

// Few ask, and the rates of the states come with it.
const CostEstimate = lazy(() => import('./cost-estimate.tsx'))

/** What comes on top of the price of a home, once somebody asks. */
export function PurchaseCost({ basis }: { basis: CostBasis }) {
  const [open, setOpen] = useState(false)
  if (open) {
    return (
      <Suspense fallback={<p role="status">Loading...</p>}>
        <CostEstimate basis={basis} />
      </Suspense>
    )
  }
  return (
    <>
      <p className="mb-4 text-muted-foreground">
        Stamp duty, registration, GST and brokerage come on top of the price.
      </p>
      <Button variant="outline" size="lg" onClick={() => setOpen(true)}>
        <Calculator aria-hidden />
        Estimate the whole cost
      </Button>
    </>
  )
}
