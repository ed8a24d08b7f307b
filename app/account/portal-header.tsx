import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { LogoWithName } from '#app/theme/logo.tsx'
import { ThemeMenu } from '#app/theme/theme-menu.tsx'
import { Button } from '#app/ui/button.tsx'
import { tabClass } from '#app/ui/tabs.tsx'

interface PortalHeaderProps {
  title: string
  subtitle?: ReactNode
  tabs: readonly { to: string; label: string; end?: boolean; badge?: ReactNode }[]
  actions?: ReactNode
  onLogOut: () => void
}

/** The head of a signed-in portal: where one is, the tabs as addresses, and the way out. */
export function PortalHeader({ title, subtitle, tabs, actions, onLogOut }: PortalHeaderProps) {
  return (
    <header className="border-b bg-card">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <div className="flex h-16 items-center justify-between gap-3">
          <Link to="/" aria-label="BrickBazaar, home">
            <LogoWithName />
          </Link>
          <div className="flex items-center gap-1">
            {actions}
            <ThemeMenu />
            <Button variant="ghost" onClick={onLogOut}>
              <LogOut aria-hidden />
              <span className="max-sm:sr-only">Logout</span>
            </Button>
          </div>
        </div>
        <div className="pt-4 pb-3">
          <p className="font-display text-2xl font-semibold">{title}</p>
          {subtitle && <p className="text-sm text-muted-foreground">{subtitle}</p>}
        </div>
        <nav aria-label={title} className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
          {tabs.map((tab) => (
            <NavLink key={tab.to} to={tab.to} end={tab.end ?? false} className={tabClass}>
              {tab.label}
              {tab.badge}
            </NavLink>
          ))}
        </nav>
      </div>
    </header>
  )
}
