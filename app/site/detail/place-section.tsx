import { useEffect, useRef, useState } from 'react'
import { Late } from '#app/kit/lazy-part.tsx'
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
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (!element) return
    // On a busy page several changes arrive at once.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
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
