import { useWatch } from 'react-hook-form'
import { TextField } from '#app/kit/form/text-field.tsx'
import { Button } from '#app/ui/button.tsx'
import { AreaUnit } from '#contract/property/vocabulary.ts'
import { formatArea } from '#domain/area/area.ts'
import { readArea } from '#domain/import-cell/read-area.ts'
import { t } from '#domain/locale/translate.ts'
import { fieldOf, type PropertyFormHandle } from './form-values.ts'
import { useStateOfPlace } from './state-of-place.ts'

/**
 * A field for gaj, guntha, cent, bigha and so on: parses the text, shows it converted, and applies
 * it with one tap.
 */
export function AreaTextField({ form }: { form: PropertyFormHandle }) {
  const state = useStateOfPlace(form)
  const { control, setValue } = form.hook
  const typed = String(useWatch({ control, name: 'detail.areaText' }) ?? '').trim()
  const read = typed ? readArea(typed, 'sqft', state || undefined) : undefined
  const take = () => {
    if (!read?.ok) return
    setValue('area', read.value.area, { shouldDirty: true })
    setValue('areaUnit', read.value.unit, { shouldDirty: true })
  }
  return (
    <div className="space-y-2">
      <TextField
        {...fieldOf(form, 'areaText')}
        placeholder={t('200 gaj, 24 guntha, 5 cent')}
        help={
          read && !read.ok
            ? t(
                'We could not read this area. Enter a number and a unit, such as 200 gaj. ' +
                  'Bigha and katha differ by state.',
              )
            : t('In the local land unit.')
        }
        maxLength={80}
      />
      {read?.ok && (
        <Button variant="outline" size="sm" onClick={take}>
          {t('Use {area} as the area', {
            area: formatArea(read.value.area, AreaUnit.label(read.value.unit)),
          })}
        </Button>
      )}
    </div>
  )
}
