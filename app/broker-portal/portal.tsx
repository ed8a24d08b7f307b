import { logOut } from '#app/account/log-out.ts'
import { Portal } from '#app/account/portal.tsx'
import { PortalFrame } from '#app/account/portal-frame.tsx'
import { broker } from '#contract/broker.ts'
import { Entry } from './entry.tsx'
import { forgetDrafts } from './listing-draft.ts'
import { BrokerContext } from './session.ts'

export const meta = () => [
  { title: 'Broker portal · BrickBazaar' },
  { name: 'robots', content: 'noindex' },
]

const tabs = [
  { to: '/broker-portal', label: 'Dashboard', end: true },
  { to: '/broker-portal/properties', label: 'My Properties' },
  { to: '/broker-portal/add', label: 'Add Property' },
  { to: '/broker-portal/inquiries', label: 'Inquiries' },
  { to: '/broker-portal/profile', label: 'Profile' },
  { to: '/broker-portal/plan', label: 'Plan' },
]

export default function BrokerPortal() {
  return (
    <Portal realm="broker" home="/broker-portal" profile={broker.profile} entry={<Entry />}>
      {({ broker: person }) => (
        <BrokerContext value={person}>
          <PortalFrame
            title="Broker Dashboard"
            subtitle={`${person.firstName} ${person.lastName} · ${person.companyName}`}
            tabs={tabs}
            onLogOut={() => {
              forgetDrafts()
              void logOut(broker.logout)
            }}
          />
        </BrokerContext>
      )}
    </Portal>
  )
}
