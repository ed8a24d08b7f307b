import {
  type FieldErrors,
  type FieldValues,
  type Path,
  set,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { CallRefused, serverSentence } from '#app/api/failure.ts'
import { fillIn, passwordsDiffer, passwordTooShort } from '#contract/form-message.ts'
import { msg, t } from '#domain/locale/translate.ts'

export interface Failure {
  problem: string
  reason: string | undefined
}

/** Returns the message for a failed submission, and its reason where that is different. */
export function failureFrom(
  error: unknown,
  { failed, otherwise }: { failed?: string; otherwise?: string },
): Failure {
  const said = error instanceof Error ? error.message : String(error)
  const problem = failed ?? serverSentence(error) ?? otherwise ?? said
  return { problem, reason: problem === said ? undefined : said }
}

/** Messages beside a field, where the message for the whole form is shown once (decision 0065). */
const besideField: readonly [message: string, short: string][] = [
  [fillIn, msg('Required')],
  [passwordsDiffer, msg('Does not match the password')],
  [passwordTooShort, msg('Too short')],
]

/** Returns a field's own message, given which messages are shown for the whole form. */
function fieldMessage(message: string, isSaidOnce: (message: string) => boolean): string {
  const [, short] = besideField.find(([long]) => t(long) === message) ?? []
  return short && isSaidOnce(message) ? t(short) : message
}

/**
 * Returns the first message of each invalid field in the format of react-hook-form. With `isToast`
 * the first of them is shown as a toast as well.
 */
export function errorsOf<Values extends FieldValues>(
  issues: readonly z.core.$ZodIssue[],
  isToast: boolean,
) {
  const errors: FieldErrors<Values> = {}
  const seen = new Set<string>()
  for (const { path, code, message } of issues) {
    const name = path.join('.') || 'root'
    const text = fieldMessage(message, (said) => isToast || said === t(fillIn))
    if (!seen.has(name)) set(errors, name, { type: code, message: text })
    seen.add(name)
  }
  return errors
}

/**
 * Shows a refusal's messages at the fields that it names; returns whether a message is left for the
 * form.
 */
export function showOnFields<Values extends FieldValues>(
  hook: UseFormReturn<Values>,
  error: unknown,
): boolean {
  if (!(error instanceof CallRefused)) return true
  const inputs = hook.getValues()
  const [known, unknown] = Object.entries(error.fields).reduce<[[string, string][], number]>(
    ([fields, others], [path, message]) =>
      Object.hasOwn(inputs, path.split('.')[0] ?? '')
        ? [[...fields, [path, message]], others]
        : [fields, others + 1],
    [[], 0],
  )
  known.forEach(([path, message], index) => {
    const text = fieldMessage(message, (said) => said === error.message)
    hook.setError(
      path as Path<Values>,
      { type: 'server', message: text },
      { shouldFocus: index === 0 },
    )
  })
  return known.length === 0 || unknown > 0 || error.message === t(fillIn)
}
