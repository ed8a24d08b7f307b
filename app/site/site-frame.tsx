import type { ReactNode } from 'react'
import { isRouteErrorResponse, Outlet, useNavigation } from 'react-router'
import { wholePageAttribute } from '#app/kit/after-paint.ts'
import { PageError } from '#app/kit/page-error.tsx'
import { SkipLink } from '#app/kit/skip-link.tsx'
import { LanguageOffer } from '#app/theme/language-offer.tsx'
import { t } from '#domain/locale/translate.ts'
import type { Route } from './+types/site-frame.ts'
import { type PageLink, readLinks } from './content/read-content.ts'
import NotFound from './not-found.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

/** Loads the links to policies and help in the footer. */
export async function loader(args: Route.LoaderArgs) {
  const [policies, help] = await Promise.all([readLinks(args, 'policy'), readLinks(args, 'help')])
  return { policies, help }
}

// The footer is loaded once per visit.
export const shouldRevalidate = () => false

interface FrameProps {
  policies?: PageLink[]
  help?: PageLink[]
  children: ReactNode
}

function Frame({ policies = [], help = [], children }: FrameProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <div {...wholePageAttribute} className="flex min-h-dvh flex-col">
      <SkipLink />
      <LanguageOffer />
      <SiteHeader />
      {busy && <div aria-hidden className="busy-bar" />}
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter policies={policies} help={help} />
    </div>
  )
}

/** Header and footer of every public page. */
export default function SiteFrame({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  const said = isMissing ? t('Page not found') : t('Something went wrong')
  return (
    <Frame {...loaderData}>
      <title>{`${said} | BrickBazaar`}</title>
      <meta name="robots" content="noindex" />
      {isMissing ? <NotFound /> : <PageError error={error} />}
    </Frame>
  )
}
