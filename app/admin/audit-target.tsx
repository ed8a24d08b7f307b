import { Link } from 'react-router'
import { type AuditEvent, AuditKind } from '#contract/audit.ts'

// Where a record has a screen of its own.
const screens: Partial<Record<AuditKind, string>> = {
  broker: 'brokers',
  cms_page: 'cms',
  customer: 'customers',
  flag: 'flags',
  import: 'import',
  interest: 'interests',
  location: 'locations',
  property: 'properties',
  subscription: 'subscriptions/subscribers',
  subscription_plan: 'subscriptions',
  ticket: 'tickets',
}

/** What an event is about, as a link where that has a screen. */
export function AuditTarget({ event: { target } }: { event: AuditEvent }) {
  const screen = AuditKind.has(target.kind) ? screens[target.kind] : undefined
  const label = AuditKind.label(target.kind)
  if (!screen || !target._id) return label
  return (
    <Link to={`/bb-admin/${screen}/${target._id}`} className="text-link hover:underline">
      {label}
    </Link>
  )
}
