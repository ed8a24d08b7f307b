import type { PublicCompany } from '#contract/company.ts'
import { t } from '#domain/locale/translate.ts'
import { frame, sketch } from './sketch.ts'

interface OfficeSketchProps {
  office: NonNullable<PublicCompany['coordinates']>
  near: PublicCompany['near']
}

/**
 * A map of the office and the places around it, drawn on the server from our own data: no other
 * site is contacted, and it works without JavaScript.
 */
export function OfficeSketch({ office, near }: OfficeSketchProps) {
  const { width, height, perKilometre } = frame
  const places = sketch(office, near)
  const names = places.map(({ name }) => name).join(', ')
  const step = 2 * perKilometre
  return (
    <svg
      role="img"
      aria-label={
        names ? t('Map of the office, near {places}', { places: names }) : t('Map of the office')
      }
      viewBox={`0 0 ${width} ${height}`}
      className="block w-full rounded-md border bg-muted/60 text-xs"
    >
      <g className="stroke-border" strokeWidth="1">
        {lines(width, step).map((x) => (
          <path key={x} d={`M${x} 0V${height}`} />
        ))}
        {lines(height, step).map((y) => (
          <path key={y} d={`M0 ${y}H${width}`} />
        ))}
      </g>
      {places.map(({ name, x, y, side }) => (
        <g key={name}>
          <circle cx={x} cy={y} r="2.5" className="fill-input" />
          <text
            x={side === 'right' ? x + 7 : x - 7}
            y={y + 4}
            fontSize="12"
            textAnchor={side === 'right' ? 'start' : 'end'}
            className="fill-muted-foreground"
          >
            {name}
          </text>
        </g>
      ))}
      <path
        d={`M${width / 2} ${height / 2}c-7-9-10-12.5-10-17a10 10 0 0 1 20 0c0 4.5-3 8-10 17Z`}
        className="fill-primary stroke-card"
        strokeWidth="1.5"
      />
      <circle cx={width / 2} cy={height / 2 - 17} r="3.5" className="fill-card" />
      <g className="stroke-muted-foreground" fill="none" strokeWidth="1.25">
        <path d={`M12 ${height - 15}v4h${step}v-4`} />
      </g>
      <text x="12" y={height - 19} fontSize="11" className="fill-muted-foreground">
        {t('2 km')}
      </text>
    </svg>
  )
}

/** Returns lines at even steps from the middle to both ends. */
function lines(length: number, step: number): number[] {
  const half = Math.floor(length / 2 / step)
  return Array.from({ length: 2 * half + 1 }, (_, index) => length / 2 + (index - half) * step)
}
