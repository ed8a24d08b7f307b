import { useState } from 'react'
import { type FieldValues, useController } from 'react-hook-form'
import { FieldFrame } from '#app/kit/form/field-frame.tsx'
import { readNumber } from '#app/kit/form/number-field.tsx'
import { type FieldProps, useField } from '#app/kit/form/use-field.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Input, numberInput } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { unlimited } from '#contract/billing/subscription-plan.ts'
import { t } from '#domain/locale/translate.ts'

/** A limit of a plan: a number, or unlimited. */
export function LimitField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { form, name, label, help } = props
  const { id, error, aria } = useField(props)
  const { field } = useController({ control: form.hook.control, name })
  const isUnlimited = field.value === unlimited
  // The typed text is state of its own, because "1." may become "1.5".
  const [text, setText] = useState(isUnlimited ? '' : String(field.value ?? ''))
  const lift = (on: boolean) => {
    field.onChange(on ? unlimited : (readNumber(text) ?? 0))
    if (!on && text === '') setText('0')
  }
  return (
    <FieldFrame {...{ id, label, help, error }}>
      <span className="flex items-center gap-3">
        <Input
          {...aria}
          ref={field.ref}
          {...numberInput}
          inputMode="numeric"
          disabled={isUnlimited}
          value={isUnlimited ? '' : text}
          placeholder={isUnlimited ? t('No limit') : undefined}
          onBlur={field.onBlur}
          onChange={(event) => {
            setText(event.target.value)
            field.onChange(readNumber(event.target.value))
          }}
          className="figures min-w-0 flex-1"
        />
        <span className="flex min-h-10 items-center gap-2 text-sm">
          <Checkbox
            id={`${id}-unlimited`}
            aria-label={t('{label}: unlimited', { label })}
            checked={isUnlimited}
            onChange={(event) => lift(event.target.checked)}
          />
          <label htmlFor={`${id}-unlimited`}>{t('Unlimited')}</label>
        </span>
      </span>
    </FieldFrame>
  )
}

/** The features of a plan, one per line; empty lines are removed on save. */
export function FeatureLines<Values extends FieldValues>(props: FieldProps<Values>) {
  const { form, name, label, help } = props
  const { id, error, aria } = useField(props)
  const { field } = useController({ control: form.hook.control, name })
  const lines: string[] = Array.isArray(field.value) ? field.value : []
  return (
    <FieldFrame {...{ id, label, help, error }}>
      <Textarea
        {...aria}
        ref={field.ref}
        rows={4}
        value={lines.join('\n')}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(event.target.value.split('\n'))}
      />
    </FieldFrame>
  )
}
