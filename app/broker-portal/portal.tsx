import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { logOut } from '#app/account/log-out.ts'
import { PortalHeader } from '#app/account/portal-header.tsx'
import { QueryProvider, useRead } from '#app/api/query.tsx'
import { useToken } from '#app/api/token.ts'
import { Problem } from '#app/kit/problem.tsx'
import { SkipLink } from '#app/kit/skip-link.tsx'
import { Waiting } from '#app/kit/waiting.tsx'
import { broker } from '#contract/broker.ts'
import { Entry } from './entry.tsx'
import { BrokerContext } from './session.ts'

export const meta = () => [
  { title: 'Broker portal · BrickBazaar' },
  { name: 'robots', content: 'noindex' },
]

export default function BrokerPortal() {
  return (
    <QueryProvider>
      <Guard />
    </QueryProvider>
  )
}

/** Signed out: the entry. Signed in: the dashboard with its tabs. */
function Guard() {
  const { pathname } = useLocation()
  const token = useToken('broker')
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const session = useRead(broker.profile, {}, { enabled: ready && token !== undefined })
  if (!ready) return <Waiting />
  if (!token)
    return pathname === '/broker-portal' ? <Entry /> : <Navigate to="/broker-portal" replace />
  if (session.isError) {
    return (
      <Problem
        title="Your session could not be checked"
        error={session.error}
        onRetry={() => void session.refetch()}
      />
    )
  }
  if (!session.data) return <Waiting />
  const person = session.data.broker
  return (
    <BrokerContext value={person}>
      <SkipLink />
      <PortalHeader
        title="Broker Dashboard"
        subtitle={`${person.firstName} ${person.lastName} · ${person.companyName}`}
        tabs={tabs}
        onLogOut={() => void logOut(broker.logout)}
      />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-6xl px-4 py-6 outline-none sm:px-6 sm:py-8"
      >
        <Outlet />
      </main>
    </BrokerContext>
  )
}

const tabs = [
  { to: '/broker-portal', label: 'Dashboard', end: true },
  { to: '/broker-portal/properties', label: 'My Properties' },
  { to: '/broker-portal/add', label: 'Add Property' },
  { to: '/broker-portal/profile', label: 'Profile' },
]
