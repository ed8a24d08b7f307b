import { type ComponentType, useState } from 'react'
import { Late } from '#app/kit/lazy-part.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import type { PropertyView } from '../read-property.ts'

interface PriceCheckProps {
  id: string
  check: NonNullable<PropertyView['priceCheck']>
}

/** What similar homes ask beside the price of this one; those homes on request. */
export function PriceCheck({ id, check }: PriceCheckProps) {
  const { line, error, bar, isDoubtful } = check
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isDoubtful && (
        <Alert tone="warning" className="mb-4">
          {t(
            'The price is far below similar properties, the photos are also in another ' +
              'broker’s listing, and this broker joined recently. Visit the property before ' +
              'you pay anything.',
          )}
        </Alert>
      )}
      <p className="figures">{line}</p>
      <div aria-hidden className="relative my-4 h-2 max-w-lg rounded-full bg-muted">
        <span
          className="absolute inset-y-0 rounded-full bg-status-green-text/45"
          style={{ left: `${bar.low}%`, width: `${bar.high - bar.low}%` }}
        />
        <span
          className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-foreground"
          style={{ left: `${bar.price}%` }}
        />
      </div>
      <p className="figures text-sm text-muted-foreground">{error}</p>
      {isOpen ? (
        <Late
          load={() => loadHomes(id)}
          props={{ place: check.place }}
          waiting={<p role="status">{t('Loading...')}</p>}
        />
      ) : (
        <Button
          variant="outline"
          size="lg"
          className="mt-4 noscript:hidden print:hidden"
          onClick={() => setOpen(true)}
        >
          {t('See these properties')}
        </Button>
      )}
    </>
  )
}

async function loadHomes(id: string): Promise<{ default: ComponentType<{ place: string }> }> {
  const [{ call }, { priceRange }, { default: ComparableHomes }] = await Promise.all([
    import('#app/api/call.ts'),
    import('#contract/property/price-range.ts'),
    import('./comparable-homes.tsx'),
  ])
  const reply = await call(priceRange.homes, { params: { id } })
  return { default: ({ place }) => <ComparableHomes place={place} found={reply} /> }
}
