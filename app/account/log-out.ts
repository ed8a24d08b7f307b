import { useQueryClient } from '@tanstack/react-query'
import { call } from '#app/api/call.ts'
import { endSession } from '#app/api/session-over.ts'
import { realmOf } from '#contract/access.ts'
import type { administrator } from '#contract/account/administrator.ts'
import type { broker } from '#contract/broker/broker.ts'
import type { customer } from '#contract/customer/customer.ts'

/**
 * Returns a function that signs out. This browser forgets the token even if the server cannot be
 * reached.
 */
export function useLogOut(
  endpoint: typeof administrator.logout | typeof broker.logout | typeof customer.logout,
): () => void {
  const client = useQueryClient()
  const logOut = async () => {
    // Requests in progress would be refused once the session has ended.
    await client.cancelQueries()
    // Quiet: otherwise the screen would be loaded again, with a token that is no longer valid.
    await call(endpoint, {}, { quiet: true }).catch(() => undefined)
    const realm = realmOf(endpoint.access)
    if (realm) endSession(realm)
  }
  return () => void logOut()
}
