import { z } from 'zod'
import { withCommas } from '#domain/text/format-number.ts'

/** What a field says that is missing and has no sentence of its own. */
const required = 'This is required.'

/** The sentence for a choice: its options by the words people know them by. */
export function chooseOne(labels: readonly string[]) {
  const sentence =
    labels.length <= 12
      ? `Please choose one of these: ${labels.join(', ')}.`
      : 'Please choose one from the list.'
  return (issue: { input?: unknown }) => (issue.input === undefined ? required : sentence)
}

const byType: Record<string, string> = {
  string: 'Please enter text.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  boolean: 'Please answer yes or no.',
  array: 'Please give a list.',
  object: 'Please give the details by their names.',
}

const byFormat: Record<string, string> = {
  email: 'Please enter a valid email address.',
  url: 'Please enter a web address.',
  date: 'Please enter a date, such as 2026-03-31.',
  datetime: 'Please enter a date and a time.',
  uuid: 'This is not known.',
}

type Issue = z.core.$ZodRawIssue

/** The sentence for an issue whose schema has none of its own; zod's words are for programmers. */
function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return required
      return byType[issue.expected] ?? 'This is not what is asked for here.'
    case 'invalid_value':
      return chooseOne(issue.values.map(String))(issue)
    case 'too_small':
      return beyond(issue.origin, 'less', Number(issue.minimum), issue.inclusive ?? true)
    case 'too_big':
      return beyond(issue.origin, 'more', Number(issue.maximum), issue.inclusive ?? true)
    case 'invalid_format':
      return byFormat[issue.format] ?? 'This is not written the way it is asked for here.'
    case 'unrecognized_keys':
      return unknownNames(issue.keys)
    default:
      return 'This is not what is asked for here.'
  }
}

function beyond(origin: string, side: 'less' | 'more', limit: number, allowed: boolean): string {
  const bound = withCommas(limit)
  if (origin === 'string') {
    return side === 'less'
      ? `Please enter at least ${bound} characters.`
      : `Please keep this under ${bound} characters.`
  }
  if (origin === 'array' || origin === 'set') {
    return `Please give at ${side === 'less' ? 'least' : 'most'} ${bound}.`
  }
  if (allowed) return `This cannot be ${side} than ${bound}.`
  return `This must be ${side === 'less' ? 'more' : 'less'} than ${bound}.`
}

/** Unknown fields are named, but not a thousand of them. */
function unknownNames(keys: readonly string[]): string {
  const named = keys.slice(0, 3).map((key) => key.slice(0, 40))
  const more = keys.length > named.length ? ` and ${keys.length - named.length} more` : ''
  return `Not known here: ${named.join(', ')}${more}.`
}

// For schemas without a sentence of their own; the specified ones (FRM-1) come first.
z.config({
  customError: sentenceOf,
  // In a page zod's check whether it may compile is a breach of the content policy, and reported as
  // one.
  jitless: 'document' in globalThis,
})
