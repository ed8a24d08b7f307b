import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { locales, pathIn, pathPrefix } from '#domain/locale/locale.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeLocation, makeProperty } from '#test/make.ts'
import { findPartStarts, listProperties } from './queries.ts'
import { pagesXml } from './sitemap.ts'

/** The sitemap lists every public page, and nothing that is not public. */

const site = useApp({ publicUrl: 'https://brickbazaar.example' })

async function read(path: string) {
  const answer = await site.app.inject(path)
  return { status: answer.statusCode, headers: answer.headers, text: answer.body }
}

const places = (text: string) => [...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at]) => at)

describe('the sitemap', () => {
  test('lists its parts, and each part the live pages', async () => {
    const { db } = site.context
    const live = await makeProperty(db)
    const hidden = await makeProperty(db, { status: 'pending' })
    const unverified = await makeBroker(db, { kycStatus: 'pending' })
    await makeLocation(db, { name: 'Navi Mumbai' })
    const index = await read('/sitemap.xml')
    assert.equal(index.headers['content-type'], 'application/xml; charset=utf-8')
    assert.deepEqual(
      places(index.text),
      locales.flatMap((locale) => {
        const folder = `https://brickbazaar.example/sitemap${pathPrefix(locale)}`
        return ['pages', 'brokers', 'properties-1'].map((name) => `${folder}/${name}.xml`)
      }),
    )
    const found = await Promise.all(
      places(index.text).map(async (at) => places((await read(new URL(at ?? '').pathname)).text)),
    )
    const all = found.flat()
    for (const path of ['/', '/cities/navi-mumbai', `/properties/${live.id}`]) {
      for (const locale of locales) {
        const address = `https://brickbazaar.example${pathIn(locale, path)}`
        assert.ok(all.includes(address), address)
      }
    }
    assert.equal(new Set(all).size, all.length)
    for (const id of [hidden.id, unverified.id]) assert.ok(!all.some((at) => at?.includes(id)))
  })

  test('serves no other files', async () => {
    for (const path of [
      'properties-0.xml',
      'properties-9.xml',
      'x.xml',
      '..%2f..%2fpackage.json',
    ]) {
      assert.equal((await read(`/sitemap/${path}`)).status, 404, path)
    }
  })

  test('lists every live listing once, however it is split', async () => {
    const { db } = site.context
    const ids = []
    for (let n = 0; n < 7; n++) ids.push((await makeProperty(db)).id)
    const starts = await findPartStarts(db, 3)
    const parts = await Promise.all(
      starts.map((start, n) => listProperties(db, { start, end: starts[n + 1], max: 3 })),
    )
    assert.deepEqual(
      parts.map(({ length }) => length),
      [3, 3, 1],
    )
    assert.deepEqual(
      parts.flat().map(({ path }) => path),
      ids.sort().map((id) => `/properties/${id}`),
    )
  })

  test('is well-formed whatever characters a path contains', () => {
    const path = `/pages/<script>&"'–ठाणे`
    const text = [...pagesXml('https://a.example', [{ path }])].join('')
    assert.ok(!text.includes('<script') && !/&(?!amp;|lt;|gt;|quot;|apos;)/.test(text))
  })
})

test('robots.txt allows public pages and links the sitemap', async () => {
  const { text } = await read('/robots.txt')
  const lines = text.split('\n')
  for (const locale of locales) {
    const start = pathPrefix(locale)
    assert.ok(lines.includes(`Disallow: ${start}/bb-admin`))
    for (const path of [start, `${start}/`]) assert.ok(!lines.includes(`Disallow: ${path}`))
  }
  assert.match(text, /^Sitemap: https:\/\/brickbazaar\.example\/sitemap\.xml$/m)
  assert.doesNotMatch(text, /^Disallow: .*\/properties/m)
})
