import { NavLink } from 'react-router'
import { tabClass, tabListClass } from '#app/ui/tabs.tsx'

/** The tabs of messages: log, templates and settings. */
export function MessageTabs() {
  return (
    <nav aria-label="Messages" className={tabListClass}>
      <NavLink to="/bb-admin/messages" end className={tabClass}>
        Logs
      </NavLink>
      <NavLink to="/bb-admin/messages/templates" className={tabClass}>
        Templates
      </NavLink>
      <NavLink to="/bb-admin/messages/settings" className={tabClass}>
        Settings
      </NavLink>
    </nav>
  )
}
