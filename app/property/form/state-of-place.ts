import { useWatch } from 'react-hook-form'
import { useFormSource } from './form-source.ts'
import type { PropertyFormHandle } from './form-values.ts'

/** Returns the state of the chosen location; empty where the location was typed. */
export function useStateOfPlace(form: PropertyFormHandle): string {
  const { areas } = useFormSource()
  const chosen = useWatch({ control: form.hook.control, name: 'location' })
  return areas.data?.locations.find(({ _id }) => _id === chosen)?.state ?? ''
}
