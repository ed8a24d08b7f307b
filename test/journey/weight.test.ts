import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import { meet } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeProperty } from '#test/make.ts'

/** Design 5: the first load of a public page ships at most 150 KB of compressed JavaScript. */
const mostBytes = 150 * 1024

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
})
