import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldFrame } from '#app/kit/field-frame.tsx'
import { useField } from '#app/kit/use-field.ts'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { readPoint } from '#domain/read-coordinate.ts'
import type { PropertyFormHandle } from './form-values.ts'

const help = 'Paste latitude and longitude from a map, such as 12.9698, 77.7500.'

const halfPoint = { latitude: null, longitude: 0 }

/** Where it stands, pasted from a map or taken from the phone while standing there. */
export function PointField({ form }: { form: PropertyFormHandle }) {
  const label = 'Pin on the map'
  const { field } = useController({ control: form.hook.control, name: 'coordinates' })
  const [typed, setTyped] = useState(() => textOf(field.value))
  const [problem, setProblem] = useState<string>()
  const { id, error, aria } = useField({ form, name: 'coordinates', label, help })
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
    // What is no point is kept as one that the rules refuse, so that it is not lost unseen.
    field.onChange(read?.ok ? read.value : halfPoint)
  }
  const leave = () => {
    if (field.value?.latitude === null) setProblem('This is no point in India.')
    field.onBlur()
  }
  const locate = () =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => take(`${coords.latitude.toFixed(6)}, ${coords.longitude.toFixed(6)}`),
      () => setProblem('The phone did not say where it is. Please paste the point.'),
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
          className="figures min-w-48 flex-1"
        />
        <Button variant="outline" onClick={locate}>
          <LocateFixed aria-hidden />
          Where I am now
        </Button>
      </span>
    </FieldFrame>
  )
}

type Kept =
  | { latitude?: number | null | undefined; longitude?: number | null | undefined }
  | null
  | undefined

function textOf(point: Kept): string {
  const { latitude, longitude } = point ?? {}
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? `${Number(latitude.toFixed(6))}, ${Number(longitude.toFixed(6))}`
    : ''
}
