import type { FieldValues, Path } from 'react-hook-form'
import { SubmitButton } from '#app/kit/form/form.tsx'
import { TextareaField } from '#app/kit/form/text-field.tsx'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import { t } from '#domain/locale/translate.ts'

/** The text and the button of a message to the broker. */
export function MessageFields<Values extends FieldValues & { text?: string }>({
  form,
}: {
  form: FormHandle<Values>
}) {
  return (
    <>
      <TextareaField
        form={form}
        name={'text' as Path<Values>}
        label={t('Message')}
        rows={3}
        maxLength={2000}
        required
      />
      <SubmitButton form={form} busy={t('Sending...')} className="self-end max-sm:w-full">
        {t('Send message')}
      </SubmitButton>
    </>
  )
}
