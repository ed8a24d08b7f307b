import { useWatch } from 'react-hook-form'
import type { Location } from '#contract/location.ts'
import { t } from '#domain/locale/translate.ts'
import { useFormSource } from './form-source.ts'
import type { PropertyFormHandle } from './form-values.ts'

interface PincodePlacesProps {
  form: PropertyFormHandle
  onChoose: (place: string) => void
}

/**
 * The locations of a typed PIN code, to choose with one tap; also works where the list of areas
 * failed to load.
 */
export function PincodePlaces({ form, onChoose }: PincodePlacesProps) {
  const { areas, pincodes } = useFormSource()
  const [typed, chosen] = useWatch({ control: form.hook.control, name: ['pincode', 'location'] })
  const pincode = String(typed ?? '').trim()
  if (pincode.length !== 6) return null
  const places = placesOf(pincode, areas.data?.locations ?? [], pincodes.data?.locations ?? [])
  const open = places.filter(({ _id }) => _id !== chosen)
  if (open.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-1.5 text-xs text-muted-foreground">
      {t('Locations with PIN code {pincode}:', { pincode })}
      {open.map(({ _id, name }) => (
        <button
          key={_id}
          type="button"
          onClick={() => onChoose(_id)}
          className={
            'min-h-8 rounded-md bg-primary-tint px-2.5 ' +
            'text-xs font-medium text-link hover:bg-accent'
          }
        >
          {name}
        </button>
      ))}
    </p>
  )
}

/** Areas with this PIN code, and parents of a location of type PIN code. */
function placesOf(pincode: string, areas: readonly Location[], codes: readonly Location[]) {
  const own = areas.filter((area) => area.pincode === pincode)
  const around = codes.flatMap(({ pincode: code, parent }) =>
    code === pincode && parent?.type === 'area' ? [parent] : [],
  )
  const places = [...own, ...around].map(({ _id, name }) => ({ _id, name }))
  return [...new Map(places.map((place) => [place._id, place])).values()]
}
