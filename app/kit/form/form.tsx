import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { requiresScriptAttribute } from '#app/kit/pre-hydration-events.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, type ButtonProps } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { t } from '#domain/locale/translate.ts'
import type { FormHandle } from './use-form.ts'

interface FormProps<Values extends FieldValues> {
  form: FormHandle<Values>
  /** The accessible name, where no heading labels the form. */
  label?: string
  className?: string
  children: ReactNode
}

/** A form of the product: messages that belong to no field are at the top. */
export function Form<Values extends FieldValues>({
  form,
  label,
  className,
  children,
}: FormProps<Values>) {
  return (
    // POST, so that a submission without scripts never puts a password into the address.
    <form
      {...requiresScriptAttribute}
      method="post"
      noValidate
      aria-label={label}
      aria-busy={form.busy}
      onSubmit={form.submit}
      className={cn('flex flex-col gap-5', className)}
    >
      {form.problem && form.reason && (
        <Alert tone="error" title={form.problem}>
          {form.reason}
        </Alert>
      )}
      {form.problem && !form.reason && <Alert tone="error">{form.problem}</Alert>}
      {children}
    </form>
  )
}

interface SubmitButtonProps<Values extends FieldValues> extends Omit<ButtonProps, 'form'> {
  form: FormHandle<Values>
  /** The label while it is busy; "Saving..." by default. */
  busy?: string
}

export function SubmitButton<Values extends FieldValues>({
  form,
  busy = t('Saving...'),
  children,
  ...props
}: SubmitButtonProps<Values>) {
  return (
    <Button type="submit" disabled={form.busy} {...props}>
      {form.busy ? busy : children}
    </Button>
  )
}
