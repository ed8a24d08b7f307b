import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { shortlist } from '#contract/shortlist/shortlist.ts'
import { buildApp } from '#server/app.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer, makeProperty } from '#test/make.ts'
import { registerPages } from './pages.ts'

/** What a cache between the server and a person may store. */

const site = useApp()
let app: FastifyInstance

describe('the Cache-Control of pages', () => {
  before(async () => {
    app = await buildApp({ ...site.context, pool: site.pool, version: 'test' })
    await registerPages(app, { dev: false })
  })
  after(() => app.close())

  const cacheControl = async (url: string) => (await app.inject({ url })).headers['cache-control']

  test('a page that a secret link opens is never stored, a public one is revalidated', async () => {
    const owner = await makeCustomer(site.context.db)
    const { id } = await makeProperty(site.context.db)
    const { body } = await site.call(
      shortlist.create,
      { body: { name: 'Flats in Baner', isSealed: false, propertyIds: [id] } },
      owner,
    )
    assert.equal(await cacheControl(`/shortlist?token=${body.shortlist.token}`), 'no-store')
    assert.equal(await cacheControl(`/properties/${id}`), 'no-cache')
    assert.equal(await cacheControl('/'), 'no-cache')
  })
})
