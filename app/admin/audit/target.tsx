import { Link } from 'react-router'
import { type AuditEvent, AuditKind } from '#contract/audit.ts'

// The screens of records by kind.
const screens: Partial<Record<AuditKind, string>> = {
  broker: 'brokers',
  cms_page: 'cms',
  customer: 'customers',
  call_report: 'call-reports',
  flag: 'flags',
  requirement: 'requirements',
  import: 'import',
  interest: 'interests',
  lead_credit: 'subscriptions/credits',
  location: 'locations',
  partner: 'partners',
  property: 'properties',
  subscription: 'subscriptions/subscribers',
  subscription_plan: 'subscriptions',
  ticket: 'tickets',
}

/** The record of an event and its kind, as a link where the record still has a screen. */
export function AuditTarget({ event: { target } }: { event: AuditEvent }) {
  const screen = AuditKind.has(target.kind) ? screens[target.kind] : undefined
  const label = AuditKind.label(target.kind)
  const name = target.name ?? label
  return (
    <span className="block max-w-64 min-w-28 wrap-anywhere xl:max-w-88">
      {screen && target._id && target.isThere ? (
        <Link
          to={`/bb-admin/${screen}/${target._id}`}
          className="line-clamp-2 text-link hover:underline"
        >
          {name}
        </Link>
      ) : (
        <span className="line-clamp-2">{name}</span>
      )}
      {target.name && <span className="block text-xs text-muted-foreground">{label}</span>}
    </span>
  )
}
