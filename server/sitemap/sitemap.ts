import { locales, pathIn } from '#domain/locale/locale.ts'
import type { SitePage } from './queries.ts'

// The protocol allows 50,000 URLs or 50 MB per file (sitemaps.org).
export const partSize = 50_000

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** Yields a file of URLs, some hundred lines at a time. */
export function* pagesXml(origin: string, pages: readonly SitePage[]): Generator<string> {
  yield `${head}<urlset ${namespace}>\n`
  for (let first = 0; first < pages.length; first += 500) {
    yield pages
      .slice(first, first + 500)
      .map((page) => `<url>${placeXml(origin, page)}</url>\n`)
      .join('')
  }
  yield '</urlset>\n'
}

/** Returns the sitemap index. */
export function indexXml(origin: string, paths: readonly string[]): string {
  const maps = paths.map((path) => `<sitemap>${placeXml(origin, { path })}</sitemap>\n`)
  return `${head}<sitemapindex ${namespace}>\n${maps.join('')}</sitemapindex>\n`
}

function placeXml(origin: string, { path, changedAt }: SitePage): string {
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''
  return `<loc>${escapeXml(origin + encodeURI(path))}</loc>${changed}`
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** The host comes from the request and must not become markup. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
}

const personal = [
  '/bb-admin',
  '/broker-portal',
  '/customer-portal',
  '/set-password',
  '/conversation',
  '/shortlist',
]

/** Returns robots.txt, which allows everything public and nothing behind a sign-in. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...locales.flatMap((one) => personal.map((path) => `Disallow: ${pathIn(one, path)}`)),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
