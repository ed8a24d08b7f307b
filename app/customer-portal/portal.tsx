import { Search } from 'lucide-react'
import { Link } from 'react-router'
import { logOut } from '#app/account/log-out.ts'
import { Portal } from '#app/account/portal.tsx'
import { PortalFrame } from '#app/account/portal-frame.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { type Customer, customer } from '#contract/customer.ts'
import { CompletionBanner } from './completion-banner.tsx'
import { Entry } from './entry.tsx'
import { CustomerContext } from './session.ts'

export const meta = () => [
  { title: 'Customer portal · BrickBazaar' },
  { name: 'robots', content: 'noindex' },
]

export default function CustomerPortal() {
  return (
    <Portal realm="customer" home="/customer-portal" profile={customer.profile} entry={<Entry />}>
      {({ customer: person }) => (
        <CustomerContext value={person}>
          <PortalFrame
            title="My Dashboard"
            subtitle={`Welcome back, ${person.firstName || 'Customer'}!`}
            tabs={tabsFor(person)}
            actions={<BrowseProperties />}
            notice={<CompletionBanner />}
            onLogOut={() => void logOut(customer.logout)}
          />
        </CustomerContext>
      )}
    </Portal>
  )
}

function tabsFor({ profileCompletion }: Customer) {
  return [
    { to: '/customer-portal', label: 'Dashboard', end: true },
    {
      to: '/customer-portal/profile',
      label: 'Profile',
      badge: profileCompletion < 100 && <Badge>{profileCompletion}%</Badge>,
    },
  ]
}

function BrowseProperties() {
  return (
    <Button asChild variant="outline">
      <Link to="/properties">
        <Search aria-hidden />
        <span className="max-sm:sr-only">Browse Properties</span>
      </Link>
    </Button>
  )
}
