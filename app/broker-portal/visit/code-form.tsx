import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { brokerVisit, codeLength } from '#contract/visit/visit.ts'
import { t } from '#domain/locale/translate.ts'

/** Enters the code that the visitor shows at the door. */
export function CodeForm({ visitId }: { visitId: string }) {
  const form = useForm(brokerVisit.prove, {
    params: { id: visitId },
    start: { code: '' },
    done: t('Visit confirmed'),
    failed: t('The code was not accepted'),
  })
  return (
    <Form form={form} label={t('Visitor’s code')} className="gap-2">
      <div className="flex items-end gap-2">
        <TextField
          form={form}
          name="code"
          label={t('Visitor’s code')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={codeLength}
          className="flex-1"
        />
        <SubmitButton form={form}>{t('Confirm visit')}</SubmitButton>
      </div>
    </Form>
  )
}
