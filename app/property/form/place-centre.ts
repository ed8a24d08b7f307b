import { useWatch } from 'react-hook-form'
import type { Location } from '#contract/location.ts'
import type { Point } from '#domain/place/distance.ts'
import { useFormSource } from './form-source.ts'
import type { PropertyFormHandle } from './form-values.ts'

export interface PlaceCentre extends Point {
  name: string
}

/**
 * Returns the centre of the typed PIN code, or else of the chosen location; undefined where neither
 * is known.
 */
export function usePlaceCentre(form: PropertyFormHandle): PlaceCentre | undefined {
  const { areas, pincodes } = useFormSource()
  const [typed, chosen] = useWatch({ control: form.hook.control, name: ['pincode', 'location'] })
  const pincode = String(typed ?? '').trim()
  const code = pincodes.data?.locations.find((place) => pincode && place.pincode === pincode)
  const area = areas.data?.locations.find(({ _id }) => _id === chosen)
  return centreOf(code) ?? centreOf(area)
}

function centreOf(place: Location | undefined): PlaceCentre | undefined {
  return place?.coordinates ? { name: place.name, ...place.coordinates } : undefined
}
