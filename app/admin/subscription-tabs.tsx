import { NavLink } from 'react-router'
import { tabClass, tabListClass } from '#app/ui/tabs.tsx'

/** The two sides of subscriptions: what is sold, and who has it. */
export function SubscriptionTabs() {
  return (
    <nav aria-label="Subscriptions" className={tabListClass}>
      <NavLink to="/bb-admin/subscriptions" end className={tabClass}>
        Plans
      </NavLink>
      <NavLink to="/bb-admin/subscriptions/subscribers" className={tabClass}>
        Subscribers
      </NavLink>
    </nav>
  )
}
