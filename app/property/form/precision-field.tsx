import { useWatch } from 'react-hook-form'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { PlacePrecision } from '#contract/property/vocabulary.ts'
import { fieldOf, type PropertyFormHandle } from './form-values.ts'

const explained: Record<PlacePrecision, string> = {
  locality:
    'Visitors see a circle of about 1 km. Its middle says nothing about where in it the home is.',
  street:
    'Visitors see a circle of about 200 m. Its middle says nothing about where in it the home is.',
  exact: 'Visitors see the pin where you set it.',
}

/** How precisely the public sees the pin; administrators and the broker see it exactly. */
export function PrecisionField({ form }: { form: PropertyFormHandle }) {
  const given = useWatch({ control: form.hook.control, name: 'detail.placePrecision' })
  const chosen = PlacePrecision.keys.find((key) => key === given) ?? 'locality'
  return (
    <SelectField
      {...fieldOf(form, 'placePrecision')}
      label="Visitors see on the map"
      help={explained[chosen]}
      options={PlacePrecision.options}
    />
  )
}
