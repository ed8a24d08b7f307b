import type { FieldValues, Path } from 'react-hook-form'
import { ChipsField } from '#app/kit/form/choice-field.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import { usePlaceOptions } from '#app/location/place-option.ts'
import { Specialization } from '#contract/broker/specialization.ts'
import { t } from '#domain/locale/translate.ts'

interface Work {
  experience?: number | undefined
  specialization?: string[] | undefined
  operatingAreas?: string[] | undefined
}

/** Experience, specialization and areas, for the registration and the profile. */
export function SpecializationFields<Values extends FieldValues & Work>({
  form,
}: {
  form: FormHandle<Values>
}) {
  return (
    <>
      <NumberField
        form={form}
        name={'experience' as Path<Values>}
        label={t('Experience')}
        unit={t('years')}
      />
      <ChipsField
        form={form}
        name={'specialization' as Path<Values>}
        label={t('Specializations')}
        placeholder={t('Add a specialization')}
        options={Specialization.options}
      />
      <ChipsField
        form={form}
        name={'operatingAreas' as Path<Values>}
        label={t('Operating areas')}
        placeholder={t('Add a city or an area')}
        options={usePlaceOptions()}
      />
    </>
  )
}
