import { useLocation } from 'react-router'
import { ConfirmEmailNotice } from '#app/account/confirm-email.tsx'
import { useLogOut } from '#app/account/log-out.ts'
import { Portal } from '#app/account/portal.tsx'
import { PortalFrame } from '#app/account/portal-frame.tsx'
import { useRead } from '#app/api/query.tsx'
import { InvitationNotice } from '#app/broker-portal/agency/invitation-notice.tsx'
import { forgetDrafts } from '#app/broker-portal/property/listing-draft.ts'
import { Badge } from '#app/ui/badge.tsx'
import { type Broker, broker } from '#contract/broker/broker.ts'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { BrokerContext } from './session.ts'
import { SignInPage } from './sign-in-page.tsx'

export const meta = () => [
  { title: t('Broker portal | BrickBazaar') },
  {
    name: 'description',
    content: t(
      'Sign in or register as a broker to list properties, reply to enquiries and track ' +
        'your performance on BrickBazaar.',
    ),
  },
  { name: 'robots', content: 'noindex' },
]

function tabsFor(waiting: number) {
  return [
    { to: '/broker-portal', label: t('Dashboard'), end: true },
    {
      to: '/broker-portal/inquiries',
      label: t('Enquiries'),
      badge: waiting > 0 && <Badge variant="default">{withCommas(waiting)}</Badge>,
    },
    { to: '/broker-portal/requirements', label: t('Requirements') },
    { to: '/broker-portal/visits', label: t('Visits') },
    { to: '/broker-portal/properties', label: t('My Properties') },
    { to: '/broker-portal/add', label: t('Add Property') },
    { to: '/broker-portal/team', label: t('Team') },
    { to: '/broker-portal/profile', label: t('Profile') },
    { to: '/broker-portal/plan', label: t('Plan') },
  ]
}

function Inside({ person }: { person: Broker }) {
  const logOut = useLogOut(broker.logout)
  // Polled on every tab, because whoever replies first gets the customer.
  const inbox = useRead(inquiry.stats, { query: { answeredBy: 'mine' } }, { every: 15_000 })
  const isConfirming = useLocation().pathname.endsWith('/confirm-email')
  return (
    <PortalFrame
      title={t('Broker Dashboard')}
      subtitle={`${person.firstName} ${person.lastName} · ${person.companyName}`}
      tabs={tabsFor(inbox.data?.stats.waiting ?? 0)}
      notice={
        <>
          {!person.isEmailVerified && !isConfirming && (
            <ConfirmEmailNotice realm="broker" email={person.email} />
          )}
          <InvitationNotice isSignedIn />
        </>
      }
      onLogOut={() => {
        forgetDrafts()
        logOut()
      }}
    />
  )
}

export default function BrokerPortal() {
  return (
    <Portal
      realm="broker"
      home="/broker-portal"
      profile={broker.profile}
      signedOut={<SignInPage />}
    >
      {({ broker: person }) => (
        <BrokerContext value={person}>
          <Inside person={person} />
        </BrokerContext>
      )}
    </Portal>
  )
}
