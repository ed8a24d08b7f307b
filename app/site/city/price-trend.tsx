import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { CityView } from './read-city.ts'

const summaryClass =
  'flex min-h-11 cursor-pointer items-center text-link underline underline-offset-4'

const [width, height, bottom] = [640, 260, 26]
/** Space for the label beside the latest point; the line comes from the other side. */
const latestWidth = 112

/** The median of each quarter as a line, with the same figures in a table below. */
export function PriceTrend({ quarters }: { quarters: CityView['quarters'] }) {
  const known = quarters.flatMap(({ median }) => median ?? [])
  if (known.length === 0) {
    return <p className="text-muted-foreground">{t('No homes listed for sale here yet.')}</p>
  }
  const top = Math.max(...known) * 1.12
  const floor = Math.min(...known) * 0.88
  const step = (width - latestWidth) / quarters.length
  const points = quarters.flatMap(({ median, name, n }, index) =>
    median === null
      ? []
      : [
          {
            x: step * (index + 0.5),
            y: 20 + (height - bottom - 64) * (1 - (median - floor) / (top - floor || 1)),
            ...{ median, name, n },
          },
        ],
  )
  const latest = points.at(-1)
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('Median price per sq ft by quarter. The table below has the figures.')}
        className="w-full max-w-2xl"
      >
        <line
          x1="0"
          x2={width}
          y1={height - bottom}
          y2={height - bottom}
          className="stroke-border"
        />
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          className="fill-none stroke-primary stroke-2"
          strokeLinejoin="round"
        />
        {points.map(({ x, y, name }) => (
          <circle key={name} cx={x} cy={y} r="4" className="fill-card stroke-primary stroke-2" />
        ))}
        {latest && (
          <text x={latest.x + 14} y={latest.y - 2} className="text-[24px] sm:text-[14px]">
            <tspan className="fill-foreground font-semibold">{formatRupees(latest.median)}</tspan>
            <tspan x={latest.x + 14} dy="1.15em" className="fill-muted-foreground">
              {t('{count, plural, one {# listing} other {# listings}}', { count: latest.n })}
            </tspan>
          </text>
        )}
        {quarters.map(({ start, name }, index) => (
          <text
            key={start}
            x={step * (index + 0.5)}
            y={height - 8}
            textAnchor="middle"
            // Narrow pages show it at half the size: every second label, and text twice as large.
            className={
              'fill-muted-foreground text-[22px] sm:text-[11px] ' +
              (index % 2 === 0 ? 'max-sm:hidden' : '')
            }
          >
            {name.split('–')[0]} {name.slice(-2)}
          </text>
        ))}
      </svg>
      <details className="mt-3 text-sm">
        <summary className={summaryClass}>{t('Show as a table')}</summary>
        <table className="figures mt-1 w-full max-w-lg">
          <thead>
            <tr className="border-b text-left text-muted-foreground">
              <th className="py-2 font-medium">{t('Quarter')}</th>
              <th className="py-2 text-right font-medium">{t('Median per sq ft')}</th>
              <th className="py-2 text-right font-medium">{t('Homes')}</th>
            </tr>
          </thead>
          <tbody>
            {quarters.map(({ start, name, median, n }) => (
              <tr key={start} className="border-b last:border-0">
                <th scope="row" className="py-2 text-left font-normal">
                  {name}
                </th>
                <td className="py-2 text-right">{median === null ? '—' : formatRupees(median)}</td>
                <td className="py-2 text-right">{withCommas(n)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  )
}
