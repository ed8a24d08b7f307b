import { type ReactNode, useId } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import type { FormHandle } from './use-form.ts'

/** What every field of a form is told. */
export interface FieldProps<Values extends FieldValues> {
  form: FormHandle<Values>
  name: Path<Values>
  label: string
  help?: ReactNode
  required?: boolean
  className?: string
}

export interface FirstOfSeveral {
  /** What is wrong with several fields of which this is the first. */
  problem?: ReactNode
}

/** The ids and the error that tie label, help and error to one input. */
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
    /** To spread on the input. */
    aria: {
      id,
      required,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}
