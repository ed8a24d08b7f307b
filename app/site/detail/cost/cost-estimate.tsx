import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Input, numberInput } from '#app/ui/input.tsx'
import { Label } from '#app/ui/label.tsx'
import { Select } from '#app/ui/select.tsx'
import { dayInIndia } from '#domain/date/date.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { Buyer, CostRate } from '#domain/money/cost-rate.ts'
import type { CostBasis } from '#domain/money/home-cost.ts'
import { formatRupees } from '#domain/money/money.ts'
import { type PurchaseCost, purchaseCostOf } from '#domain/money/purchase-cost.ts'
import { CostLines, CostSource } from './cost-lines.tsx'

const buyers: readonly [Buyer, string][] = [
  ['man', msg('A man')],
  ['woman', msg('A woman')],
  ['joint', msg('Joint owners')],
]

interface CostEstimateProps {
  basis: CostBasis
  rates: readonly CostRate[]
}

/** The cost of buying line by line, each with its rate, its source and its first day. */
export default function CostEstimate({ basis, rates }: CostEstimateProps) {
  const [buyer, setBuyer] = useState<Buyer>('man')
  const [guidance, setGuidance] = useState('')
  const [brokerage, setBrokerage] = useState('')
  const first = useRef<HTMLSelectElement>(null)
  // The button that opened this is gone, so the focus moves.
  useEffect(() => first.current?.focus(), [])
  const asked = {
    ...{ ...basis, buyer, day: dayInIndia(new Date()) },
    guidance: amountIn(guidance, 1_000_000_000_000),
    brokerage: amountIn(brokerage, 10),
  }
  const cost = purchaseCostOf(asked, rates)
  return (
    <div className="space-y-6">
      <div className="grid gap-4 sm:grid-cols-3">
        <Choice label={t('Registered in the name of')}>
          {(id) => (
            <Select
              id={id}
              ref={first}
              value={buyer}
              onChange={({ target }) =>
                setBuyer(buyers.find(([value]) => value === target.value)?.[0] ?? 'man')
              }
            >
              {buyers.map(([value, label]) => (
                <option key={value} value={value}>
                  {t(label)}
                </option>
              ))}
            </Select>
          )}
        </Choice>
        <Choice label={t('Circle rate / guidance value (₹), if known')}>
          {(id) => (
            <Input
              id={id}
              {...numberInput}
              inputMode="numeric"
              value={guidance}
              onChange={({ target }) => setGuidance(target.value)}
            />
          )}
        </Choice>
        <Choice label={t('Brokerage (%), ask the broker')}>
          {(id) => (
            <Input
              id={id}
              {...numberInput}
              value={brokerage}
              onChange={({ target }) => setBrokerage(target.value)}
            />
          )}
        </Choice>
      </div>
      <CostLines
        caption={t('Estimated cost of buying this home')}
        price={basis.price}
        cost={cost}
      />
      <Notes basis={basis} cost={cost} />
    </div>
  )
}

function Choice({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="space-y-1.5">
      <Label htmlFor={id}>{label}</Label>
      {children(id)}
    </div>
  )
}

function Notes({ basis, cost }: { basis: CostBasis; cost: PurchaseCost }) {
  const place = cost.unknown.length > 1 ? basis.state : `${basis.city}, ${basis.state}`
  return (
    <ul className="list-disc space-y-1.5 pl-5 text-sm text-muted-foreground">
      {cost.unknown.length > 0 && (
        <li className="text-foreground">
          {t('Not known for {place}: {charges}. Ask the sub-registrar’s office.', {
            place,
            charges: cost.unknown.join(', '),
          })}
        </li>
      )}
      {basis.isUnderConstruction === undefined && (
        <li>{t('GST is extra if there is no completion certificate yet. Ask the broker.')}</li>
      )}
      {cost.deducted && (
        <li>
          {t(
            'Deduct {percent}% of the price ({amount}) as TDS and deposit it with the tax ' +
              'department using {form}. This is not an extra cost.',
            {
              percent: cost.deducted.percent ?? 0,
              amount: formatRupees(cost.deducted.amount),
              form: cost.deducted.note ?? '',
            },
          )}
          {cost.deducted.source && (
            <span className="block text-xs">
              <CostSource of={cost.deducted.source} />
            </span>
          )}
        </li>
      )}
      <li>
        {t(
          'Banks lend at most {loan} on this price (RBI: 90%, 80% or 75% by loan size), ' +
            'so you need at least {own} upfront.',
          { loan: formatRupees(cost.loan), own: formatRupees(cost.own) },
        )}
      </li>
      <li>
        {t(
          'This is an estimate. Stamp duty is charged on the higher of the price and the ' +
            'circle rate (guidance value). Rates change and concessions may apply. Most ' +
            'rates come from published articles, not from the law itself, so check with ' +
            'the sub-registrar before you sign.',
        )}
      </li>
    </ul>
  )
}

/** Parses a typed number, with or without commas: 0 where it is none, at most `max`. */
function amountIn(text: string, max: number): number {
  const value = Number(text.replace(/[,\s₹%]/g, ''))
  return Number.isFinite(value) && value > 0 ? Math.min(value, max) : 0
}
