import type { ComponentProps } from 'react'
import { type LinkProps, Link as RouterLink } from 'react-router'
import { pagePath } from '#domain/locale/page-path.ts'
import { plainPath } from './plain-path.ts'

interface SiteLinkProps
  extends Omit<ComponentProps<'a'>, 'href'>,
    Pick<LinkProps, 'discover' | 'prefetch'> {
  to: string
}

/**
 * Renders what the router's link leaves in a page. What that prepares for clicks takes several
 * times as long, and a page has up to a hundred links.
 */
function ServerLink(props: SiteLinkProps) {
  const { to, discover = 'render', prefetch: _prefetch, ...rest } = props
  if (!plainPath.test(to)) return <RouterLink {...props} />
  return (
    <a {...rest} href={pagePath(to)} data-discover={discover === 'render' ? 'true' : undefined} />
  )
}

/** The router's link, for parts of public pages with many of them. */
export const Link = import.meta.env.SSR ? ServerLink : RouterLink
