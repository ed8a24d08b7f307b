import { NavLink } from 'react-router'
import { tabClass, tabListClass } from '#app/ui/tabs.tsx'
import { t } from '#domain/locale/translate.ts'

/** The tabs of requirements: fitting ones, offers and shares. */
export function RequirementTabs() {
  const tabs = [
    { to: '/broker-portal/requirements', label: t('Fit my homes'), end: true },
    { to: '/broker-portal/requirements/offers', label: t('My offers') },
    { to: '/broker-portal/requirements/shares', label: t('Shared') },
  ]
  return (
    <nav aria-label={t('Requirements')} className={tabListClass}>
      {tabs.map(({ label, ...tab }) => (
        <NavLink key={tab.to} {...tab} className={tabClass}>
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
