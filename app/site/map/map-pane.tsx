import { List } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { wide } from '#app/kit/breakpoints.ts'
import { Late } from '#app/kit/lazy-part.tsx'
import { addressFor, type Filter } from '#app/site/search/filter/filter.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { PickedHomes } from './picked-homes.tsx'

const loadCanvas = () => import('./map-canvas.tsx')

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
  const [follows, setFollows] = useState(true)
  const [view, setView] = useState<string>()
  const [picked, setPicked] = useState<readonly string[]>([])
  const [at, setAt] = useState(0)
  const pick = (ids: readonly string[]) => {
    setPicked(ids)
    setAt(0)
  }
  const [found, setFound] = useState<number | 'failed'>()
  const pane = useRef<HTMLElement>(null)
  const navigate = useNavigate()
  const follow = useId()
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

  const search = (bounds: string) => {
    setView(undefined)
    navigate(addressFor({ ...filter, bounds }), { preventScrollReset: true, replace: true })
  }
  const moved = (bounds: string) => (follows ? search(bounds) : setView(bounds))
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
          <Late
            load={loadCanvas}
            props={{ filter, picked: picked[at], onMove: moved, onPick: pick, onLoad: setFound }}
            waiting={<Waiting />}
          />
        </div>
      )}
      <div
        data-found={found}
        className="absolute top-3 left-3 flex max-w-[calc(100%-4.5rem)] flex-wrap gap-2"
      >
        <Floating>
          <label
            htmlFor={follow}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 px-3.5 text-sm"
          >
            <Checkbox
              id={follow}
              checked={follows}
              onChange={(event) => setFollows(event.target.checked)}
            />
            {t('Search as I move')}
          </label>
        </Floating>
        {view && !follows && (
          <Button onClick={() => search(view)} className="h-11">
            {t('Search this area')}
          </Button>
        )}
        {(found === 'failed' || found === 0) && (
          <Floating>
            <p role="status" className="px-3.5 py-2.5 text-sm">
              {found === 0
                ? t('No homes to show on the map')
                : t('The map could not be loaded. Move it to try again.')}
            </p>
          </Floating>
        )}
      </div>
      {picked.length > 0 && (
        <PickedHomes ids={picked} at={at} onTurn={setAt} onClose={() => pick([])} />
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

const Floating = ({ children }: { children: ReactNode }) => (
  <div className="rounded-md border bg-popover shadow-float">{children}</div>
)

const Waiting = () => (
  <p
    role="status"
    className="absolute inset-0 grid place-items-center text-sm text-muted-foreground"
  >
    {t('Loading the map...')}
  </p>
)
