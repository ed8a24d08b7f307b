import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatTag } from '#domain/locale/locale.ts'
import { currentLocale } from '#domain/locale/translate.ts'
import type { ChartPoint } from './chart.tsx'

interface ChartColumnsProps {
  title: string
  points: readonly ChartPoint[]
  unit: string
  format: (value: number) => string
}

const text = { fill: 'var(--muted-foreground)', fontSize: 12 }

/** A column chart in the colours of the theme, with a description in words for screen readers. */
export function ChartColumns({ title, points, unit, format }: ChartColumnsProps) {
  const values = points.map(({ name, value }) => `${name} ${format(value)}`)
  return (
    <div role="img" aria-label={`${title}: ${values.join(', ')}`} className="h-52 w-full min-w-0">
      <Columns points={points} unit={unit} format={format} />
    </div>
  )
}

function Columns({ points, unit, format }: Omit<ChartColumnsProps, 'title'>) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...points]}
        // The frame names the whole chart, so nothing inside needs to be reached by keyboard.
        accessibilityLayer={false}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
      >
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="name"
          tick={text}
          tickLine={false}
          axisLine={{ stroke: 'var(--border)' }}
          minTickGap={12}
          interval="equidistantPreserveStart"
        />
        <YAxis
          width="auto"
          tick={text}
          tickLine={false}
          axisLine={false}
          allowDecimals={false}
          tickFormatter={(value: number) => short.format(value)}
        />
        <Tooltip
          cursor={{ fill: 'var(--accent)' }}
          formatter={(value) => [format(Number(value)), unit]}
          contentStyle={{
            background: 'var(--popover)',
            border: '1px solid var(--border)',
            borderRadius: 8,
            color: 'var(--foreground)',
            fontSize: 13,
          }}
          itemStyle={{ color: 'var(--foreground)' }}
        />
        <Bar
          dataKey="value"
          fill="var(--primary)"
          radius={[3, 3, 0, 0]}
          maxBarSize={40}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

const short = new Intl.NumberFormat(formatTag(currentLocale()), {
  notation: 'compact',
  maximumFractionDigits: 1,
})
