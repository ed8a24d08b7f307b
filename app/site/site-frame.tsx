import type { ReactNode } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { PageError } from '#app/kit/page-error.tsx'
import { SkipLink } from '#app/kit/skip-link.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

function Frame({ children }: { children: ReactNode }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      {busy && <div aria-hidden className="busy-bar" />}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}

/** Header and footer of every public page. */
export default function SiteFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      <title>BrickBazaar</title>
      <PageError error={error} />
    </Frame>
  )
}
