import type { Realm } from '#contract/access.ts'
import { dropToken } from './token.ts'

/** Where each realm signs in (FRM-6). */
export const entryOf: Record<Realm, string> = {
  administrator: '/bb-admin/login',
  customer: '/customer-portal',
  broker: '/broker-portal',
}

/**
 * A 401 on a realm's own call: its token goes, and the person goes to where that realm signs in,
 * unless already there. A full load, so that nothing of the ended session stays in memory.
 */
export function endSession(realm: Realm): void {
  dropToken(realm)
  if (window.location.pathname !== entryOf[realm]) window.location.assign(entryOf[realm])
}
