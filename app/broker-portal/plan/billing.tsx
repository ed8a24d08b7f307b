import { useBroker } from '#app/broker-portal/session.ts'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import { useForm } from '#app/kit/form/use-form.ts'
import { GstFields } from '#app/subscription/gst-fields.tsx'
import { DialogFooter } from '#app/ui/dialog.tsx'
import { type Billing, invoice } from '#contract/billing/invoice.ts'
import { t } from '#domain/locale/translate.ts'

interface PlanBillingFormProps {
  billing: Billing | null
  onDone: () => void
}

/** The recipient of the invoices, whose state decides which tax they show. */
export function PlanBillingForm({ billing, onDone }: PlanBillingFormProps) {
  const { companyName } = useBroker()
  const form = useForm(invoice.changeBilling, {
    start: billing ?? { name: companyName, address: '', state: '', gstin: null },
    done: t('Billing details saved'),
    failed: t('Failed to save billing details'),
    onDone,
  })
  return (
    <Form form={form} label={t('Billing details')}>
      <TextField
        form={form}
        name="name"
        label={t('Name on the invoice')}
        maxLength={160}
        required
      />
      <TextareaField
        form={form}
        name="address"
        label={t('Address')}
        rows={3}
        maxLength={400}
        required
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <GstFields
          form={form}
          state="state"
          gstin="gstin"
          help={t('Optional. Add it to claim input tax credit.')}
        />
      </div>
      <DialogFooter>
        <SubmitButton form={form}>{t('Save')}</SubmitButton>
      </DialogFooter>
    </Form>
  )
}
