import type { FieldValues, Path } from 'react-hook-form'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import { Language } from '#contract/account/language.ts'
import { t } from '#domain/locale/translate.ts'

interface LanguageFieldProps<Values extends FieldValues> {
  form: FormHandle<Values>
}

/** The language of messages, in every profile; screens are in that of the header's choice. */
export function LanguageField<Values extends FieldValues & { language?: Language | undefined }>({
  form,
}: LanguageFieldProps<Values>) {
  return (
    <SelectField
      form={form}
      name={'language' as Path<Values>}
      label={t('Language of messages')}
      help={t('For emails, SMS and WhatsApp messages to you.')}
      options={Language.options}
    />
  )
}
