import { z } from 'zod'
import { withCommas } from '#domain/text/format-number.ts'

/** The message for a missing field without a message of its own. */
const required = 'This is required.'

/** Returns the message for a choice, with the labels of its options. */
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

/**
 * Returns the message for an issue whose schema has none of its own; zod's messages are for
 * programmers.
 */
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
      return byFormat[issue.format] ?? 'Please use the expected format.'
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

/** Names the unknown fields, up to a limit. */
function unknownNames(keys: readonly string[]): string {
  const named = keys.slice(0, 3).map((key) => key.slice(0, 40))
  const more = keys.length > named.length ? ` and ${keys.length - named.length} more` : ''
  return `Not known here: ${named.join(', ')}${more}.`
}

// For schemas without a message of their own; the specified messages (FRM-1) take precedence.
z.config({
  customError: sentenceOf,
  // In a page, zod tests whether it may compile code; that violates the content security policy and
  // is reported as a breach.
  jitless: 'document' in globalThis,
})
