import { useQueryClient } from '@tanstack/react-query'
import { call } from '#app/api/call.ts'
import { endSession } from '#app/api/session-over.ts'
import { realmOf } from '#contract/access.ts'
import type { administrator } from '#contract/account/administrator.ts'
import type { broker } from '#contract/broker/broker.ts'
import type { customer } from '#contract/customer/customer.ts'

/** Ends the session, here even when the server cannot be told: the token is gone either way. */
export function useLogOut(
  endpoint: typeof administrator.logout | typeof broker.logout | typeof customer.logout,
): () => void {
  const client = useQueryClient()
  const logOut = async () => {
    // What is still being read would be refused once the session has ended.
    await client.cancelQueries()
    // Quiet: what is on screen would be read again with the token that has just ended.
    await call(endpoint, {}, { quiet: true }).catch(() => undefined)
    const realm = realmOf(endpoint.access)
    if (realm) endSession(realm)
  }
  return () => void logOut()
}
