import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { QueryProvider, useRead, useRetry } from '#app/api/query.tsx'
import { useToken } from '#app/api/token.ts'
import { PageLoading } from '#app/kit/page-loading.tsx'
import { Problem } from '#app/kit/problem.tsx'
import type { broker } from '#contract/broker/broker.ts'
import type { customer } from '#contract/customer/customer.ts'
import type { CallInput, ReplyOf } from '#contract/endpoint.ts'
import { t } from '#domain/locale/translate.ts'
import { readIntent, saveIntent } from './intent.ts'
import { StepUp } from './second-factor/step-up.tsx'

function keepPlace(to: string): void {
  // The link that led here may already have stored an intent with a reason.
  if (!readIntent()) saveIntent({ act: 'open', to, why: t('Sign in to continue.') })
}

interface PortalProps<Profile extends typeof broker.profile | typeof customer.profile> {
  realm: 'broker' | 'customer'
  /** The portal's start page, to which signed-out visitors are redirected. */
  home: string
  profile: Profile
  /** Shown to signed-out visitors. */
  signedOut: ReactNode
  /** Shown to signed-in users. */
  children: (session: ReplyOf<Profile>) => ReactNode
}

/** A portal: the sign-in page for signed-out visitors, its content for signed-in users. */
export function Portal<Profile extends typeof broker.profile | typeof customer.profile>(
  props: PortalProps<Profile>,
) {
  const token = useToken(props.realm)
  const wasIn = useRef(false)
  if (token) wasIn.current = true
  return (
    // The key gives each session an empty cache.
    <QueryProvider key={token}>
      <Guard {...props} token={token} isBack={!wasIn.current} />
    </QueryProvider>
  )
}

function Guard<Profile extends typeof broker.profile | typeof customer.profile>({
  token,
  home,
  profile,
  signedOut,
  children,
  realm,
  isBack,
}: PortalProps<Profile> & { token: string | undefined; isBack: boolean }) {
  const { pathname, search } = useLocation()
  // The server has no token, and the first paint of the browser must match the server's.
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const input = {} as CallInput<Profile>
  const session = useRead(profile, input, { enabled: ready && token !== undefined })
  const retry = useRetry()
  if (!ready) return <PageLoading />
  if (!token && pathname === home) return signedOut
  if (!token) {
    // Visitors from a link continue there after the sign-in; users who signed out do not.
    if (isBack && realm === 'customer') keepPlace(pathname + search)
    return <Navigate to={home} replace />
  }
  // Data on screen stays when a refetch fails.
  if (session.data) {
    return (
      <>
        {children(session.data)}
        <StepUp realm={realm} />
      </>
    )
  }
  if (!session.isError) return <PageLoading />
  return (
    <Problem
      title={t('Could not check whether you are signed in')}
      error={session.error}
      onRetry={retry}
    />
  )
}
