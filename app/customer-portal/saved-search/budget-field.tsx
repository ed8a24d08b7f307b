import { useController } from 'react-hook-form'
import type { ProfileValues } from '#app/customer-portal/profile/profile-form.tsx'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { RupeeInput } from '#app/kit/form/rupee-input.tsx'
import { useField } from '#app/kit/form/use-field.ts'
import type { FormHandle } from '#app/kit/form/use-form.ts'
import { formatPriceShort, formatRupees } from '#domain/money/money.ts'

interface BudgetFieldProps {
  form: FormHandle<ProfileValues>
  name: 'budgetRange.min' | 'budgetRange.max'
  label: string
}

/** The lower or upper limit of the budget in whole rupees. Empty is 0, which means "not given". */
export function BudgetField({ form, name, label }: BudgetFieldProps) {
  const { field } = useController({ control: form.hook.control, name })
  const amount = field.value ?? 0
  const help = amount > 0 ? `${formatPriceShort(amount)} (${formatRupees(amount)})` : undefined
  const { id, error, aria } = useField({ form, name, label, help })
  return (
    <FieldFrame {...{ id, label, error, help }}>
      <RupeeInput
        {...aria}
        ref={field.ref}
        value={amount === 0 ? '' : String(amount)}
        // The contract accepts up to eleven digits.
        onChange={(event) =>
          field.onChange(Number(event.target.value.replace(/\D/g, '').slice(0, 11)))
        }
        onBlur={field.onBlur}
      />
    </FieldFrame>
  )
}
