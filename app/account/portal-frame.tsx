import { LogOut } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, NavLink, Outlet, useLocation } from 'react-router'
import { SkipLink } from '#app/kit/skip-link.tsx'
import { LanguageMenu } from '#app/theme/language-menu.tsx'
import { Logo, LogoWithName } from '#app/theme/logo.tsx'
import { ThemeMenu } from '#app/theme/theme-menu.tsx'
import { Button } from '#app/ui/button.tsx'
import { bringIntoRow, tabClass } from '#app/ui/tabs.tsx'
import { t } from '#domain/locale/translate.ts'

interface PortalFrameProps {
  title: string
  subtitle?: ReactNode
  tabs: readonly { to: string; label: string; end?: boolean; badge?: ReactNode }[]
  actions?: ReactNode
  /** Shown above every tab. */
  notice?: ReactNode
  /** Shown below the open tab. */
  footer?: ReactNode
  onLogOut: () => void
}

/**
 * The signed-in page of a portal: title, tabs with addresses of their own, logout and the open tab.
 */
export function PortalFrame({ notice, footer, ...head }: PortalFrameProps) {
  return (
    <>
      <SkipLink />
      <PortalHeader {...head} />
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto max-w-6xl px-4 py-6 outline-none sm:px-6 sm:py-8"
      >
        {notice}
        <Outlet />
        {footer}
      </main>
    </>
  )
}

function PortalHeader({
  title,
  subtitle,
  tabs,
  actions,
  onLogOut,
}: Omit<PortalFrameProps, 'notice' | 'footer'>) {
  const row = useOpenTabInSight()
  return (
    <header className="border-b bg-card">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <div className="flex h-16 items-center justify-between gap-3">
          <Link to="/" className="shrink-0" aria-label={t('BrickBazaar home page')}>
            <LogoWithName className="max-[24rem]:hidden" />
            <Logo className="text-primary min-[24rem]:hidden" />
          </Link>
          <div className="flex items-center gap-1">
            {actions}
            <LanguageMenu />
            <ThemeMenu />
            <Button variant="ghost" onClick={onLogOut} className="max-sm:px-3">
              <LogOut aria-hidden />
              <span className="max-sm:sr-only">{t('Logout')}</span>
            </Button>
          </div>
        </div>
        <div className="pt-4 pb-3">
          <p className="font-display text-2xl font-semibold">{title}</p>
          {subtitle && <p className="text-sm text-muted-foreground">{subtitle}</p>}
        </div>
        <nav
          ref={row}
          aria-label={title}
          className={
            '-mx-4 flex px-2 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] ' +
            'max-sm:[&>a]:px-2 max-sm:pr-10 ' +
            'max-sm:[mask-image:linear-gradient(to_right,#000_calc(100%-2.5rem),transparent)] ' +
            'sm:mx-0 sm:flex-wrap sm:gap-1 sm:px-0'
          }
        >
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

/** Scrolls the row of tabs to the open one, which may be beyond the edge of a phone. */
function useOpenTabInSight() {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    if (pathname) bringIntoRow(row.current?.querySelector<HTMLElement>('[aria-current]') ?? null)
  }, [pathname])
  return row
}
