import { useLogOut } from '#app/account/log-out.ts'
import { Portal } from '#app/account/portal.tsx'
import { PortalFrame } from '#app/account/portal-frame.tsx'
import { type Broker, broker } from '#contract/broker.ts'
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

function Inside({ person }: { person: Broker }) {
  const logOut = useLogOut(broker.logout)
  return (
    <PortalFrame
      title="Broker Dashboard"
      subtitle={`${person.firstName} ${person.lastName} · ${person.companyName}`}
      tabs={tabs}
      onLogOut={() => {
        forgetDrafts()
        logOut()
      }}
    />
  )
}

export default function BrokerPortal() {
  return (
    <Portal realm="broker" home="/broker-portal" profile={broker.profile} entry={<Entry />}>
      {({ broker: person }) => (
        <BrokerContext value={person}>
          <Inside person={person} />
        </BrokerContext>
      )}
    </Portal>
  )
}
