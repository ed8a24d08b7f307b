import { useState } from 'react'
import { useController } from 'react-hook-form'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { useField } from '#app/kit/form/use-field.ts'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import type { Location } from '#contract/location.ts'
import { t } from '#domain/locale/translate.ts'
import { useFormSource } from './form-source.ts'
import type { PropertyFormHandle } from './form-values.ts'
import { PincodePlaces } from './pincode-places.tsx'

const elsewhere = 'elsewhere'

interface LocationFieldProps {
  form: PropertyFormHandle
  /** The current location of the listing; it stays selectable where it is no longer offered. */
  place: { _id: string; name: string } | undefined
}

/**
 * Areas grouped by city. A location that is not in the list can be typed, and is proposed to an
 * administrator where its city is known. The field works without the list (PLC-5).
 */
export function LocationField({ form, place }: LocationFieldProps) {
  const label = t('Location')
  const { id, error, aria } = useField({ form, name: 'location', label, required: true })
  const { field } = useController({ control: form.hook.control, name: 'location' })
  const { areas: read } = useFormSource()
  const areas = read.data?.locations
  const isOffered = (id: string | undefined) => areas?.some((area) => area._id === id) ?? false
  const listed = isOffered(field.value) || (place !== undefined && field.value === place._id)
  const [typing, setTyping] = useState(false)
  const failed = read.isError && !areas
  const free = failed || typing || (areas !== undefined && field.value !== '' && !listed)
  const choose = (value: string) => {
    setTyping(value === elsewhere)
    field.onChange(value === elsewhere ? '' : value)
  }
  return (
    <FieldFrame {...{ id, label, required: true, error }}>
      {!failed && (
        <Select
          {...(free ? { 'aria-label': t('Location from the list') } : aria)}
          ref={free ? undefined : field.ref}
          value={free ? elsewhere : field.value}
          onChange={(event) => choose(event.target.value)}
          onBlur={field.onBlur}
        >
          <option value="">{areas ? t('Choose a location') : t('Loading...')}</option>
          {place && !isOffered(place._id) && <option value={place._id}>{place.name}</option>}
          <AreaOptions areas={areas ?? []} />
          <option value={elsewhere}>{t('Another location…')}</option>
        </Select>
      )}
      {free && (
        <Input
          {...aria}
          ref={field.ref}
          value={field.value ?? ''}
          maxLength={160}
          placeholder={t('Locality, City')}
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
        />
      )}
      <PincodePlaces form={form} onChoose={choose} />
      {failed && (
        <Button
          variant="link"
          className="h-auto self-start p-0"
          onClick={() => void read.refetch()}
        >
          {t('Could not load the locations. Retry')}
        </Button>
      )}
    </FieldFrame>
  )
}

function AreaOptions({ areas }: { areas: readonly Location[] }) {
  const groups = Map.groupBy(areas, (area) => area.parent?.name ?? '')
  return [...groups].map(([city, members]) => (
    <optgroup key={city} label={city}>
      {members.map((area) => (
        <option key={area._id} value={area._id}>
          {area.name}
        </option>
      ))}
    </optgroup>
  ))
}
