import { Search } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { ConfirmEmailNotice } from '#app/account/confirm-email.tsx'
import { useLogOut } from '#app/account/log-out.ts'
import { Portal } from '#app/account/portal.tsx'
import { PortalFrame } from '#app/account/portal-frame.tsx'
import { useRead } from '#app/api/query.tsx'
import { CompletionBanner } from '#app/customer-portal/profile/completion-banner.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button } from '#app/ui/button.tsx'
import { type Customer, customer } from '#contract/customer/customer.ts'
import { conversation } from '#contract/inquiry/conversation.ts'
import { t } from '#domain/locale/translate.ts'
import { AfterSignIn } from './after-sign-in.tsx'
import { CustomerContext } from './session.ts'
import { SignInPage } from './sign-in-page.tsx'

export const meta = () => [
  { title: t('Customer portal | BrickBazaar') },
  {
    name: 'description',
    content: t(
      'Sign in or sign up to save homes, get search alerts and message KYC-verified ' +
        'brokers on BrickBazaar.',
    ),
  },
  { name: 'robots', content: 'noindex' },
]

export default function CustomerPortal() {
  return (
    <Portal
      realm="customer"
      home="/customer-portal"
      profile={customer.profile}
      signedOut={<SignInPage />}
    >
      {({ customer: person }) => (
        <CustomerContext value={person}>
          <AfterSignIn />
          <Inside person={person} />
        </CustomerContext>
      )}
    </Portal>
  )
}

function Inside({ person }: { person: Customer }) {
  const { data } = useRead(conversation.list, { query: { limit: '1' } }, { every: 30_000 })
  const { pathname } = useLocation()
  const isConfirming = pathname.endsWith('/confirm-email')
  const isOverview = pathname === '/customer-portal'
  return (
    <PortalFrame
      title={t('My Dashboard')}
      subtitle={t('Welcome back, {name}!', { name: person.firstName || t('Customer') })}
      tabs={tabsFor(person, data?.unread ?? 0)}
      actions={<BrowseProperties />}
      notice={
        <>
          {!person.isVerified && !isConfirming && (
            <ConfirmEmailNotice realm="customer" email={person.email} />
          )}
          {isOverview && <CompletionBanner className="mb-6" />}
        </>
      }
      // Elsewhere what the tab is for comes first.
      footer={!isOverview && <CompletionBanner className="mt-10" />}
      onLogOut={useLogOut(customer.logout)}
    />
  )
}

function tabsFor({ profileCompletion }: Customer, unread: number) {
  return [
    { to: '/customer-portal', label: t('Dashboard'), end: true },
    { to: '/customer-portal/saved-properties', label: t('Saved Properties') },
    { to: '/customer-portal/shortlists', label: t('Shortlists') },
    { to: '/customer-portal/saved-searches', label: t('Saved Searches') },
    { to: '/customer-portal/requirements', label: t('Requirements') },
    {
      to: '/customer-portal/inquiries',
      label: t('Enquiries'),
      badge: unread > 0 && <Badge variant="default">{unread}</Badge>,
    },
    { to: '/customer-portal/visits', label: t('Visits') },
    {
      to: '/customer-portal/profile',
      label: t('Profile'),
      badge: profileCompletion < 100 && <Badge>{profileCompletion}%</Badge>,
    },
  ]
}

function BrowseProperties() {
  return (
    <Button asChild variant="outline" className="max-sm:px-3">
      <Link to="/properties">
        <Search aria-hidden />
        <span className="max-sm:sr-only">{t('Browse Properties')}</span>
      </Link>
    </Button>
  )
}
