import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { meet } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeProperty } from '#test/make.ts'

/** Design 5: the first load of a public page ships at most 150 KB of compressed JavaScript. */
const mostBytes = 150 * 1024

/** What is fetched before anything is read (0260): three small cuts of two families. */
const mostFontBytes = 45 * 1024

describe('what the first load of a public page weighs', () => {
  const stall = useStall()
  let home: string

  before(async () => {
    home = `/properties/${(await makeProperty(stall.db)).id}`
  })

  const detail = () => home
  for (const [name, path] of [
    ...['/', '/properties', '/brokers', '/cities', '/about', '/contact', '/no-such-page'].map(
      (address) => [address, () => address] as const,
    ),
    ['/properties/:id', detail] as const,
  ]) {
    test(name, async (context) => {
      const visitor = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
      const sizes: Promise<number>[] = []
      visitor.page.on('requestfinished', (request) => {
        if (request.resourceType() !== 'script') return
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
      })
      await visitor.page.goto(path(), { waitUntil: 'networkidle' })
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
      context.diagnostic(`${(bytes / 1024).toFixed(1)} KB of JavaScript in ${sizes.length} files`)
      assert.ok(bytes > 0, 'no script was seen')
      assert.ok(bytes <= mostBytes, `${bytes} bytes are more than ${mostBytes}`)
      await visitor.leave()
    })
  }

  test('styles and small fonts come before scripts', async () => {
    for (const path of ['/', '/properties', home]) {
      const page = await (await fetch(stall.url + path)).text()
      const ahead = page.match(/<link rel="modulepreload"[^>]*>/g) ?? []
      assert.ok(ahead.length > 0)
      assert.deepEqual(
        ahead.filter((link) => !link.includes('fetchpriority="low"')),
        [],
      )
      const fonts = [...page.matchAll(/rel="preload" href="([^"]*)" as="font"/g)]
      let bytes = 0
      for (const [, address] of fonts) {
        bytes += (await (await fetch(stall.url + address)).arrayBuffer()).byteLength
      }
      assert.ok(bytes > 0 && bytes <= mostFontBytes, `${bytes} bytes of fonts`)
    }
  })
})

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
