import { type ReactNode, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { addressFor, type Filter } from '#app/site/search/filter/filter.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { t } from '#domain/locale/translate.ts'
import { DrawButton } from './draw/draw-button.tsx'
import { DrawPanel } from './draw/draw-panel.tsx'
import { ShapePills } from './draw/shape-pills.tsx'
import { type Shapes, shapesOf, withShapes } from './draw/shapes.ts'
import { PickedHomes } from './picked-homes.tsx'
import { useListingMap } from './use-listing-map.ts'

/**
 * The map with its controls. Imported when first shown: the map library is larger than the rest of
 * the site.
 */
export default function MapView({ filter }: { filter: Filter }) {
  const [follows, setFollows] = useState(true)
  const [view, setView] = useState<string>()
  const [picked, setPicked] = useState<readonly string[]>([])
  const [at, setAt] = useState(0)
  const [found, setFound] = useState<number | 'failed'>()
  const [isDrawing, setDrawing] = useState(false)
  const drawButton = useRef<HTMLButtonElement>(null)
  const follow = useId()
  const navigate = useNavigate()
  const shapes = shapesOf(filter)
  const hasShapes = shapes.areas.length > 0 || shapes.near !== undefined
  const pick = (ids: readonly string[]) => {
    setPicked(ids)
    setAt(0)
  }
  const search = (bounds: string) => {
    setView(undefined)
    navigate(addressFor({ ...filter, bounds }), { preventScrollReset: true, replace: true })
  }
  /** With a history entry: back undoes it. */
  const reshape = (next: Shapes) =>
    navigate(addressFor(withShapes(filter, next)), { preventScrollReset: true })
  const { container, opened } = useListingMap({
    filter,
    pickedId: picked[at],
    moved: (bounds) => {
      // A drawn shape already says where to search.
      if (!hasShapes) follows ? search(bounds) : setView(bounds)
    },
    picked: pick,
    loaded: setFound,
  })
  const startDrawing = () => {
    pick([])
    setDrawing(true)
  }
  const stopDrawing = () => {
    setDrawing(false)
    drawButton.current?.focus()
  }
  return (
    <div className="absolute inset-0">
      <div className="absolute inset-0">
        {/* The styles of the map library set its position but not its size. */}
        <div ref={container} className="size-full" />
      </div>
      <div
        data-found={found}
        className="absolute top-3 left-3 flex max-w-[calc(100%-4.5rem)] flex-wrap gap-2"
      >
        <DrawButton ref={drawButton} isDrawing={isDrawing} onPress={startDrawing} />
        {hasShapes ? (
          <ShapePills
            shapes={shapes}
            onChange={(next) => {
              // The pressed button disappears.
              drawButton.current?.focus()
              reshape(next)
            }}
          />
        ) : (
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
        )}
        {view && !follows && !hasShapes && (
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
      {isDrawing && (
        <DrawPanel
          opened={opened}
          shapes={shapes}
          onChange={(next) => {
            stopDrawing()
            reshape(next)
          }}
          onClose={stopDrawing}
        />
      )}
      {picked.length > 0 && (
        <PickedHomes ids={picked} at={at} onTurn={setAt} onClose={() => pick([])} />
      )}
    </div>
  )
}

const Floating = ({ children }: { children: ReactNode }) => (
  <div className="rounded-md border bg-popover shadow-float">{children}</div>
)
