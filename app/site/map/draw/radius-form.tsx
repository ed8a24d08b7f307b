import { type FormEvent, type RefObject, useId, useState } from 'react'
import type { ListingMap } from '#app/site/map/listing-map.ts'
import { Button } from '#app/ui/button.tsx'
import { Input, numberInput } from '#app/ui/input.tsx'
import { Label } from '#app/ui/label.tsx'
import { Select } from '#app/ui/select.tsx'
import { isInIndia } from '#domain/import-cell/read-coordinate.ts'
import { t } from '#domain/locale/translate.ts'
import { maxKilometres, minKilometres, type Surroundings } from '#domain/place/drawn-area.ts'

interface RadiusFormProps {
  opened: RefObject<ListingMap | null>
  onSearch: (near: Surroundings) => void
}

/** Searches in a distance around a named place or the middle of the map, also without a pointer. */
export function RadiusForm({ opened, onSearch }: RadiusFormProps) {
  const [places] = useState(() => opened.current?.places() ?? [])
  const [problem, setProblem] = useState<string>()
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const kilometres = Number(form.get('kilometres'))
    const named = places[Number(form.get('place') || Number.NaN)]
    const middle = named ?? opened.current?.middle()
    if (!middle) return
    const { latitude, longitude } = middle
    if (!(kilometres >= minKilometres && kilometres <= maxKilometres)) {
      event.currentTarget.querySelector('input')?.focus()
      return setProblem(
        t('Please enter {min} to {max} km.', { min: minKilometres, max: maxKilometres }),
      )
    }
    if (!isInIndia(middle)) return setProblem(t('Please move the map to a place in India.'))
    onSearch({ latitude, longitude, kilometres })
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-x-2 gap-y-3 border-t pt-3"
    >
      <div>
        <Label htmlFor={`${id}-place`}>{t('Around')}</Label>
        <Select id={`${id}-place`} name="place" defaultValue="">
          <option value="">{t('Map centre')}</option>
          {places.map(({ name, latitude, longitude }, at) => (
            <option key={`${name} ${latitude} ${longitude}`} value={at}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <Label htmlFor={`${id}-distance`}>{t('Distance (km)')}</Label>
        <Input
          {...numberInput}
          id={`${id}-distance`}
          name="kilometres"
          defaultValue="2"
          min={minKilometres}
          max={maxKilometres}
          aria-invalid={problem !== undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={() => setProblem(undefined)}
          className="figures"
        />
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="col-span-2 text-sm text-destructive">
          {problem}
        </p>
      )}
      <Button type="submit" variant="outline" className="col-span-2 h-11">
        {t('Search this area')}
      </Button>
    </form>
  )
}
