import { Link } from '#app/kit/link.tsx'
import { DrawingImage } from '#app/site/scene/drawing-image.tsx'
import type { Segment } from '#app/site/scene/drawing-name.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

const words: Record<Segment, { name: string; text: string }> = {
  residential: { name: msg('Residential'), text: msg('Flats, villas, houses and plots') },
  commercial: { name: msg('Commercial'), text: msg('Shops, showrooms and offices') },
  industrial: { name: msg('Industrial'), text: msg('Sheds, factories and godowns') },
  agricultural: { name: msg('Agricultural'), text: msg('Farmland and orchards') },
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
                <span className="font-display text-lg font-semibold">{t(name)}</span>
                <span className="text-sm text-muted-foreground">{t(text)}</span>
                <span className="figures mt-auto pt-3 text-sm font-medium text-link">
                  {t('{count, plural, one {{figure} property} other {{figure} properties}}', {
                    figure: withCommas(total),
                    count: total,
                  })}
                </span>
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
