import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { SelectField } from '#app/kit/form/choice-field.tsx'
import { Form, SubmitButton } from '#app/kit/form/form.tsx'
import { MoneyField } from '#app/kit/form/number-field.tsx'
import { TextareaField, TextField } from '#app/kit/form/text-field.tsx'
import { type FormHandle, useForm } from '#app/kit/form/use-form.ts'
import { Button } from '#app/ui/button.tsx'
import { PaymentMethod, type Subscription, subscription } from '#contract/billing/subscription.ts'
import { t } from '#domain/locale/translate.ts'
import { PayingFields, PlanOptions } from './field.tsx'

interface ActProps {
  row: Subscription
  onDone: () => void
}

/** Renews a subscription with the same plan or another, which begins when this one ends. */
export function RenewForm({ row, onDone }: ActProps) {
  const form = useForm(subscription.renew, {
    params: { id: row._id },
    done: t('Subscription renewed successfully'),
    failed: t('Failed to renew the subscription'),
    once: true,
    onDone,
  })
  return (
    <ActForm form={form} title={t('Renew')} submit={t('Renew')} onBack={onDone}>
      <PlanOptions>
        {(options) => (
          <PayingFields
            form={form}
            options={options}
            placeholder={t('Same plan: {name}', { name: row.plan.name })}
          />
        )}
      </PlanOptions>
    </ActForm>
  )
}

/** Ends a subscription today: nothing of the broker is deleted or hidden, only the extras end. */
export function CancelForm({ row, onDone }: ActProps) {
  const form = useForm(subscription.cancel, {
    params: { id: row._id },
    done: t('Subscription cancelled successfully'),
    failed: t('Failed to cancel the subscription'),
    onDone,
  })
  return (
    <ActForm
      form={form}
      title={t('Cancel')}
      submit={t('Cancel Subscription')}
      destructive
      onBack={onDone}
    >
      <TextareaField
        form={form}
        name="reason"
        label={t('Reason')}
        rows={2}
        maxLength={500}
        required
        help={t('The plan and its benefits end today. The listings stay.')}
      />
    </ActForm>
  )
}

export function PayForm({ row, onDone }: ActProps) {
  const form = useForm(subscription.pay, {
    params: { id: row._id },
    start: { method: 'upi' },
    done: t('Payment recorded successfully'),
    failed: t('Failed to record the payment'),
    once: true,
    onDone,
  })
  return (
    <ActForm form={form} title={t('Record Payment')} submit={t('Record Payment')} onBack={onDone}>
      <MoneyField form={form} name="amount" label={t('Amount')} required />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          form={form}
          name="method"
          label={t('Payment method')}
          options={PaymentMethod.options}
        />
        <TextField form={form} name="reference" label={t('Payment reference')} maxLength={120} />
      </div>
    </ActForm>
  )
}

interface ActFormProps<Values extends FieldValues> {
  form: FormHandle<Values>
  title: string
  submit: string
  destructive?: boolean
  onBack: () => void
  children: ReactNode
}

function ActForm<Values extends FieldValues>({
  form,
  title,
  submit,
  destructive = false,
  onBack,
  children,
}: ActFormProps<Values>) {
  return (
    <section aria-label={title} className="rounded-lg border p-4">
      <Form form={form} label={title}>
        {children}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="outline" disabled={form.busy} onClick={onBack}>
            {t('Back')}
          </Button>
          <SubmitButton form={form} variant={destructive ? 'destructive' : 'default'}>
            {submit}
          </SubmitButton>
        </div>
      </Form>
    </section>
  )
}
