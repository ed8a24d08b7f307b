import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { QueryProvider, useRead, useRetry } from '#app/api/query.tsx'
import { useToken } from '#app/api/token.ts'
import { Problem } from '#app/kit/problem.tsx'
import { Waiting } from '#app/kit/waiting.tsx'
import type { broker } from '#contract/broker/broker.ts'
import type { customer } from '#contract/customer/customer.ts'
import type { CallInput, ReplyOf } from '#contract/endpoint.ts'
import { readIntent, saveIntent } from './intent.ts'

function keepPlace(to: string): void {
  // A link that said why has kept more.
  if (!readIntent()) saveIntent({ act: 'open', to, why: 'Sign in to go on.' })
}

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
  const wasIn = useRef(false)
  if (token) wasIn.current = true
  return (
    // Another session starts with nothing of the one before it in memory.
    <QueryProvider key={token}>
      <Guard {...props} token={token} isBack={!wasIn.current} />
    </QueryProvider>
  )
}

function Guard<Profile extends typeof broker.profile | typeof customer.profile>({
  token,
  home,
  profile,
  entry,
  children,
  realm,
  isBack,
}: PortalProps<Profile> & { token: string | undefined; isBack: boolean }) {
  const { pathname, search } = useLocation()
  // The server knows no token: the first paint of the browser must be the server's.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const input = {} as CallInput<Profile>
  const session = useRead(profile, input, { enabled: ready && token !== undefined })
  const retry = useRetry()
  if (!ready) return <Waiting />
  if (!token && pathname === home) return entry
  if (!token) {
    // Whoever came by a link goes on there after the sign-in; whoever signed out does not.
    if (isBack && realm === 'customer') keepPlace(pathname + search)
    return <Navigate to={home} replace />
  }
  // What is on screen stays when it is only read again in vain.
  if (session.data) return children(session.data)
  if (!session.isError) return <Waiting />
  return <Problem title="Your session could not be checked" error={session.error} onRetry={retry} />
}
