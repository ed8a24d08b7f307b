import headScript from 'virtual:head-script'
import { type ReactNode, use, useEffect } from 'react'
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { OfflineNotice } from '#app/kit/offline-notice.tsx'
import { PageError } from '#app/kit/page-error.tsx'
import { replayEarlyPresses } from '#app/kit/pre-hydration-events.ts'
import bricolage from '#app/theme/font/bricolage-basic.woff2?url'
import inter from '#app/theme/font/inter-basic.woff2?url'
import rupee from '#app/theme/font/rupee.woff2?url'
import { PageContext } from '#app/theme/page-context.ts'
import { ToastPlace } from '#app/ui/toast-place.tsx'
import { tagOf } from '#domain/locale/locale.ts'
import { currentLocale, t } from '#domain/locale/translate.ts'
import './app.css'

const font = (href: string) =>
  ({ rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' }) as const

export const links: LinksFunction = () => [
  font(inter),
  font(bricolage),
  font(rupee),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export function Layout({ children }: { children: ReactNode }) {
  const { nonce, requestId, mapStyleUrl, mapTiles } = use(PageContext)
  // In an effect of the outermost component, outside the error boundary: everything inside is
  // hydrated by then. The task after it: React renders what only the browser knows, such as who is
  // signed in, once more behind all effects.
  useEffect(() => void setTimeout(replayEarlyPresses), [])
  return (
    // The theme script sets the class before React hydrates, and browsers hide nonces.
    <html
      lang={tagOf(currentLocale())}
      data-request={requestId}
      data-map-style={mapStyleUrl}
      data-map-tiles={mapTiles}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script nonce={nonce} suppressHydrationWarning>
          {headScript}
        </script>
        <Meta />
        {/* Styles and preloads need no nonce; browsers hide it, so it would fail hydration. */}
        <Links nonce="" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <>
      <Outlet />
      <OfflineNotice />
      <ToastPlace />
    </>
  )
}

export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <main>
      <title>{t('Something went wrong | BrickBazaar')}</title>
      <PageError error={error} />
      <OfflineNotice />
    </main>
  )
}
