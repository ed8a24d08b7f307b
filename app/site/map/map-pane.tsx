import { List } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { wide } from '#app/kit/breakpoints.ts'
import { Late } from '#app/kit/lazy-part.tsx'
import type { Filter } from '#app/site/search/filter/filter.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

const loadView = () => import('./map-view.tsx')

export const mapId = 'property-map'

interface MapPaneProps {
  filter: Filter
  total: number
}

/**
 * The map of a search: beside the list from 1100 px, over it on smaller screens, where it is the
 * browser's own popover, so that back and Escape close it.
 */
export function MapPane({ filter, total }: MapPaneProps) {
  const [isShown, setShown] = useState(false)
  const pane = useRef<HTMLElement>(null)
  useEffect(() => {
    const query = window.matchMedia(wide)
    // On a slow connection it may have been opened before this code was loaded.
    const isOpen = () => query.matches || pane.current?.matches(':popover-open')
    const look = () => isOpen() && setShown(true)
    // Loaded after the page, which does not wait for the map.
    const timer = window.setTimeout(look, 200)
    query.addEventListener('change', look)
    return () => {
      window.clearTimeout(timer)
      query.removeEventListener('change', look)
    }
  }, [])
  return (
    <aside
      ref={pane}
      id={mapId}
      popover="auto"
      aria-label={t('Map')}
      onToggle={({ newState }) => newState === 'open' && setShown(true)}
      className={
        'inset-0 m-0 size-full max-h-none max-w-none border-0 bg-muted p-0 text-foreground ' +
        'noscript:hidden map:sticky map:top-40 map:block map:h-[calc(100dvh-11rem)] ' +
        'map:overflow-hidden map:rounded-lg map:border'
      }
    >
      {isShown && (
        <div className="absolute inset-0 grid place-items-center">
          <Late load={loadView} props={{ filter }} waiting={<Waiting />} />
        </div>
      )}
      <button
        type="button"
        popoverTarget={mapId}
        popoverTargetAction="hide"
        className={buttonClass({
          className:
            'absolute bottom-5 left-1/2 h-12 -translate-x-1/2 ' +
            'rounded-full px-5 shadow-float map:hidden',
        })}
      >
        <List aria-hidden />
        {t('Show list · {total}', { total: withCommas(total) })}
      </button>
    </aside>
  )
}

const Waiting = () => (
  <p
    role="status"
    className="absolute inset-0 grid place-items-center text-sm text-muted-foreground"
  >
    {t('Loading the map...')}
  </p>
)
