import { NavLink } from 'react-router'
import { tabClass, tabListClass } from '#app/ui/tabs.tsx'

const sides = [
  { to: '/bb-admin/subscriptions', label: 'Plans', end: true },
  { to: '/bb-admin/subscriptions/subscribers', label: 'Subscribers' },
  { to: '/bb-admin/subscriptions/payments', label: 'Payments' },
  { to: '/bb-admin/subscriptions/invoices', label: 'Invoices' },
  { to: '/bb-admin/subscriptions/invoice-details', label: 'Invoice details' },
]

/** The tabs of subscriptions: plans, subscribers, payments and invoices. */
export function SubscriptionTabs() {
  return (
    <nav aria-label="Subscriptions" className={tabListClass}>
      {sides.map(({ to, label, end = false }) => (
        <NavLink key={to} to={to} end={end} className={tabClass}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
