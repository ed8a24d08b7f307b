import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Table, TableCell, TableHead, TableRow } from '#app/ui/table.tsx'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { Late } from './lazy-part.tsx'

// The chart library is loaded with the first chart.
const loadColumns = async () => {
  const { ChartColumns } = await import('./chart-columns.tsx')
  return { default: ChartColumns }
}

export interface ChartPoint {
  name: string
  value: number
  /** The list of the rows that it counts. */
  to?: string
}

interface ChartProps {
  title: string
  /** The total or the sentence that the chart is about. */
  lead?: ReactNode
  /** The unit of the values, as the header of the table's column: "Rupees". */
  unit: string
  points: readonly ChartPoint[]
  format?: (value: number) => string
}

/** One series over time, labelled directly, with its figures in a table one click away. */
export function Chart({ title, lead, unit, points, format = plain }: ChartProps) {
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const sum = points.reduce((total, { value }) => total + value, 0)
  return (
    <figure
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-4 rounded-lg border bg-card p-5"
    >
      <figcaption className="flex items-start justify-between gap-3">
        <span className="min-w-0">
          <span id={id} className="block text-sm text-muted-foreground">
            {title}
          </span>
          <span className="figures font-display text-2xl font-semibold">{lead ?? format(sum)}</span>
        </span>
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={asTable}
          aria-label={
            asTable ? t('Show {title} as chart', { title }) : t('Show {title} as table', { title })
          }
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? t('Chart') : t('Table')}
        </Button>
      </figcaption>
      {asTable ? (
        <PointTable title={title} unit={unit} points={points} format={format} />
      ) : (
        <Late
          load={loadColumns}
          props={{ title, points, unit, format }}
          waiting={<Skeleton className="h-52 w-full" />}
        />
      )}
    </figure>
  )
}

function PointTable({
  title,
  unit,
  points,
  format,
}: Required<Pick<ChartProps, 'title' | 'unit' | 'points' | 'format'>>) {
  return (
    <Table aria-label={title}>
      <thead>
        <TableRow>
          <TableHead>{t('Period')}</TableHead>
          <TableHead className="text-right">{unit}</TableHead>
        </TableRow>
      </thead>
      <tbody>
        {points.map(({ name, value, to }) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell className="figures text-right">
              {to ? (
                <Link to={to} className="text-link hover:underline">
                  {format(value)}
                </Link>
              ) : (
                format(value)
              )}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

function plain(value: number): string {
  return withCommas(value)
}
