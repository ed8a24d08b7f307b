import { Menu } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { StepUp } from '#app/account/second-factor/step-up.tsx'
import { Enrolment } from '#app/admin/account/enrolment.tsx'
import { NotificationBell } from '#app/admin/notification/bell.tsx'
import { Palette } from '#app/admin/palette/palette.tsx'
import { hasErrorStatus } from '#app/api/failure.ts'
import { useRead, useRetry } from '#app/api/query.tsx'
import { dropToken, useToken } from '#app/api/token.ts'
import { PageLoading } from '#app/kit/page-loading.tsx'
import { Problem } from '#app/kit/problem.tsx'
import { SkipLink } from '#app/kit/skip-link.tsx'
import { LanguageMenu } from '#app/theme/language-menu.tsx'
import { Logo } from '#app/theme/logo.tsx'
import { ThemeMenu } from '#app/theme/theme-menu.tsx'
import { Button } from '#app/ui/button.tsx'
import { Sheet, SheetContent, SheetTrigger } from '#app/ui/sheet.tsx'
import { administrator } from '#contract/account/administrator.ts'
import { t } from '#domain/locale/translate.ts'
import { rightFor } from './menu.ts'
import { NotAllowed } from './not-allowed.tsx'
import { AdministratorContext, useMay } from './session.ts'
import { Sidebar } from './sidebar.tsx'
import { UserMenu } from './user-menu.tsx'

const headerClass = 'sticky top-0 z-40 flex h-16 items-center gap-2 border-b bg-card px-4 sm:px-6'

const retryAfterMs = 10_000

/**
 * The header and sidebar of the back office. Redirects visitors without an administrator's session.
 */
export default function AdminFrame() {
  const { pathname, search } = useLocation()
  const token = useToken('administrator')
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const session = useRead(administrator.profile, {}, { enabled: ready && token !== undefined })
  const retry = useRetry()
  const { data, error, refetch } = session
  useEffect(() => {
    if (data || !error) return
    // Only a refused profile signs out; a server that does not respond does not (FRM-11).
    if (hasErrorStatus(error)) return dropToken('administrator')
    const timer = setTimeout(() => void refetch(), retryAfterMs)
    return () => clearTimeout(timer)
  }, [data, error, refetch])
  if (ready && !token)
    return <Navigate to={`/bb-admin/login?next=${encodeURIComponent(pathname + search)}`} replace />
  if (!session.data) {
    if (!session.isError) return <PageLoading />
    return (
      <Problem
        title={t('Could not check whether you are signed in')}
        error={session.error}
        onRetry={retry}
      />
    )
  }
  return (
    <AdministratorContext value={session.data.admin}>
      <SkipLink />
      <Header />
      <div className="lg:pl-72">
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto max-w-[88rem] px-4 py-6 outline-none sm:px-6 lg:px-8 lg:py-8"
        >
          <Screen />
        </main>
      </div>
      <aside className="fixed top-16 bottom-0 left-0 hidden w-72 border-r bg-card lg:block">
        <Sidebar />
      </aside>
      <StepUp realm="administrator" />
    </AdministratorContext>
  )
}

/** The screen of the address, unless the sidebar hides it from the role. */
function Screen() {
  const { pathname } = useLocation()
  const may = useMay()
  const right = rightFor(pathname)
  return <Enrolment>{right === undefined || may(right) ? <Outlet /> : <NotAllowed />}</Enrolment>
}

function Header() {
  const [open, setOpen] = useState(false)
  return (
    <header className={headerClass}>
      <Sheet open={open} onOpenChange={setOpen}>
        <SheetTrigger asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={t('Open menu')}
            className="-ml-2 lg:hidden"
          >
            <Menu aria-hidden />
          </Button>
        </SheetTrigger>
        <SheetContent title={t('Admin Panel')}>
          <Sidebar onChoose={() => setOpen(false)} />
        </SheetContent>
      </Sheet>
      <Logo className="size-7 shrink-0 text-primary sm:size-8" />
      <span className="font-display font-semibold max-sm:sr-only sm:ml-1 sm:text-lg">
        {t('Admin Panel')}
      </span>
      <div className="ml-auto flex shrink-0 items-center gap-1">
        <Palette />
        <LanguageMenu />
        <ThemeMenu />
        <NotificationBell />
        <UserMenu />
      </div>
    </header>
  )
}
