import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { locales, pathIn } from '#domain/locale/locale.ts'
import { meet } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeProperty } from '#test/make.ts'

/** The first load of a public page has at most 150 KB of compressed JavaScript (PRF-3). */
const maxBytes = 150 * 1024

/**
 * Fonts that are fetched before the first text (decision 0015): three small cuts of two families.
 */
const maxFontBytes = 45 * 1024

/** What every page carries in its head, as text: the theme, and what is done before React runs. */
const maxHeadScriptBytes = 3 * 1024

/** HTML before compression, which the server renders and a phone reads. */
const maxHtmlBytes = { list: 52 * 1024, listing: 36 * 1024 }

/**
 * Of an empty marketplace. A phone styles, lays out and hydrates each element before it responds
 * (decision 0008).
 */
const maxElements = 600

describe('the size of the first load of a public page', () => {
  const stall = useStall()
  let home: string

  before(async () => {
    home = `/properties/${(await makeProperty(stall.db)).id}`
  })

  const detail = () => home
  for (const [name, path] of [
    ...[
      ...['/properties', '/brokers', '/cities', '/about', '/contact', '/no-such-page'],
      ...locales.map((locale) => pathIn(locale, '/')),
    ].map((address) => [address, () => address] as const),
    ['/properties/:id', detail] as const,
  ]) {
    test(name, async (context) => {
      const visitor = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
      const sizes: Promise<number>[] = []
      visitor.page.on('requestfinished', (request) => {
        if (request.resourceType() !== 'script') return
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
      })
      await visitor.page.goto(path(), { waitUntil: 'domcontentloaded' })
      // What is fetched only when it runs counts too.
      await visitor.page.mouse.move(20, 20)
      await isTakenOver(visitor.page)
      await visitor.page.waitForLoadState('networkidle')
      const elements = await visitor.page.locator('*').count()
      assert.ok(elements <= maxElements, `${elements} elements are more than ${maxElements}`)
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      context.diagnostic(
        `${(bytes / 1024).toFixed(1)} KB of JavaScript ` +
          `in ${sizes.length} files, ${elements} elements`,
      )
      assert.ok(bytes > 0, 'no script was seen')
      assert.ok(bytes <= maxBytes, `${bytes} bytes are more than ${maxBytes}`)
      await visitor.leave()
    })
  }

  test('the HTML of a list of twelve homes and of one home is small', async (context) => {
    for (let count = 0; count < 12; count++) await makeProperty(stall.db)
    for (const [path, most] of [
      ['/properties', maxHtmlBytes.list],
      [home, maxHtmlBytes.listing],
    ] as const) {
      const bytes = Buffer.byteLength((await read(path)).body)
      context.diagnostic(`${(bytes / 1024).toFixed(1)} KB of HTML on ${path}`)
      assert.ok(bytes <= most, `${bytes} bytes of ${path} are more than ${most}`)
    }
  })

  test('a later page has its own homes and a link to earlier ones', async () => {
    for (let count = 0; count < 13; count++) await makeProperty(stall.db)
    const pageOf = async (path: string) => {
      const { body } = await read(path)
      const before = /<a [^>]*href="([^"]*)"[^>]*>Show earlier homes</.exec(body)?.[1]
      return { homes: body.split('>View Details<').length - 1, before }
    }
    assert.deepEqual(await pageOf('/properties?page=2'), { homes: 12, before: '/properties' })
    // What Load More had added is there again after back and reload.
    assert.deepEqual(await pageOf('/properties?page=2&from=1'), { homes: 24, before: undefined })
  })

  test('styles and small fonts load before scripts', async () => {
    for (const path of ['/', '/properties', home]) {
      const page = await (await fetch(stall.url + path)).text()
      assert.match(page, /<meta name="later" content="\/assets\/entry\.client/)
      assert.doesNotMatch(page, /modulepreload"|type="module"|<script[^>]* src=/)
      const fonts = [...page.matchAll(/rel="preload" href="([^"]*)" as="font"/g)]
      let bytes = 0
      for (const [, address] of fonts) {
        bytes += (await (await fetch(stall.url + address)).arrayBuffer()).byteLength
      }
      assert.ok(bytes > 0 && bytes <= maxFontBytes, `${bytes} bytes of fonts`)
    }
  })

  test('the script in the head is small and standalone', async () => {
    const page = await (await fetch(stall.url)).text()
    const script = page.match(/<head>.*?<script nonce="[^"]*">(.*?)<\/script>/s)?.[1] ?? ''
    assert.match(script, /earlyPresses/)
    assert.doesNotMatch(script, /\bimport\b|\brequire\b/)
    assert.ok(script.length <= maxHeadScriptBytes, `${script.length} bytes`)
  })

  test('a page opened in a background tab is ready when it is shown', async () => {
    const { page, leave } = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
    await page.addInitScript(() => {
      Object.defineProperty(document, 'hidden', { get: () => true })
      // An unseen tab draws no frame.
      window.requestAnimationFrame = () => 0
    })
    await page.goto('/')
    await isTakenOver(page)
    await leave()
  })

  test('illustrations are cached for a day and have a light and a dark file', async () => {
    const bodies: string[] = []
    for (const file of ['street.svg', 'street-night.svg']) {
      const { status, headers, ...answer } = await read(`/scene/${file}`)
      assert.equal(status, 200)
      assert.equal(headers.get('content-type'), 'image/svg+xml')
      assert.match(headers.get('cache-control') ?? '', /public, max-age=86400/)
      bodies.push(answer.body)
    }
    for (const body of bodies) {
      assert.match(body, /^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
      assert.doesNotMatch(body, /[{}]|undefined/, 'a colour without a value')
    }
    assert.notEqual(bodies[0], bodies[1])
  })

  test('a missing illustration returns 404', async () => {
    for (const file of ['castle.svg', 'street', 'street-noon.svg', 'constructor.svg', '%00.svg']) {
      assert.equal((await read(`/scene/${file}`)).status, 404, file)
    }
  })

  async function read(path: string) {
    const response = await fetch(stall.url + path)
    return { status: response.status, headers: response.headers, body: await response.text() }
  }
})

/** Resolves once React has taken the page over. */
async function isTakenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      Object.keys(document.querySelector('header button') ?? {}).some((key) =>
        key.startsWith('__reactProps'),
      ),
    undefined,
    // Its own waiting is for frames, which an unseen tab does not draw.
    { polling: 100 },
  )
}

test('pages are rendered by React in its production form, whatever NODE_ENV says', async () => {
  const folder = 'build/server'
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.m?js$/.test(name))
  assert.ok(files.length > 0)
  for (const name of files) {
    const text = await readFile(join(folder, name), 'utf8')
    // What only the development form of React is made of.
    assert.doesNotMatch(text, /jsxDEVImpl/, name)
  }
})

test('page rendering reuses the schemas of the server', async () => {
  const text = await readFile('build/server/index.js', 'utf8')
  assert.match(text, /from ?"#contract\//)
  // What only the library of schemas says of each.
  assert.doesNotMatch(text, /~standard/)
})
