import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cmsPage } from '#contract/cms-page.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { property } from '#contract/property/property.ts'
import { localeOfPath } from '#domain/locale/locale.ts'
import { inLocale } from '#server/locale/translations.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeProperty } from '#test/make.ts'
import { innerCalls } from './inner-call.ts'

/** Pages read the API without a request, and have to get what a request gets. */

const site = useApp()
const agent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'

interface Asked {
  params?: Record<string, string>
  query?: Record<string, string>
}

/** Asks on behalf of a visitor of a page, and over HTTP. */
async function askBoth({ method, path }: Endpoint, { params = {}, query = {} }: Asked, page = '/') {
  const address = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
  const url = `/api${address}?${new URLSearchParams(query)}`
  const locale = localeOfPath(page)
  const visitor = visitorOf(page)
  const { call, parts, holdsPrivateData } = innerCalls(site.app, visitor)
  const read = { path, params, query }
  const inside = await inLocale(locale, () => call({ method, url, read }))
  const headers = { 'accept-language': locale, 'user-agent': agent }
  const outside = await site.app.inject({ method, url, headers })
  return { inside, outside, parts, isPrivate: holdsPrivateData() }
}

const visitorOf = (url: string) => ({
  ...{ url, ip: '127.0.0.1', id: 'page', log: site.app.log },
  headers: { 'user-agent': agent },
})

describe('reads of pages', () => {
  test('a page gets what a request gets, of every endpoint', async () => {
    const { db } = site.context
    const { id: brokerId } = await makeBroker(db)
    const { id } = await makeProperty(db, { brokerId, title: 'पुणे में 2 BHK' })
    let asked = 0
    for (const endpoint of endpoints.filter(({ method }) => method === 'GET')) {
      if (!site.app.pageReads.has(endpoint.path)) continue
      const params = {
        id: endpoint.path.includes('broker') ? brokerId : id,
        city: 'pune',
        slug: 'x',
      }
      for (const page of ['/', '/hi']) {
        const { inside, outside } = await askBoth(endpoint, { params }, page)
        assert.equal(inside.status, outside.statusCode, endpoint.path)
        assert.deepEqual(comparable(inside.body), comparable(outside.json()), endpoint.path)
      }
      asked++
    }
    assert.ok(asked > 15, `${asked} endpoints`)
  })

  test('a refusal is the same, in the page’s language, and makes it private', async () => {
    for (const page of ['/', '/hi']) {
      for (const [endpoint, given] of [
        [property.publicGet, { params: { id: '00000000-0000-7000-8000-000000000000' } }],
        [property.publicGet, { params: { id: 'no-id' } }],
        [property.publicList, { query: { page: 'x', limit: '-1' } }],
        [cmsPage.publicGet, { params: { slug: 'none' } }],
      ] as [Endpoint, Asked][]) {
        const { inside, outside, parts, isPrivate } = await askBoth(endpoint, given, page)
        assert.ok(inside.status >= 400)
        assert.equal(inside.status, outside.statusCode)
        assert.deepEqual(comparable(inside.body), comparable(outside.json()))
        assert.deepEqual(parts, [undefined])
        assert.equal(isPrivate, true)
      }
    }
  })

  test('equal reads at once are one, and what was written since is read again', async () => {
    const { db } = site.context
    await makeProperty(db, { title: 'Home 1' })
    const { method, path } = property.publicList
    const query = { limit: '9' }
    const url = `/api${path}?limit=9`
    const read = async () => {
      const { call } = innerCalls(site.app, visitorOf('/'))
      return JSON.stringify(await call({ method, url, read: { path, params: {}, query } }))
    }
    const [one, other] = await Promise.all([read(), read()])
    assert.equal(one, other)
    await read()
    assert.ok(site.app.pageReads.size.reads > 0)
    await db.updateTable('property').set({ title: 'Home 2' }).execute()
    site.app.responseCache.clear()
    assert.match(await read(), /Home 2/)
  })

  test('a listing that pages read counts a view for each visitor', async () => {
    const { db } = site.context
    const { id } = await makeProperty(db)
    const { inside } = await askBoth(property.publicGet, { params: { id } })
    const { inside: again } = await askBoth(property.publicGet, { params: { id } })
    const viewsOf = ({ body }: { body: unknown }) =>
      (body as { property: { views: number } }).property.views
    assert.deepEqual([viewsOf(inside), viewsOf(again)], [1, 1])
  })
})

/** What differs by the moment or the request. */
function comparable(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body), (name, value) =>
    ['requestId', 'contactToken', 'asOf', 'views', 'countedAt'].includes(name) ? undefined : value,
  )
}
