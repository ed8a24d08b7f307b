import type { ReactNode } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { useRead } from '#app/api/query.tsx'
import { type Option, SelectField } from '#app/kit/form/choice-field.tsx'
import { MoneyField } from '#app/kit/form/number-field.tsx'
import { TextField } from '#app/kit/form/text-field.tsx'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import { Loaded } from '#app/kit/query-state.tsx'
import { lengthOf } from '#app/subscription/plan-text.ts'
import { PaymentMethod } from '#contract/billing/subscription.ts'
import { subscriptionPlan } from '#contract/billing/subscription-plan.ts'
import { t } from '#domain/locale/translate.ts'
import { formatRupees } from '#domain/money/money.ts'

interface PlanOptionsProps {
  children: (options: Option[]) => ReactNode
}

/** Loads the plans on offer with their prices for a form that depends on them. */
export function PlanOptions({ children }: PlanOptionsProps) {
  const read = useRead(subscriptionPlan.list, { query: { status: 'active' } })
  return (
    <Loaded read={read} failed={t('Failed to load subscription plans')} height="h-72">
      {({ plans }) =>
        children(
          plans.map((plan) => ({
            value: plan._id,
            label: t('{name} · {price} for {length}', {
              name: plan.name,
              price: formatRupees(plan.price),
              length: lengthOf(plan),
            }),
          })),
        )
      }
    </Loaded>
  )
}

interface Paying extends FieldValues {
  planId?: unknown
  amountPaid?: unknown
  paymentMethod?: unknown
  paymentReference?: unknown
}

interface PayingFieldsProps<Values extends Paying> {
  form: FormHandle<Values>
  options: Option[]
  placeholder: string
  children?: ReactNode
}

/** The plan and payment fields of assigning and renewing. */
export function PayingFields<Values extends Paying>({
  form,
  options,
  placeholder,
  children,
}: PayingFieldsProps<Values>) {
  const name = (field: keyof Paying & string) => field as Path<Values>
  return (
    <>
      <SelectField
        form={form}
        name={name('planId')}
        label={t('Plan')}
        options={options}
        placeholder={placeholder}
      />
      {children}
      <MoneyField
        form={form}
        name={name('amountPaid')}
        label={t('Amount paid')}
        help={t('Leave empty for the plan price. Enter 0 if nothing is paid yet.')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          form={form}
          name={name('paymentMethod')}
          label={t('Payment method')}
          options={PaymentMethod.options}
          placeholder={t('Not stated')}
        />
        <TextField
          form={form}
          name={name('paymentReference')}
          label={t('Payment reference')}
          maxLength={120}
          help={t('UTR, cheque or receipt number.')}
        />
      </div>
    </>
  )
}
