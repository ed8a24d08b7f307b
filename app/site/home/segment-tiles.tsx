import { Link } from 'react-router'
import { type Segment, SegmentArt } from '#app/site/scene/segment-art.tsx'
import { segments } from '#contract/property-word.ts'

const tiles: { segment: Segment; name: string; text: string }[] = [
  { segment: 'residential', name: 'Residential', text: 'Flats, villas, houses and plots' },
  { segment: 'commercial', name: 'Commercial', text: 'Shops, showrooms and offices' },
  { segment: 'industrial', name: 'Industrial', text: 'Sheds, factories and godowns' },
  { segment: 'agricultural', name: 'Agricultural', text: 'Farm land and orchards' },
]

/** The four segments, each with how many listings are live in it. */
export function SegmentTiles({ byType }: { byType: Record<string, number> }) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      {tiles.map(({ segment, name, text }) => {
        const total = segments[segment].reduce((sum, type) => sum + (byType[type] ?? 0), 0)
        return (
          <li key={segment}>
            <Link
              to={`/properties?type=${segment}`}
              className="group flex h-full flex-col overflow-hidden rounded-lg border bg-card transition-colors hover:border-input"
            >
              <SegmentArt segment={segment} className="block aspect-16/10 w-full" />
              <span className="flex flex-1 flex-col p-4">
                <span className="font-display text-lg font-semibold">{name}</span>
                <span className="text-sm text-muted-foreground">{text}</span>
                <span className="figures mt-auto pt-3 text-sm font-medium text-link">
                  {total.toLocaleString('en-IN')} {total === 1 ? 'property' : 'properties'}
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
