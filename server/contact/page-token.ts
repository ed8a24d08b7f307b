import type { Secrets } from '#server/secret/secret.ts'

const hour = 3_600_000
/** A page may stay open through an evening and a night. */
const validHours = 24

/**
 * Returns the token in a listing's or broker's page that proves that a visitor opened it, so that
 * only those get the number. It is stable within an hour, so that cached responses stay the same.
 */
export function makeContactToken(secrets: Secrets, subject: string, now = Date.now()): string {
  const made = Math.floor(now / hour)
  return `${made.toString(36)}.${sign(secrets, subject, made).toString('base64url')}`
}

export function isContactToken(secrets: Secrets, subject: string, token = ''): boolean {
  const [written = '', signature = ''] = token.split('.')
  const made = Number.parseInt(written, 36)
  const age = Math.floor(Date.now() / hour) - made
  // The process that made it may have a clock that is up to an hour ahead.
  if (!(age >= -1 && age <= validHours)) return false
  return secrets.matches(purpose, textOf(subject, made), Buffer.from(signature, 'base64url'))
}

const purpose = 'contact page'
const textOf = (subject: string, made: number) => `${subject}\n${made}`
const sign = (secrets: Secrets, subject: string, made: number) =>
  secrets.sign(purpose, textOf(subject, made))
