import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  type Locale,
  locales,
  pathIn,
  sourceLocale,
  tagOf,
  withoutLocale,
} from '#domain/locale/locale.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'
import { buildHostileTown } from '#test/journey/walk/hostile-town.ts'
import { builtCommand, endLeftovers, startServer, stopServer } from '#test/process/server.ts'

/**
 * Every public answer, found by following what the site links to in a town full of hostile text:
 * its headers (HDR-01 to HDR-05, HDR-08), what it tells search engines (XSS-04), that it leads
 * nowhere else (NET-05), and that nothing is left lying about.
 */

/** Addresses that lead nowhere, at the top and below pages that exist. */
const unknown = ['/no-such-page', '/pages/zz', '/cities/zz', '/pages/zz/more']
// Words of the API beside the ids of listings.
const noListings = ['/properties/facets', '/properties/map', '/properties/some', '/properties/zz']

interface Answer {
  path: string
  status: number
  headers: Headers
  text: string
}

describe('public responses', () => {
  let url: string
  let close: () => Promise<unknown>
  const answers: Answer[] = []

  before(async () => {
    const database = await testDatabase()
    const folder = await temporaryFolder()
    const server = await startServer(
      folder.path,
      { DATABASE_URL: database.url },
      { command: builtCommand() },
    )
    url = server.url
    close = async () => {
      await stopServer(server)
      endLeftovers()
      await database.drop()
      await folder.remove()
    }
    await buildHostileTown(database.db, url)
    await crawl([
      '/',
      '/sitemap.xml',
      '/robots.txt',
      '/brokers',
      '/cities',
      '/compare',
      '/compare?ids=cut-short',
      ...unknown,
      ...noListings,
    ])
  })
  after(() => close())

  async function ask(path: string): Promise<Answer> {
    const answer = await fetch(url + path, { redirect: 'manual' })
    return { path, status: answer.status, headers: answer.headers, text: await answer.text() }
  }

  /** Breadth first from these on, three hundred answers at most. */
  async function crawl(start: string[]) {
    const seen = new Set(start)
    for (const path of seen) {
      const answer = await ask(path)
      answers.push(answer)
      for (const next of linksOf(answer)) if (seen.size < 300) seen.add(next)
    }
  }

  function linksOf({ headers, text }: Answer): string[] {
    const type = headers.get('content-type') ?? ''
    if (!/html|xml/.test(type)) return []
    const found = [
      ...text.matchAll(/(?:href|src|name="later" content)="(\/[^"# ]*)|<loc>([^<]+)<\/loc>/g),
    ]
    return found.flatMap(([, path, place]) => {
      const at = (path ?? place ?? '').replaceAll('&amp;', '&')
      if (/^\/(api|customer-portal|broker-portal|bb-admin)/.test(at)) return []
      if (!URL.canParse(at, url)) return []
      const { origin, pathname, search } = new URL(at, url)
      return origin === url ? [pathname + search] : []
    })
  }

  const pages = () =>
    answers.filter(({ headers }) => /html/.test(headers.get('content-type') ?? ''))

  test('public pages return 200, unknown ones 404', () => {
    // A part of a search that is taken away leads to what is left of it.
    const isOther = (path: string) =>
      [...unknown, ...noListings].includes(withoutLocale(path)) || path.includes('&without=')
    const wrong = answers.filter(({ status, path }) => status !== 200 && !isOther(path))
    assert.deepEqual(
      wrong.map(({ path, status }) => [path, status]),
      [],
    )
    assert.ok(pages().length >= 12, `only ${pages().length} pages were found`)
    const left = answers.filter(({ path }) => path.includes('&without='))
    for (const { status, headers } of left) {
      assert.equal(status, 302)
      assert.match(
        withoutLocale(headers.get('location') ?? ''),
        /^\/properties(\?(?!.*without=)|$)/,
      )
    }
    assert.ok(left.length > 0)
  })

  test('every unknown path shows "Page not found" with a search', () => {
    const found = answers.filter(({ path }) => unknown.includes(path))
    assert.equal(found.length, unknown.length)
    for (const { path, status, text } of found) {
      assert.equal(status, 404, path)
      const titles = [...text.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, title]) => title)
      assert.deepEqual(titles, ['Page not found | BrickBazaar'], path)
      assert.match(text, /<meta name="robots" content="noindex"/, path)
      assert.match(text, /<h1[^>]*>Page not found<\/h1>/, path)
      assert.match(text, /<form[^>]*role="search"/, path)
      assert.match(text, /<a[^>]*href="\/"[^>]*>Go to home page<\/a>/, path)
    }
  })

  test('an API path segment in place of a listing id is a missing listing', () => {
    const found = answers.filter(({ path }) => noListings.includes(path))
    assert.deepEqual(
      found.map(({ path, status }) => [path, status]),
      noListings.map((path) => [path, 404]),
    )
    for (const { text } of found) assert.match(text, /<title[^>]*>Property not found \| Brick/)
  })

  test('responses have the security headers and none that reveals the software', () => {
    for (const { path, headers } of answers) {
      assert.equal(headers.get('x-content-type-options'), 'nosniff', path)
      assert.ok(headers.get('referrer-policy'), path)
      assert.ok(headers.get('cross-origin-resource-policy'), path)
      assert.ok(headers.get('content-type'), path)
      for (const name of ['server', 'x-powered-by']) assert.equal(headers.get(name), null, path)
    }
    for (const { path, headers } of pages()) {
      const policy = headers.get('content-security-policy') ?? ''
      assert.match(policy, /default-src 'self'/, path)
      assert.match(policy, /object-src 'none'/, path)
      assert.match(policy, /base-uri 'none'/, path)
      assert.match(policy, /frame-ancestors 'none'/, path)
      assert.match(policy, /script-src 'self' 'nonce-[\w+/=]{20,}'/, path)
      assert.doesNotMatch(policy, /script-src[^;]*unsafe/, path)
      assert.ok(headers.get('permissions-policy'), path)
      assert.ok(headers.get('cross-origin-opener-policy'), path)
    }
  })

  test('each response has its own nonce', () => {
    const nonces = pages().map(
      ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1],
    )
    assert.equal(new Set(nonces).size, nonces.length)
  })

  test('built files are immutable in caches, pages are revalidated', () => {
    for (const { path, headers } of answers) {
      const kept = headers.get('cache-control') ?? ''
      if (path.startsWith('/assets/')) assert.match(kept, /immutable/, path)
      else assert.doesNotMatch(kept, /immutable/, path)
    }
    for (const { path, headers } of pages()) {
      assert.match(headers.get('cache-control') ?? '', /no-cache|no-store/, path)
    }
  })

  test('structured data is valid despite hostile text', () => {
    for (const { path, text, status } of pages()) {
      if (status !== 200) continue
      assert.match(text, /<title>[^<]+<\/title>/, path)
      const hidden = /<meta name="robots" content="noindex/.test(text)
      if (!hidden) {
        assert.equal(text.match(/<link rel="canonical"/g)?.length, 1, path)
        assert.match(text, /<meta name="description" content="[^"]+"/, path)
        for (const name of ['og:title', 'og:description', 'og:url']) {
          assert.match(
            text,
            new RegExp(`<meta property="${name}" content="[^"]+"`),
            `${path} ${name}`,
          )
        }
      }
      for (const [, data = ''] of text.matchAll(
        /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g,
      )) {
        const read: unknown = JSON.parse(data)
        assert.ok(read && typeof read === 'object' && '@context' in read, path)
      }
      assert.doesNotMatch(text, /<script>alert|<img src=x|<svg onload/, path)
    }
  })

  test('every public page names itself and its other languages to search engines', async () => {
    for (const path of ['/', '/properties', '/cities', '/about', '/how-results-are-ordered']) {
      const addressIn = (locale: Locale) => url + pathIn(locale, path)
      for (const locale of locales) {
        const { text } = await ask(pathIn(locale, path))
        const preview = tagOf(locale).replace('-', '_')
        assert.ok(text.includes(`<meta property="og:locale" content="${preview}"`), preview)
        assert.ok(text.includes(`<link rel="canonical" href="${addressIn(locale)}"`), path)
        const others = locales.map((one) => [tagOf(one), addressIn(one)])
        for (const [tag, address] of [...others, ['x-default', addressIn(sourceLocale)]]) {
          const link = `<link rel="alternate" hrefLang="${tag}" href="${address}"`
          assert.ok(text.includes(link), `${path} ${link}`)
        }
      }
    }
    const { text } = await ask('/properties?search=park')
    assert.doesNotMatch(text, /rel="alternate"/)
  })

  test('the sitemap is well-formed and lists every live page', () => {
    const maps = answers.filter(({ path }) => path.endsWith('.xml'))
    assert.ok(maps.length >= 4, `only ${maps.length} maps`)
    for (const { path, text } of maps) {
      assert.match(text, /^<\?xml version="1\.0" encoding="UTF-8"\?>/, path)
      assert.doesNotMatch(text, /&(?!amp;|lt;|gt;|quot;|apos;)|<script/, path)
    }
  })

  test('redirects stay on the site, whatever the address asks for', async () => {
    const places = ['//evil.example', '/\\\\evil.example', 'https://evil.example', '/\r\nX-Bad: 1']
    const names = ['next', 'redirect', 'returnTo', 'location', 'from', 'url']
    const pages = ['/properties', '/brokers', '/customer-portal', '/broker-portal', '/bb-admin']
    let led = 0
    for (const place of places) {
      const query = new URLSearchParams(names.map((name) => [name, place]))
      // An empty field is what makes a list lead to a shorter address of itself.
      const asked = pages.map((path) => `${path}?search=&${query}`)
      for (const path of [...asked, `//evil.example/..${encodeURI(place)}`]) {
        const { headers } = await ask(path)
        const target = headers.get('location')
        if (target === null) continue
        led++
        assert.equal(new URL(target, url).origin, url, `${path} leads to ${target}`)
        assert.equal(headers.get('x-bad'), null, path)
      }
    }
    assert.ok(led >= 8, 'hardly any of them lead anywhere')
  })

  test('guessing addresses gets 429 with Retry-After; pages stay open (RAT-01)', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.40' }
    const guess = (path: string) => fetch(url + path, { headers })
    for (let n = 0; n < rateLimits.notFoundPerAddress.attempts; n++)
      await (await guess('/api/.env')).text()
    const answer = await guess('/old-page')
    assert.equal(answer.status, 429)
    assert.ok(Number(answer.headers.get('retry-after')) > 0)
    assert.match(await answer.text(), /Too many requests/)
    for (const path of ['/', '/about', '/properties']) {
      assert.equal((await guess(path)).status, 200, path)
    }
  })

  test('other origins cannot read responses', async () => {
    for (const path of [
      '/',
      '/properties',
      '/api/public/properties',
      '/api/customer-auth/profile',
    ]) {
      for (const method of ['GET', 'OPTIONS']) {
        for (const origin of ['https://evil.example', 'null', `${url}.evil.example`]) {
          const { headers } = await fetch(url + path, {
            method,
            headers: { origin, 'access-control-request-method': 'PUT' },
          })
          assert.equal(headers.get('access-control-allow-origin'), null, `${method} ${path}`)
          assert.equal(headers.get('access-control-allow-credentials'), null, `${method} ${path}`)
        }
      }
    }
  })

  test('private files are not served', async () => {
    const built = answers.find(({ path }) => path.startsWith('/assets/') && path.endsWith('.js'))
    const left = ['/.git/config', '/.env', '/package.json', '/server/main.ts', `${built?.path}.map`]
    for (const path of left) assert.equal((await ask(path)).status, 404, path)
  })
})
