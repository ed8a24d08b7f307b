import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Input } from '#app/ui/input.tsx'
import { Label } from '#app/ui/label.tsx'
import { Select } from '#app/ui/select.tsx'
import { dayInIndia, formatDate } from '#domain/date.ts'
import { largestLoan } from '#domain/emi.ts'
import { formatRupees } from '#domain/money.ts'
import { type CostLine, type PurchaseCost, purchaseCostOf } from '#domain/purchase-cost.ts'
import type { Buyer, Sourced } from '#domain/purchase-cost-rate.ts'
import type { CostBasis } from './cost-of.ts'

const buyers: readonly [Buyer, string][] = [
  ['man', 'A man'],
  ['woman', 'A woman'],
  ['joint', 'Several people jointly'],
]

/** The cost of buying, line by line, each with its rate, its source and since when it holds. */
export default function CostEstimate({ basis }: { basis: CostBasis }) {
  const [buyer, setBuyer] = useState<Buyer>('man')
  const [guidance, setGuidance] = useState('')
  const [brokerage, setBrokerage] = useState('')
  const first = useRef<HTMLSelectElement>(null)
  // The button that led here is gone.
  useEffect(() => first.current?.focus(), [])
  const cost = purchaseCostOf({
    ...basis,
    buyer,
    guidance: amountIn(guidance, 1_000_000_000_000),
    brokerage: amountIn(brokerage, 10),
    day: dayInIndia(new Date()),
  })
  return (
    <div className="space-y-6">
      <div className="grid gap-4 sm:grid-cols-3">
        <Choice label="The deed is made out to">
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
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Choice>
        <Choice label="Guidance value in ₹, if known">
          {(id) => (
            <Input
              id={id}
              inputMode="numeric"
              value={guidance}
              onChange={({ target }) => setGuidance(target.value)}
            />
          )}
        </Choice>
        <Choice label="Brokerage in %, ask the broker">
          {(id) => (
            <Input
              id={id}
              inputMode="decimal"
              value={brokerage}
              onChange={({ target }) => setBrokerage(target.value)}
            />
          )}
        </Choice>
      </div>
      <Lines price={basis.price} cost={cost} />
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

function Lines({ price, cost }: { price: number; cost: PurchaseCost }) {
  return (
    <table className="figures w-full text-sm">
      <caption className="sr-only">Estimate of what buying this home costs</caption>
      <thead>
        <tr className="border-b text-left text-xs text-muted-foreground *:py-2 *:font-normal">
          <th scope="col">What</th>
          <th scope="col" className="text-right">
            Rate
          </th>
          <th scope="col" className="text-right">
            Estimate
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className="border-b *:py-2.5">
          <th scope="row" className="text-left font-medium">
            Price
          </th>
          <td />
          <td className="text-right">{formatRupees(price)}</td>
        </tr>
        {cost.lines.map((line) => (
          <Line key={line.label} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr className="*:pt-3 *:font-semibold">
          <th scope="row" className="text-left">
            {cost.unknown.length > 0 ? 'What is known of it' : 'In all'}
          </th>
          <td />
          <td role="status" className="text-right font-display text-lg">
            {formatRupees(cost.total)}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

function Line({ line: { label, percent, amount, note, source } }: { line: CostLine }) {
  return (
    <tr className="border-b align-top *:py-2.5">
      <th scope="row" className="pr-3 text-left font-medium">
        {label}
        {note && <span className="font-normal text-muted-foreground">: {note}</span>}
        {source && (
          <span className="block text-xs font-normal text-muted-foreground">
            <Source of={source} />
          </span>
        )}
      </th>
      <td className="text-right whitespace-nowrap">{percent} %</td>
      <td className="pl-3 text-right whitespace-nowrap">{formatRupees(amount)}</td>
    </tr>
  )
}

/** Since when it holds, who says so, and when they were read. */
function Source({ of: { from, source, address, checkedOn } }: { of: Sourced }) {
  return (
    <>
      Since {formatDate(from)} ·{' '}
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer"
        className="text-link underline underline-offset-2"
      >
        {source}
      </a>
      , read {formatDate(checkedOn)}
    </>
  )
}

function Notes({ basis, cost }: { basis: CostBasis; cost: PurchaseCost }) {
  const loan = largestLoan(basis.price)
  const place = cost.unknown.length > 1 ? basis.state : `${basis.city}, ${basis.state}`
  return (
    <ul className="list-disc space-y-1.5 pl-5 text-sm text-muted-foreground">
      {cost.unknown.length > 0 && (
        <li className="text-foreground">
          {cost.unknown.join(' and ')}: not known for {place}. The sub-registrar's office tells.
        </li>
      )}
      {basis.isUnderConstruction === undefined && (
        <li>GST comes to it where the completion certificate is not there yet: ask the broker.</li>
      )}
      {cost.keptBack && (
        <li>
          Of the price you keep back {cost.keptBack.percent} %, {formatRupees(cost.keptBack.amount)}
          , as TDS and pay it to the tax office with {cost.keptBack.note}. It is no further cost.
          {cost.keptBack.source && (
            <span className="block text-xs">
              <Source of={cost.keptBack.source} />
            </span>
          )}
        </li>
      )}
      <li>
        Banks lend at most {formatRupees(loan)} of the price (RBI: 90, 80 or 75 % by the size of the
        loan); at least {formatRupees(cost.total - loan)} is your own money.
      </li>
      <li>
        An estimate. The state takes stamp duty on the higher of price and guidance value, rates
        change, and concessions may apply. Most sources are articles, not the law itself: ask the
        sub-registrar before you sign.
      </li>
    </ul>
  )
}

/** The number somebody typed, with or without commas; 0 for what is none, at most `most`. */
function amountIn(text: string, most: number): number {
  const value = Number(text.replace(/[,\s₹%]/g, ''))
  return Number.isFinite(value) && value > 0 ? Math.min(value, most) : 0
}
