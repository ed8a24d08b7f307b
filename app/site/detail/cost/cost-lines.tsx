import { Rich } from '#app/kit/rich.tsx'
import { formatDate } from '#domain/date/date.ts'
import { t } from '#domain/locale/translate.ts'
import type { CostRate } from '#domain/money/cost-rate.ts'
import { formatRupees } from '#domain/money/money.ts'
import type { CostLine } from '#domain/money/purchase-cost.ts'

interface CostLinesProps {
  /** What the table is about, for assistive technology. */
  caption: string
  /** The first line; none where there is no price to pay. */
  price?: number
  cost: { lines: CostLine[]; unknown: string[]; total: number }
}

/** The price and the additional costs, each with its rate and its source, and their sum. */
export function CostLines({ caption, price, cost }: CostLinesProps) {
  return (
    <table className="figures w-full text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b text-left text-xs text-muted-foreground *:py-2 *:font-normal">
          <th scope="col">{t({ id: 'cost.kind', message: 'Cost' })}</th>
          <th scope="col" className="text-right">
            {t({ id: 'rate.charge', message: 'Rate' })}
          </th>
          <th scope="col" className="text-right">
            {t('Estimate')}
          </th>
        </tr>
      </thead>
      <tbody>
        {price !== undefined && (
          <tr className="border-b *:py-2.5">
            <th scope="row" className="text-left font-medium">
              {t('Price')}
            </th>
            <td />
            <td className="text-right">{formatRupees(price)}</td>
          </tr>
        )}
        {cost.lines.map((line) => (
          <Line key={line.label} line={line} />
        ))}
      </tbody>
      <tfoot>
        <tr className="*:pt-3 *:font-semibold">
          <th scope="row" className="text-left">
            {cost.unknown.length > 0 ? t('Total of known costs') : t('Total cost')}
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
            <CostSource of={source} />
          </span>
        )}
      </th>
      <td className="text-right whitespace-nowrap">{percent !== null && `${percent} %`}</td>
      <td className="pl-3 text-right whitespace-nowrap">{formatRupees(amount)}</td>
    </tr>
  )
}

/** The first day of a rate, its sources, and when they were read. */
export function CostSource({ of: { validFrom, source, address, checkedOn } }: { of: CostRate }) {
  return (
    <Rich
      text={t('Effective {from} · <0>{source}</0>, checked {date}', {
        from: formatDate(validFrom),
        source,
        date: formatDate(checkedOn),
      })}
      elements={[
        <a
          key="source"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link underline underline-offset-2"
        >
          {source}
        </a>,
      ]}
    />
  )
}
