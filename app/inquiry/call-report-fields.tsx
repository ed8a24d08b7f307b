import type { FieldValues, Path } from 'react-hook-form'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { CallKind } from '#contract/inquiry/call-report.ts'
import { t } from '#domain/locale/translate.ts'

/** The fields of a report of a call: what happened and when. */
export function CallReportFields<Values extends FieldValues>({
  form,
  callers,
}: {
  form: FormHandle<Values>
  /** The broker, and the colleague who answers, if there is one. */
  callers: { asked: string; answering: string | undefined }
}) {
  return (
    <Form form={form} label={t('Report an unwanted call')}>
      {callers.answering !== undefined && (
        <SelectField
          form={form}
          name={'caller' as Path<Values>}
          label={t('Who contacted you')}
          options={[
            { value: 'asked', label: callers.asked },
            { value: 'answering', label: callers.answering },
          ]}
          required
        />
      )}
      <SelectField
        form={form}
        name={'kind' as Path<Values>}
        label={t('What happened')}
        placeholder={t('Choose what happened')}
        options={CallKind.options.map(({ value, label }) => ({ value, label: t(label) }))}
        required
      />
      <TextField
        form={form}
        name={'happenedOn' as Path<Values>}
        label={t('When')}
        type="date"
        required
      />
      <TextareaField
        form={form}
        name={'note' as Path<Values>}
        label={t('Details')}
        rows={3}
        maxLength={1000}
      />
      <DialogFooter className="mt-0">
        <SubmitButton form={form} busy={t('Sending...')}>
          {t('Send report')}
        </SubmitButton>
      </DialogFooter>
    </Form>
  )
}
