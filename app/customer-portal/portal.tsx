import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link, Navigate, Outlet, useLocation } from 'react-router'
import { logOut } from '#app/account/log-out.ts'
import { PortalHeader } from '#app/account/portal-header.tsx'
import { QueryProvider, useRead } from '#app/api/query.tsx'
import { useToken } from '#app/api/token.ts'
import { Problem } from '#app/kit/problem.tsx'
import { SkipLink } from '#app/kit/skip-link.tsx'
import { Waiting } from '#app/kit/waiting.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { type Customer, customer } from '#contract/customer.ts'
import { Entry } from './entry.tsx'
import { CustomerContext } from './session.ts'

export const meta = () => [
  { title: 'Customer portal · BrickBazaar' },
  { name: 'robots', content: 'noindex' },
]

export default function CustomerPortal() {
  const token = useToken('customer')
  return (
    // Another session starts with nothing of the one before it in memory.
    <QueryProvider key={token}>
      <Guard token={token} />
    </QueryProvider>
  )
}

/** Signed out: the entry. Signed in: the dashboard with its tabs. */
function Guard({ token }: { token: string | undefined }) {
  const { pathname } = useLocation()
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const session = useRead(customer.profile, {}, { enabled: ready && token !== undefined })
  if (!ready) return <Waiting />
  if (!token)
    return pathname === '/customer-portal' ? <Entry /> : <Navigate to="/customer-portal" replace />
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
  const person = session.data.customer
  return (
    <CustomerContext value={person}>
      <SkipLink />
      <Header person={person} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-6xl px-4 py-6 outline-none sm:px-6 sm:py-8"
      >
        <Outlet />
      </main>
    </CustomerContext>
  )
}

function Header({ person }: { person: Customer }) {
  return (
    <PortalHeader
      title="My Dashboard"
      subtitle={`Welcome back, ${person.firstName}!`}
      tabs={[
        { to: '/customer-portal', label: 'Dashboard', end: true },
        {
          to: '/customer-portal/profile',
          label: 'Profile',
          badge: person.profileCompletion < 100 && <Badge>{person.profileCompletion}%</Badge>,
        },
      ]}
      actions={
        <Button asChild variant="outline">
          <Link to="/properties">
            <Search aria-hidden />
            <span className="max-sm:sr-only">Browse Properties</span>
          </Link>
        </Button>
      }
      onLogOut={() => void logOut(customer.logout)}
    />
  )
}
