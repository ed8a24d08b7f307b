import type { Realm } from '#contract/access.ts'
import { pagePath } from '#domain/locale/page-path.ts'
import { dropToken } from './token.ts'

/** The sign-in page of each realm (FRM-6). */
export const entryOf: Record<Realm, string> = {
  administrator: '/bb-admin/login',
  customer: '/customer-portal',
  broker: '/broker-portal',
}

/**
 * Handles a 401 on a realm's own call: drops the token and opens the sign-in page of the realm,
 * unless already there. A full page load, so that nothing of the ended session stays in memory.
 */
export function endSession(realm: Realm): void {
  dropToken(realm)
  const entry = pagePath(entryOf[realm])
  if (window.location.pathname !== entry) window.location.assign(entry)
}
