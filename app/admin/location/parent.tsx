import { useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { useRead, useRetry } from '#app/api/query.tsx'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { useField } from '#app/kit/form/use-field.ts'
import { Button } from '#app/ui/button.tsx'
import { Select } from '#app/ui/select.tsx'
import { type Location, location } from '#contract/location.ts'
import { t } from '#domain/locale/translate.ts'
import type { LocationFormHandle } from './edit.tsx'

interface LocationParentProps {
  form: LocationFormHandle
  /** The city of the edited location, directly or through its area. */
  cityId?: string | undefined
}

/** Chooses the parent: the city of an area, or the city of a PIN code and then one of its areas. */
export function LocationParent({ form, cityId: startCity = '' }: LocationParentProps) {
  const type = useWatch({ control: form.hook.control, name: 'type' })
  const { field } = useController({ control: form.hook.control, name: 'parent' })
  const [cityId, setCityId] = useState(startCity)
  const cities = useRead(location.allCities, {})
  const areas = useRead(
    location.areasOf,
    { params: { city: cityId } },
    { enabled: type === 'pincode' && cityId !== '' },
  )
  const { id, error, aria } = useField({ form, name: 'parent', label: t('City'), required: true })
  const retry = useRetry()
  if (type === 'city') return null
  const failed = (cities.isError && !cities.data) || (areas.isError && !areas.data)
  const chooseCity = (value: string) => {
    setCityId(value)
    field.onChange(value)
  }
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <FieldFrame {...{ id, label: t('City'), required: true, error }}>
        <Select
          {...aria}
          ref={field.ref}
          value={cityId}
          onChange={(event) => chooseCity(event.target.value)}
          onBlur={field.onBlur}
        >
          <option value="">{cities.data ? t('Choose a city') : t('Loading...')}</option>
          <Options rows={cities.data?.cities} />
        </Select>
      </FieldFrame>
      {type === 'pincode' && (
        <FieldFrame {...{ id: `${id}-area`, label: t({ id: 'location.area', message: 'Area' }) }}>
          <Select
            id={`${id}-area`}
            disabled={cityId === ''}
            value={String(field.value ?? '')}
            onChange={(event) => field.onChange(event.target.value)}
          >
            <option value={cityId}>{t('Several areas')}</option>
            <Options rows={areas.data?.areas} />
          </Select>
        </FieldFrame>
      )}
      {failed && (
        <Button variant="link" className="h-auto justify-self-start p-0" onClick={retry}>
          {t('Failed to load the list. Retry')}
        </Button>
      )}
    </div>
  )
}

function Options({ rows = [] }: { rows?: readonly Location[] | undefined }) {
  return rows.map((row) => (
    <option key={row._id} value={row._id}>
      {row.name}
    </option>
  ))
}
