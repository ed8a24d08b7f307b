import { Link } from 'react-router'
import { DrawingImage } from '#app/site/scene/drawing-image.tsx'
import type { Segment } from '#app/site/scene/drawing-name.ts'
import { withCommas } from '#domain/text/format-number.ts'

const words: Record<Segment, { name: string; text: string }> = {
  residential: { name: 'Residential', text: 'Flats, villas, houses and plots' },
  commercial: { name: 'Commercial', text: 'Shops, showrooms and offices' },
  industrial: { name: 'Industrial', text: 'Sheds, factories and godowns' },
  agricultural: { name: 'Agricultural', text: 'Farm land and orchards' },
}

interface SegmentTilesProps {
  bySegment: readonly { segment: Segment; total: number }[]
}

/** The four segments with their numbers of live listings. */
export function SegmentTiles({ bySegment }: SegmentTilesProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      {bySegment.map(({ segment, total }) => {
        const { name, text } = words[segment]
        return (
          <li key={segment}>
            <Link
              to={`/properties?type=${segment}`}
              className={
                'group flex h-full flex-col overflow-hidden ' +
                'rounded-lg border bg-card transition-colors hover:border-input'
              }
            >
              <DrawingImage name={segment} className="aspect-16/10 w-full" />
              <span className="flex flex-1 flex-col p-4">
                <span className="font-display text-lg font-semibold">{name}</span>
                <span className="text-sm text-muted-foreground">{text}</span>
                <span className="figures mt-auto pt-3 text-sm font-medium text-link">
                  {withCommas(total)} {total === 1 ? 'property' : 'properties'}
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
