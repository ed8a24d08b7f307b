import { type FieldValues, useController } from 'react-hook-form'
import { Input } from '#app/ui/input.tsx'
import { t } from '#domain/locale/translate.ts'
import { inSentence } from '#domain/text/in-sentence.ts'
import { FieldFrame } from './field-frame.tsx'
import { type FieldProps, useField } from './use-field.ts'

/** A colour as #rrggbb, picked in the browser's own picker or typed. */
export function ColorField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { form, name, label, help, required, className } = props
  const { id, error, aria } = useField(props)
  const { field } = useController({ control: form.hook.control, name })
  const value = String(field.value ?? '')
  return (
    <FieldFrame {...{ id, label, required, help, error, className }}>
      <span className="flex items-center gap-2">
        <input
          type="color"
          aria-label={t('Choose {label}', { label: inSentence(label) })}
          // The picker does not accept an incomplete colour.
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#000000'}
          onChange={field.onChange}
          className="size-10 shrink-0 cursor-pointer rounded-md border border-input/70 bg-card p-1"
        />
        <Input
          {...aria}
          ref={field.ref}
          name={field.name}
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          maxLength={7}
          spellCheck={false}
          className="figures"
        />
      </span>
    </FieldFrame>
  )
}
