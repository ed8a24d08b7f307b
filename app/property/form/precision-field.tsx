import { useWatch } from 'react-hook-form'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { PlacePrecision } from '#contract/property/vocabulary.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { fieldOf, type PropertyFormHandle } from './form-values.ts'

const explained: Record<PlacePrecision, string> = {
  locality: msg('Visitors see a circle of about 1 km, not the exact location.'),
  street: msg('Visitors see a circle of about 200 m, not the exact location.'),
  exact: msg('Visitors see the exact pin.'),
}

/** How precisely the public sees the pin; administrators and the broker see it exactly. */
export function PrecisionField({ form }: { form: PropertyFormHandle }) {
  const given = useWatch({ control: form.hook.control, name: 'detail.placePrecision' })
  const chosen = PlacePrecision.keys.find((key) => key === given) ?? 'locality'
  return (
    <SelectField
      {...fieldOf(form, 'placePrecision')}
      label={t('What visitors see on the map')}
      help={t(explained[chosen])}
      options={PlacePrecision.options}
    />
  )
}
