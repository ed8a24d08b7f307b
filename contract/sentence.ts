import { z } from 'zod'
import { msg, t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'

/** The message for a missing field without a message of its own. */
const required = msg('This is required.')

/** Returns the message for a choice, with the labels of its options. */
export function chooseOne(labels: () => readonly string[]) {
  return ({ input }: { input?: unknown }) => {
    if (input === undefined) return t(required)
    const choices = labels()
    return choices.length <= 12
      ? t('Please choose one of these: {choices}.', { choices: choices.join(', ') })
      : t('Please choose one from the list.')
  }
}

const unexpected = msg('This value is not accepted here.')

const byType: Record<string, string> = {
  string: msg('Please enter text.'),
  number: msg('Please enter a number.'),
  int: msg('Please enter a whole number.'),
  boolean: msg('Please answer yes or no.'),
  array: msg('Please enter a list.'),
  object: msg('Please check the details you entered.'),
}

const byFormat: Record<string, string> = {
  email: msg('Please enter a valid email address.'),
  url: msg('Please enter a web address.'),
  date: msg('Please enter a date, such as 2026-03-31.'),
  datetime: msg('Please enter a date and a time.'),
  uuid: msg('We do not recognise this.'),
}

type Issue = z.core.$ZodRawIssue

/**
 * Returns the message for an issue whose schema has none of its own; zod's messages are for
 * programmers.
 */
function sentenceOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return t(required)
      return t(byType[issue.expected] ?? unexpected)
    case 'invalid_value':
      return chooseOne(() => issue.values.map(String))(issue)
    case 'too_small':
      return beyond(issue.origin, 'less', Number(issue.minimum), issue.inclusive ?? true)
    case 'too_big':
      return beyond(issue.origin, 'more', Number(issue.maximum), issue.inclusive ?? true)
    case 'invalid_format':
      return t(byFormat[issue.format] ?? msg('Please use the expected format.'))
    case 'unrecognized_keys':
      return unknownNames(issue.keys)
    default:
      return t(unexpected)
  }
}

function beyond(origin: string, side: 'less' | 'more', limit: number, allowed: boolean): string {
  const bound = { limit: withCommas(limit) }
  const isLess = side === 'less'
  if (origin === 'string') {
    return isLess
      ? t('Please enter at least {limit} characters.', bound)
      : t('Please keep this under {limit} characters.', bound)
  }
  if (origin === 'array' || origin === 'set') {
    return isLess
      ? t('Please choose at least {limit}.', bound)
      : t('Please choose at most {limit}.', bound)
  }
  if (allowed) {
    return isLess
      ? t('This cannot be less than {limit}.', bound)
      : t('This cannot be more than {limit}.', bound)
  }
  return isLess
    ? t('This must be more than {limit}.', bound)
    : t('This must be less than {limit}.', bound)
}

/** Names the unknown fields, up to a limit. */
function unknownNames(keys: readonly string[]): string {
  const named = keys.slice(0, 3).map((key) => key.slice(0, 40))
  const names = named.join(', ')
  const count = keys.length - named.length
  return count > 0
    ? t('Not recognised: {names} and {count} more.', { names, count })
    : t('Not recognised: {names}.', { names })
}

// For schemas without a message of their own; the specified messages (FRM-1) take precedence.
z.config({
  customError: sentenceOf,
  // In a page, zod tests whether it may compile code; that violates the content security policy and
  // is reported as a breach.
  jitless: 'document' in globalThis,
})
