import { useRef } from 'react'
import { Late } from '#app/kit/lazy-part.tsx'
import { useNearView } from '#app/kit/use-near-view.ts'
import { msg, t } from '#domain/locale/translate.ts'
import type { PropertyView } from './read-property.ts'

const loadMap = () => import('#app/site/map/place-map.tsx')

const sentences: Record<PlaceSectionProps['place']['precision'], string> = {
  exact: msg('The pin shows the exact location.'),
  street: msg('The circle shows the street, not the exact location.'),
  locality: msg('The circle shows the locality, not the exact location.'),
}

interface PlaceSectionProps {
  place: NonNullable<PropertyView['place']>
}

/**
 * The position of the home, as precise as its broker shows it; the map is loaded when scrolled into
 * view.
 */
export function PlaceSection({ place }: PlaceSectionProps) {
  const frame = useRef<HTMLDivElement>(null)
  const isNear = useNearView(frame)
  return (
    <>
      <p className="mb-3 text-sm text-muted-foreground">{t(sentences[place.precision])}</p>
      <div
        ref={frame}
        className={
          'relative h-80 overflow-hidden rounded-lg border bg-muted ' +
          'noscript:hidden print:hidden'
        }
      >
        {isNear && <Late load={loadMap} props={{ place }} waiting={null} />}
      </div>
    </>
  )
}
