import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Filter } from '#app/site/search/filter/filter.ts'
import { type ListingMap, type ListingMapOptions, openListingMap } from './listing-map.ts'

interface ListingMapProps extends ListingMapOptions {
  pickedId: string | undefined
}

interface OpenListingMap {
  container: RefObject<HTMLDivElement | null>
  opened: RefObject<ListingMap | null>
}

/** Opens the map of a search in an element, and follows its filter. */
export function useListingMap({ pickedId, ...options }: ListingMapProps): OpenListingMap {
  const { filter } = options
  const container = useRef<HTMLDivElement>(null)
  const opened = useRef<ListingMap>(null)
  const moved = useEffectEvent(options.moved)
  const picked = useEffectEvent(options.picked)
  const loaded = useEffectEvent(options.loaded)
  const open = useEffectEvent((element: HTMLElement) =>
    openListingMap(element, {
      filter,
      moved: (bounds) => moved(bounds),
      picked: (ids) => picked(ids),
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
  const shown = useRef<Filter>(filter)
  useEffect(() => {
    // Not the first time: `openListingMap` got that filter.
    if (shown.current !== filter) opened.current?.search(filter)
    shown.current = filter
  }, [filter])
  useEffect(() => opened.current?.pick(pickedId), [pickedId])
  return { container, opened }
}
