import { Check, Undo2, X } from 'lucide-react'
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { ListingMap } from '#app/site/map/listing-map.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { t } from '#domain/locale/translate.ts'
import { type AreaProblem, maxDrawnAreas, minCorners } from '#domain/place/drawn-area.ts'
import { RadiusForm } from './radius-form.tsx'
import type { Shapes } from './shapes.ts'
import type { Sketch } from './sketch.ts'

interface DrawPanelProps {
  opened: RefObject<ListingMap | null>
  shapes: Shapes
  onChange: (shapes: Shapes) => void
  onClose: () => void
}

/** Draws an area on the map with mouse or finger, or asks for a distance around a place. */
export function DrawPanel({ opened, shapes, onChange, onClose }: DrawPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const sketch = useRef<Sketch>(null)
  const [corners, setCorners] = useState(0)
  const [problem, setProblem] = useState<AreaProblem>()
  const title = useId()
  const isFull = shapes.areas.length >= maxDrawnAreas
  const start = useEffectEvent(() => {
    if (isFull) return undefined
    return opened.current?.draw({
      changed: (count) => {
        setCorners(count)
        setProblem(undefined)
      },
      finished: (area) => onChange({ ...shapes, areas: [...shapes.areas, area] }),
      failed: setProblem,
    })
  })
  const close = useEffectEvent(onClose)
  useEffect(() => {
    // On a long page the end of the map is below the screen.
    panel.current?.focus()
    const begun = start()
    sketch.current = begun ?? null
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // On phones the map is a popover, which would close.
      event.preventDefault()
      close()
    }
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      begun?.stop()
    }
  }, [])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={title}
      className={
        'absolute inset-x-3 bottom-20 z-10 mx-auto max-w-md space-y-3 rounded-lg border ' +
        'bg-popover p-3 shadow-float outline-none map:bottom-3'
      }
    >
      <div className="pr-10">
        <h2 id={title} className="text-base">
          {t('Draw area')}
        </h2>
        <p role="status" className="mt-0.5 text-sm text-muted-foreground">
          {textFor(isFull, corners, problem)}
        </p>
      </div>
      {!isFull && (
        <div className="flex gap-2">
          <Button
            variant="outline"
            disabled={corners === 0}
            onClick={() => sketch.current?.undo()}
            className="h-11 flex-1"
          >
            <Undo2 aria-hidden />
            {t({ id: 'draw.undo', message: 'Undo' })}
          </Button>
          <Button
            disabled={corners < minCorners}
            onClick={() => sketch.current?.finish()}
            className="h-11 flex-1"
          >
            <Check aria-hidden />
            {t('Finish')}
          </Button>
        </div>
      )}
      <RadiusForm opened={opened} onSearch={(near) => onChange({ ...shapes, near })} />
      <button
        type="button"
        onClick={onClose}
        aria-label={t('Close')}
        className={buttonClass({
          variant: 'ghost',
          size: 'icon',
          className: 'absolute top-1.5 right-1.5 size-11',
        })}
      >
        <X aria-hidden />
      </button>
    </section>
  )
}

const problems: Record<AreaProblem, () => string> = {
  unreadable: () => t('Please draw the area again.'),
  'too-many': () => t('You can draw up to {limit} areas.', { limit: maxDrawnAreas }),
  corners: () => t('Please draw around an area, or set at least three corners.'),
  outside: () => t('Please draw an area within India.'),
  crossing: () => t('The line crosses itself. Please draw it again.'),
}

function textFor(isFull: boolean, corners: number, problem: AreaProblem | undefined): string {
  if (problem) return problems[problem]()
  if (isFull) {
    return t('You can draw up to {limit} areas. Remove one to draw another.', {
      limit: maxDrawnAreas,
    })
  }
  if (corners === 0) return t('Drag around an area on the map, or tap its corners.')
  return t('{count, plural, one {# corner set} other {# corners set}}', { count: corners })
}
