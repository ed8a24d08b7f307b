import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { QueryProvider, useRead } from '#app/api/query.tsx'
import { useToken } from '#app/api/token.ts'
import { Problem } from '#app/kit/problem.tsx'
import { Waiting } from '#app/kit/waiting.tsx'
import type { broker } from '#contract/broker.ts'
import type { customer } from '#contract/customer.ts'
import type { CallInput, ReplyOf } from '#contract/endpoint.ts'

interface PortalProps<Profile extends typeof broker.profile | typeof customer.profile> {
  realm: 'broker' | 'customer'
  /** Where the portal begins; whoever is signed out is sent here. */
  home: string
  profile: Profile
  /** What the signed-out see. */
  entry: ReactNode
  /** What the signed-in see. */
  children: (session: ReplyOf<Profile>) => ReactNode
}

/** A portal: signed out its entry, signed in what is inside. */
export function Portal<Profile extends typeof broker.profile | typeof customer.profile>(
  props: PortalProps<Profile>,
) {
  const token = useToken(props.realm)
  return (
    // Another session starts with nothing of the one before it in memory.
    <QueryProvider key={token}>
      <Guard {...props} token={token} />
    </QueryProvider>
  )
}

function Guard<Profile extends typeof broker.profile | typeof customer.profile>({
  token,
  home,
  profile,
  entry,
  children,
}: PortalProps<Profile> & { token: string | undefined }) {
  const { pathname } = useLocation()
  // The server knows no token: the first paint of the browser must be the server's.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const input = {} as CallInput<Profile>
  const session = useRead(profile, input, { enabled: ready && token !== undefined })
  if (!ready) return <Waiting />
  if (!token) return pathname === home ? entry : <Navigate to={home} replace />
  if (session.isError) {
    return (
      <Problem
        title="Your session could not be checked"
        error={session.error}
        onRetry={() => void session.refetch()}
      />
    )
  }
  return session.data ? children(session.data) : <Waiting />
}
