import type { ReactNode } from 'react'
import { Outlet, useNavigation } from 'react-router'
import { PageError } from '#app/kit/page-error.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

function Frame({ children }: { children: ReactNode }) {
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="sr-only z-50 rounded-md bg-primary px-4 py-2 text-primary-foreground focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to content
      </a>
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
