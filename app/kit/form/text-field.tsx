import { Eye, EyeOff } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/input.tsx'
import { Textarea } from '#app/ui/textarea.tsx'
import { t } from '#domain/locale/translate.ts'
import { FieldFrame } from './field-frame.tsx'
import { type FieldProps, type FirstOfSeveral, useField } from './use-field.ts'

type Extra<Element extends 'input' | 'textarea'> = Pick<
  ComponentProps<Element>,
  'placeholder' | 'autoComplete' | 'maxLength' | 'disabled' | 'inputMode' | 'autoFocus' | 'readOnly'
>

interface Clearable {
  /**
   * Sends null for an emptied field; the server keeps the stored value for an empty text (API-2).
   */
  clearable?: boolean
}

const emptied = { setValueAs: (typed: unknown) => (typed === '' ? null : typed) }

type TextFieldProps<Values extends FieldValues> = FieldProps<Values> &
  Extra<'input'> &
  Clearable &
  FirstOfSeveral & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'month'
    /** Called on each change by the person, for a field that another one follows. */
    onTyped?: (value: string) => void
  }

export function TextField<Values extends FieldValues>(props: TextFieldProps<Values>) {
  const { form, name, label, help, required, className, problem, clearable, onTyped, ...input } =
    props
  const { id, error, aria } = useField(props)
  return (
    <FieldFrame {...{ id, label, required, help, error, className }}>
      <Input
        type="text"
        {...input}
        {...aria}
        {...form.hook.register(name, {
          ...(clearable && emptied),
          onChange: (event: ChangeEvent<HTMLInputElement>) => onTyped?.(event.target.value),
        })}
      />
    </FieldFrame>
  )
}

type TextareaFieldProps<Values extends FieldValues> = FieldProps<Values> &
  Extra<'textarea'> &
  Clearable & { rows?: number }

export function TextareaField<Values extends FieldValues>(props: TextareaFieldProps<Values>) {
  const { form, name, label, help, required, className, clearable, ...input } = props
  const { id, error, aria } = useField(props)
  return (
    <FieldFrame {...{ id, label, required, help, error, className }}>
      <Textarea
        {...input}
        {...aria}
        {...form.hook.register(name, clearable ? emptied : undefined)}
      />
    </FieldFrame>
  )
}

/** A password field with a button that shows the password. */
export function PasswordField<Values extends FieldValues>(
  props: FieldProps<Values> & Extra<'input'>,
) {
  const { form, name, label, help, required, className, ...input } = props
  const { id, error, aria } = useField(props)
  const [shown, setShown] = useState(false)
  return (
    <FieldFrame {...{ id, label, required, help, error, className }}>
      <span className="relative block">
        <Input
          type={shown ? 'text' : 'password'}
          {...input}
          {...aria}
          {...form.hook.register(name)}
          className="pr-11"
        />
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={shown ? t('Hide password') : t('Show password')}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className={
            'absolute top-1 right-1 text-muted-foreground ' +
            'pointer-coarse:top-0 pointer-coarse:right-0 pointer-coarse:h-10 pointer-coarse:w-11'
          }
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </Button>
      </span>
    </FieldFrame>
  )
}
