import { type FieldValues, useController } from 'react-hook-form'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Label } from '#app/ui/label.tsx'
import { FieldNote } from './field-note.tsx'
import { type FieldProps, useField } from './use-field.ts'

/** A checkbox with its label beside it. */
export function SwitchField<Values extends FieldValues>(props: FieldProps<Values>) {
  const { form, name, label, help } = props
  const { id, error, aria } = useField(props)
  const { field } = useController({ control: form.hook.control, name })
  return (
    <div className="flex items-start gap-3">
      <Checkbox
        {...aria}
        ref={field.ref}
        name={field.name}
        checked={field.value === true}
        onChange={(event) => field.onChange(event.target.checked)}
        onBlur={field.onBlur}
        className="mt-0.5"
      />
      <div className="flex flex-col gap-0.5">
        <Label htmlFor={id}>{label}</Label>
        <FieldNote id={id} help={help} error={error} />
      </div>
    </div>
  )
}
