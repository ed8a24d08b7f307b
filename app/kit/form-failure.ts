import {
  type FieldErrors,
  type FieldValues,
  type Path,
  set,
  type UseFormReturn,
} from 'react-hook-form'
import type { z } from 'zod'
import { CallRefused, serverSentence } from '#app/api/failure.ts'

export interface Failure {
  problem: string
  reason: string | undefined
}

/** The sentence for a failed sending, and why, where that is not the same. */
export function failureFrom(
  error: unknown,
  { failed, otherwise }: { failed?: string; otherwise?: string },
): Failure {
  const said = error instanceof Error ? error.message : String(error)
  const problem = failed ?? serverSentence(error) ?? otherwise ?? said
  return { problem, reason: problem === said ? undefined : said }
}

/** The first sentence of each wrong input, as react-hook-form keeps them. */
export function errorsOf<Values extends FieldValues>(issues: readonly z.core.$ZodIssue[]) {
  const errors: FieldErrors<Values> = {}
  const seen = new Set<string>()
  for (const { path, code, message } of issues) {
    const name = path.join('.') || 'root'
    if (!seen.has(name)) set(errors, name, { type: code, message })
    seen.add(name)
  }
  return errors
}

/** Puts a refusal's sentences on the inputs it names; answers whether something is left to say. */
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
    hook.setError(path as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  })
  return known.length === 0 || unknown > 0
}
