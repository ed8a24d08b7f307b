import { NavLink } from 'react-router'
import { tabClass, tabListClass } from '#app/ui/tabs.tsx'
import { t } from '#domain/locale/translate.ts'

/** The tabs of messages: log, templates and settings. */
export function MessageTabs() {
  return (
    <nav aria-label={t('Messages')} className={tabListClass}>
      <NavLink to="/bb-admin/messages" end className={tabClass}>
        {t('Logs')}
      </NavLink>
      <NavLink to="/bb-admin/messages/templates" className={tabClass}>
        {t('Templates')}
      </NavLink>
      <NavLink to="/bb-admin/messages/settings" className={tabClass}>
        {t('Settings')}
      </NavLink>
    </nav>
  )
}
