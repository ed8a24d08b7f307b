import { X } from 'lucide-react'
import { type FieldValues, useController } from 'react-hook-form'
import { Select } from '#app/ui/select.tsx'
import { t } from '#domain/locale/translate.ts'
import { FieldFrame } from './field-frame.tsx'
import { type FieldProps, useField } from './use-field.ts'

export interface Option {
  value: string
  label: string
  /** The label above all options of the same group. */
  group?: string
}

type ChoiceProps<Values extends FieldValues> = FieldProps<Values> & {
  options: readonly Option[]
  /** The empty first option: "Choose a type". Absent where there is always a value. */
  placeholder?: string
  disabled?: boolean
}

export function SelectField<Values extends FieldValues>(props: ChoiceProps<Values>) {
  const { form, name, label, help, required, className, options, placeholder, disabled } = props
  const { id, error, aria } = useField(props)
  return (
    <FieldFrame {...{ id, label, required, help, error, className }}>
      <Select disabled={disabled} {...aria} {...form.hook.register(name)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        <OptionList options={options} />
      </Select>
    </FieldFrame>
  )
}

function OptionList({ options }: { options: readonly Option[] }) {
  const groups = Map.groupBy(options, ({ group }) => group ?? '')
  return [...groups].map(([group, members]) => {
    const list = members.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))
    return group ? (
      <optgroup key={group} label={group}>
        {list}
      </optgroup>
    ) : (
      list
    )
  })
}

/** A choice of several options; chosen ones are chips, and a click removes one. */
export function ChipsField<Values extends FieldValues>(props: ChoiceProps<Values>) {
  const { form, name, label, help, required, className, options, placeholder = t('Add…') } = props
  const { id, error, aria } = useField(props)
  const { field } = useController({ control: form.hook.control, name })
  const chosen: string[] = Array.isArray(field.value) ? field.value : []
  const labelOf = (value: string) =>
    options.find((option) => option.value === value)?.label ?? value
  const add = (value: string) => {
    if (value && !chosen.includes(value)) field.onChange([...chosen, value])
  }
  return (
    <FieldFrame {...{ id, label, required, help, error, className }}>
      <Select
        ref={field.ref}
        disabled={props.disabled}
        {...aria}
        value=""
        onChange={(event) => add(event.target.value)}
        onBlur={field.onBlur}
      >
        <option value="">{placeholder}</option>
        <OptionList options={options.filter(({ value }) => !chosen.includes(value))} />
      </Select>
      {chosen.length > 0 && (
        <ul aria-label={t('Selected: {label}', { label })} className="flex flex-wrap gap-1.5 pt-1">
          {chosen.map((value) => (
            <li key={value}>
              <button
                type="button"
                aria-label={t('Remove {label}', { label: labelOf(value) })}
                onClick={() => field.onChange(chosen.filter((other) => other !== value))}
                className={
                  'inline-flex min-h-8 items-center gap-1.5 rounded-md bg-primary-tint px-2.5 ' +
                  'text-xs font-medium text-link hover:bg-accent'
                }
              >
                {labelOf(value)}
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  )
}
