import { type FieldValues, useWatch } from 'react-hook-form'
import { Input, numberInput } from '#app/ui/input.tsx'
import { formatPriceShort, formatRupees } from '#domain/money/money.ts'
import { FieldFrame } from './field-frame.tsx'
import { RupeeInput } from './rupee-input.tsx'
import { type FieldProps, useField } from './use-field.ts'

/**
 * Parses what was typed: empty is absent, and anything that is no number is left for validation to
 * refuse.
 */
export function readNumber(typed: unknown): number | undefined {
  const text = String(typed ?? '').replace(/[\s,₹]/g, '')
  return text === '' ? undefined : Number(text)
}

const readOrNull = (typed: unknown) => readNumber(typed) ?? null

type NumberFieldProps<Values extends FieldValues> = FieldProps<Values> & {
  /** Sends null for an emptied field; otherwise the server keeps the stored value. */
  clearable?: boolean
  placeholder?: string
  disabled?: boolean
  /** The unit behind the number, inside the field: "years". */
  unit?: string
}

export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { form, name, label, help, required, className, unit, clearable, ...input } = props
  const { id, error, aria } = useField(props)
  return (
    <FieldFrame {...{ id, label, required, help, error, className }}>
      <span className="relative block">
        <Input
          {...numberInput}
          {...input}
          {...aria}
          {...form.hook.register(name, { setValueAs: clearable ? readOrNull : readNumber })}
          className={unit ? 'figures pr-16' : 'figures'}
        />
        {unit && (
          <span
            className={
              'pointer-events-none absolute inset-y-0 right-3 flex items-center ' +
              'text-sm text-muted-foreground'
            }
          >
            {unit}
          </span>
        )}
      </span>
    </FieldFrame>
  )
}

/** A field for rupees with the sign in front and the typed amount in lakh and crore below. */
export function MoneyField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { form, name, label, help, required, className, unit, clearable, ...input } = props
  const amount = readNumber(useWatch({ control: form.hook.control, name }))
  const readBack =
    amount !== undefined && amount >= 100_000
      ? `${formatPriceShort(amount)} (${formatRupees(amount)})`
      : undefined
  const shownHelp = readBack ?? help
  const { id, error, aria } = useField({ ...props, help: shownHelp })
  return (
    <FieldFrame {...{ id, label, required, help: shownHelp, error, className }}>
      <RupeeInput
        {...input}
        {...aria}
        {...form.hook.register(name, { setValueAs: clearable ? readOrNull : readNumber })}
      />
    </FieldFrame>
  )
}
