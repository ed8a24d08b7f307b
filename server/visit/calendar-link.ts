import type { VisitSide } from '#contract/visit/vocabulary.ts'
import type { Secrets } from '#server/secret/secret.ts'

const purpose = 'visit calendar'

/** Returns the path of the calendar file of a visit, for one of its sides. */
export function calendarPath(secrets: Secrets, visitId: string, side: VisitSide): string {
  const subject = `${visitId}.${side}`
  const signature = secrets.sign(purpose, subject).toString('base64url')
  return `/api/public/visits/calendar?token=${subject}.${signature}`
}

/** Returns the visit and the side of a link, or undefined if its signature is wrong. */
export function readCalendarToken(
  secrets: Secrets,
  token: string,
): { visitId: string; side: VisitSide } | undefined {
  const [visitId = '', side = '', signature = ''] = token.split('.')
  if (side !== 'customer' && side !== 'broker') return undefined
  const isSigned = secrets.matches(
    purpose,
    `${visitId}.${side}`,
    Buffer.from(signature, 'base64url'),
  )
  return isSigned ? { visitId, side } : undefined
}
