import { NavLink } from 'react-router'
import { tabClass, tabListClass } from '#app/ui/tabs.tsx'
import { msg, t } from '#domain/locale/translate.ts'

const sides = [
  { to: '/bb-admin/subscriptions', label: msg('Plans'), end: true },
  { to: '/bb-admin/subscriptions/subscribers', label: msg('Subscribers') },
  { to: '/bb-admin/subscriptions/credits', label: msg('Lead credits') },
  { to: '/bb-admin/subscriptions/payments', label: msg('Payments') },
  { to: '/bb-admin/subscriptions/invoices', label: msg('Invoices') },
  { to: '/bb-admin/subscriptions/invoice-details', label: msg('Invoice details') },
]

/** The tabs of subscriptions: plans, subscribers, lead credits, payments and invoices. */
export function SubscriptionTabs() {
  return (
    <nav aria-label={t('Subscriptions')} className={tabListClass}>
      {sides.map(({ to, label, end = false }) => (
        <NavLink key={to} to={to} end={end} className={tabClass}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
