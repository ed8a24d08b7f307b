import { Form } from '#app/kit/form/form.tsx'
import { NumberField } from '#app/kit/form/number-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { Alert } from '#app/ui/alert.tsx'
import { type ApprovalDraft, approval } from '#contract/approval/approval.ts'
import { t } from '#domain/locale/translate.ts'
import { AskButtons } from './ask-buttons.tsx'

interface AskFormProps {
  draft: Pick<ApprovalDraft, 'act' | 'target'>
  /** Why it needs a second administrator. */
  note: string
  /** For a refund: how it is transferred by hand, and whether that is required. */
  reference?: { help: string; required: boolean }
  /** The label of the amount in rupees, if one is asked for. */
  amount?: string
  onDone: () => void
}

/** Requests the approval of another administrator. The input stays after a refusal. */
export function AskForm({ draft, note, reference, amount, onDone }: AskFormProps) {
  const form = useForm(approval.ask, {
    start: draft,
    done: t('Approval requested'),
    failed: t('Failed to request approval'),
    prepare: (values) => ({ ...values, ...draft }),
    onDone,
  })
  return (
    <Form form={form} label={t('Request approval')}>
      <Alert tone="info" title={note} />
      {amount && <NumberField form={form} name="amount" label={amount} required />}
      <TextField form={form} name="reason" label={t('Reason')} maxLength={500} required />
      {reference && (
        <TextField
          form={form}
          name="reference"
          label={t('Refund reference')}
          maxLength={120}
          required={reference.required}
          help={reference.help}
        />
      )}
      <AskButtons form={form} onBack={onDone} />
    </Form>
  )
}
