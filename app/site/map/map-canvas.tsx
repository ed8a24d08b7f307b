import { useEffect, useEffectEvent, useRef } from 'react'
import type { Filter } from '#app/site/search/filter/filter.ts'
import { type ListingMap, openListingMap } from './listing-map.ts'

interface MapCanvasProps {
  filter: Filter
  picked: string | undefined
  onMove: (bounds: string) => void
  onPick: (ids: readonly string[]) => void
  onLoad: (found: number | 'failed') => void
}

/** The map. Imported when first shown: the map library is larger than the rest of the site. */
export default function MapCanvas({ filter, picked, onMove, onPick, onLoad }: MapCanvasProps) {
  const container = useRef<HTMLDivElement>(null)
  const opened = useRef<ListingMap>(null)
  const moved = useEffectEvent(onMove)
  const pressed = useEffectEvent(onPick)
  const loaded = useEffectEvent(onLoad)
  const open = useEffectEvent((element: HTMLElement) =>
    openListingMap(element, {
      filter,
      moved: (bounds) => moved(bounds),
      picked: (ids) => pressed(ids),
      loaded: (found) => loaded(found),
    }),
  )
  useEffect(() => {
    if (!container.current) return
    const map = open(container.current)
    opened.current = map
    return () => {
      opened.current = null
      map.remove()
    }
  }, [])
  const isFirst = useRef(true)
  useEffect(() => {
    // Not the first time: `openListingMap` got that filter.
    if (!isFirst.current) opened.current?.search(filter)
    isFirst.current = false
  }, [filter])
  useEffect(() => opened.current?.pick(picked), [picked])
  return (
    <div className="absolute inset-0">
      {/* The styles of the map library set its position but not its size. */}
      <div ref={container} className="size-full" />
    </div>
  )
}
