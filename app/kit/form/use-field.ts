import { type ReactNode, useId } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { FormHandle } from './use-form.ts'

/** Properties of every field of a form. */
export interface FieldProps<Values extends FieldValues> {
  form: FormHandle<Values>
  name: Path<Values>
  label: string
  help?: ReactNode
  required?: boolean
  className?: string
}

export interface FirstOfSeveral {
  /** An error about several fields, of which this is the first. */
  problem?: ReactNode
}

/** Returns the ids and the error that connect label, help and error with one input. */
export function useField<Values extends FieldValues>({
  form,
  name,
  help,
  required,
  problem,
}: FieldProps<Values> & FirstOfSeveral) {
  const id = useId()
  const error = form.hook.getFieldState(name, form.hook.formState).error?.message ?? problem
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ')
  return {
    id,
    error,
    /** Properties to spread on the input. */
    aria: {
      id,
      required,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}
