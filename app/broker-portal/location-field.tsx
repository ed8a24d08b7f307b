import { useState } from 'react'
import { useController } from 'react-hook-form'
import { useRead } from '#app/api/query.tsx'
import { FieldFrame } from '#app/kit/field-frame.tsx'
import { useField } from '#app/kit/use-field.ts'
import type { FormHandle } from '#app/kit/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Select } from '#app/ui/select.tsx'
import { location } from '#contract/location.ts'
import type { PropertyFormValues } from './property-form.tsx'

const elsewhere = 'elsewhere'

/**
 * Areas grouped under their city. A place that is not in the list is typed and kept as text; the
 * form stays usable when the list cannot be read (real-behaviour 8).
 */
export function LocationField({ form }: { form: FormHandle<PropertyFormValues> }) {
  const { id, error, aria } = useField({
    form,
    name: 'location',
    label: 'Location',
    required: true,
  })
  const { field } = useController({ control: form.hook.control, name: 'location' })
  const read = useRead(location.brokerList, { query: { type: 'area' } })
  const areas = read.data?.locations
  const listed = areas?.some((area) => area._id === field.value) ?? false
  const [typing, setTyping] = useState(false)
  const free = read.isError || typing || (areas !== undefined && field.value !== '' && !listed)
  const groups = Map.groupBy(areas ?? [], (area) => area.parent?.name ?? '')
  const choose = (value: string) => {
    setTyping(value === elsewhere)
    field.onChange(value === elsewhere ? '' : value)
  }
  return (
    <FieldFrame {...{ id, label: 'Location', required: true, error }}>
      {!read.isError && (
        <Select
          {...(free ? { 'aria-label': 'Location from the list' } : aria)}
          ref={free ? undefined : field.ref}
          value={free ? elsewhere : field.value}
          onChange={(event) => choose(event.target.value)}
          onBlur={field.onBlur}
        >
          <option value="">{areas ? 'Choose a location' : 'Loading...'}</option>
          {[...groups].map(([city, members]) => (
            <optgroup key={city} label={city}>
              {members.map((area) => (
                <option key={area._id} value={area._id}>
                  {area.name}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={elsewhere}>Another place…</option>
        </Select>
      )}
      {free && (
        <Input
          {...aria}
          ref={field.ref}
          value={field.value ?? ''}
          maxLength={160}
          placeholder="Locality and city"
          onChange={(event) => field.onChange(event.target.value)}
          onBlur={field.onBlur}
        />
      )}
      {read.isError && (
        <Button
          variant="link"
          className="h-auto self-start p-0"
          onClick={() => void read.refetch()}
        >
          The list of locations did not load. Retry
        </Button>
      )}
    </FieldFrame>
  )
}
