import { LocateFixed, MapPin } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { useField } from '#app/kit/form/use-field.ts'
import { Late } from '#app/kit/lazy-part.tsx'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { readPoint } from '#domain/import-cell/read-coordinate.ts'
import { t } from '#domain/locale/translate.ts'
import { kilometresBetween, type Point } from '#domain/place/distance.ts'
import { withCommas } from '#domain/text/format-number.ts'
import type { PropertyFormHandle } from './form-values.ts'
import { usePlaceCentre } from './place-centre.ts'

const loadMap = () => import('./pin-map.tsx')

const halfPoint = { latitude: null, longitude: 0 }
/** On a phone the two buttons share a line. */
const half = 'max-sm:flex-1 max-sm:px-2.5'

/** A pin further than this from the centre of its location gets a hint. */
const farKilometres = 10

/** The position of a home: set on a map, pasted, or read from the phone on site. */
export function PointField({ form }: { form: PropertyFormHandle }) {
  const label = t('Pin on the map')
  const help = t(
    'Set it on the map, or paste latitude and longitude from another map, such as 12.9698, ' +
      '77.7500.',
  )
  const { field } = useController({ control: form.hook.control, name: 'coordinates' })
  const [typed, setTyped] = useState(() => textOf(pointOf(field.value)))
  const [problem, setProblem] = useState<string>()
  const [hasMap, setMap] = useState(false)
  const centre = usePlaceCentre(form)
  const { id, error, aria } = useField({ form, name: 'coordinates', label, help })
  const point = pointOf(field.value)
  const take = (text: string) => {
    setTyped(text)
    const [first, second, ...more] = text.split(/[\s,]+/).filter(Boolean)
    if (first === undefined) {
      setProblem(undefined)
      return field.onChange(null)
    }
    const isPair = second !== undefined && more.length === 0
    const read = isPair ? readPoint(Number(first), Number(second)) : undefined
    if (read?.ok) setProblem(undefined)
    // Invalid input is stored as a value that validation refuses, so that it is not dropped
    // silently.
    field.onChange(read?.ok ? read.value : halfPoint)
  }
  const leave = () => {
    if (field.value?.latitude === null) setProblem(t('This location is outside India.'))
    field.onBlur()
  }
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => take(textOf(coords)),
      () => setProblem(t('Your location is not available. Please set the pin on the map.')),
      { enableHighAccuracy: true, timeout: 10_000 },
    )
  return (
    <FieldFrame {...{ id, label, help, error: problem ?? error }}>
      <span className="flex flex-wrap gap-2">
        <Input
          {...aria}
          ref={field.ref}
          value={typed}
          inputMode="text"
          autoComplete="off"
          placeholder="12.9698, 77.7500"
          onChange={(event) => take(event.target.value)}
          onBlur={leave}
          className="figures min-w-48 flex-1 max-sm:basis-full"
        />
        <Button
          variant="outline"
          aria-expanded={hasMap}
          onClick={() => setMap(!hasMap)}
          className={half}
        >
          <MapPin aria-hidden />
          {hasMap ? t('Hide the map') : t('Set on a map')}
        </Button>
        <Button variant="outline" onClick={locate} className={half}>
          <LocateFixed aria-hidden />
          {t('Use my location')}
        </Button>
        {centre && (
          <Button
            variant="outline"
            onClick={() => take(textOf(centre))}
            className="max-w-full max-sm:flex-1"
          >
            <span className="truncate">{t('Centre of {name}', { name: centre.name })}</span>
          </Button>
        )}
      </span>
      {point && centre && <Distance point={point} centre={centre} />}
      {hasMap && (
        <Late
          load={loadMap}
          props={{ point, around: centre, onPick: (picked) => take(textOf(picked)) }}
          waiting={<Skeleton className="h-80" />}
        />
      )}
    </FieldFrame>
  )
}

/**
 * The distance from the centre of the location: shown, never refused, because locations have no
 * borders.
 */
function Distance({ point, centre }: { point: Point; centre: Point & { name: string } }) {
  const kilometres = kilometresBetween(point, centre)
  const far = kilometres > farKilometres
  const values = { distance: withCommas(kilometres, 1), place: centre.name }
  return (
    <p
      role="status"
      className={
        far ? 'text-sm font-medium text-status-yellow-text' : 'text-xs text-muted-foreground'
      }
    >
      {far
        ? t(
            'The pin is {distance} km from the centre of {place}. Please check the pin, the ' +
              'location and the PIN code.',
            values,
          )
        : t('{distance} km from the centre of {place}.', values)}
    </p>
  )
}

interface StoredPoint {
  latitude?: number | null | undefined
  longitude?: number | null | undefined
}

function pointOf(stored: StoredPoint | null | undefined): Point | undefined {
  const { latitude, longitude } = stored ?? {}
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : undefined
}

function textOf(point: Point | undefined): string {
  if (!point) return ''
  return [point.latitude, point.longitude].map((degrees) => Number(degrees.toFixed(6))).join(', ')
}
