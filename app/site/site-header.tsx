import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { Link } from '#app/kit/link.tsx'
import { LanguageMenu } from '#app/theme/language-menu.tsx'
import { LogoWithName } from '#app/theme/logo.tsx'
import { ThemeMenu } from '#app/theme/theme-menu.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { cn } from '#app/ui/class-name.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { AccountLink } from './account-link.tsx'

const places = [
  { to: '/properties', label: msg('Properties') },
  { to: '/brokers', label: msg('Brokers') },
  { to: '/cities', label: msg('Cities') },
  { to: '/about', label: msg('About') },
  { to: '/contact', label: msg('Contact') },
]

export function SiteHeader() {
  return (
    <header className="print:hidden sticky top-0 z-40 border-b bg-background/95 backdrop-blur-md">
      <div className="mx-auto flex h-16 max-w-page items-center gap-2 px-4 lg:px-6">
        <Link to="/" className="mr-auto rounded-md lg:mr-8" aria-label={t('BrickBazaar home page')}>
          <LogoWithName />
        </Link>
        <nav aria-label={t('Main')} className="mr-auto hidden gap-1 lg:flex">
          {places.map(({ to, label }) => (
            <NavLink key={to} to={to} className="nav-link">
              {t(label)}
            </NavLink>
          ))}
        </nav>
        <LanguageMenu />
        <ThemeMenu />
        <AccountLink className="hidden sm:flex" />
        <SiteMenu />
      </div>
    </header>
  )
}

/**
 * The menu of small screens: the browser's own popover, so that it opens before any script has run.
 */
function SiteMenu() {
  const drawer = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    // Skips the first rendering: it may have been opened before hydration.
    if (openedAt.current === key) return
    openedAt.current = key
    drawer.current?.hidePopover()
  }, [key])
  return (
    <>
      <button
        type="button"
        popoverTarget="site-menu"
        aria-label={t('Menu')}
        className={cn(buttonClass({ variant: 'ghost', size: 'icon' }), '-mr-2 lg:hidden')}
      >
        <Menu aria-hidden className="size-5!" />
      </button>
      <div
        id="site-menu"
        ref={drawer}
        popover="auto"
        className={
          'drawer w-72 max-w-[85vw] flex-col border-l bg-popover text-popover-foreground ' +
          'shadow-float open:flex open:animate-sheet-left'
        }
      >
        <div className="flex h-16 shrink-0 items-center justify-between border-b pr-2 pl-5">
          <p className="font-display text-lg font-semibold">{t('Menu')}</p>
          <button
            type="button"
            popoverTarget="site-menu"
            popoverTargetAction="hide"
            aria-label={t('Close menu')}
            className={buttonClass({ variant: 'ghost', size: 'icon' })}
          >
            <X aria-hidden className="size-5!" />
          </button>
        </div>
        <nav aria-label={t('Menu')} className="flex flex-col gap-1 p-3">
          {places.map(({ to, label }) => (
            <NavLink key={to} to={to} discover="none" className="drawer-link">
              {t(label)}
            </NavLink>
          ))}
        </nav>
        <AccountLink className="mt-auto flex justify-stretch border-t p-4 *:flex-1" />
      </div>
    </>
  )
}
