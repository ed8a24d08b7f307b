import { Link } from 'react-router'
import { type AuditEvent, AuditKind } from '#contract/audit.ts'

// The screens of records by kind.
const screens: Partial<Record<AuditKind, string>> = {
  approval: 'approvals',
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

/** Returns the address of a record's screen, or undefined if its kind has none. */
export function recordLink(kind: string, id: string): string | undefined {
  const screen = AuditKind.has(kind) ? screens[kind] : undefined
  return screen && `/bb-admin/${screen}/${id}`
}

/** The record of an event and its kind, as a link where the record still has a screen. */
export function AuditTarget({ event: { target } }: { event: AuditEvent }) {
  const to = target._id && target.isThere ? recordLink(target.kind, target._id) : undefined
  const label = AuditKind.label(target.kind)
  const name = target.name ?? label
  return (
    <span className="block max-w-64 min-w-28 wrap-anywhere xl:max-w-88">
      {to ? (
        <Link to={to} className="line-clamp-2 text-link hover:underline">
          {name}
        </Link>
      ) : (
        <span className="line-clamp-2">{name}</span>
      )}
      {target.name && <span className="block text-xs text-muted-foreground">{label}</span>}
    </span>
  )
}
