import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { cmsPage } from '#contract/cms-page.ts'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { temporaryFolder } from '#test/folder.ts'
import { call } from './call.ts'
import { endLeftovers, startServer } from './server.ts'

describe('a marketplace without demo data', () => {
  let database: TestDatabase
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  before(async () => {
    database = await testDatabase()
    folder = await temporaryFolder()
  })
  after(async () => {
    endLeftovers()
    await database.drop()
    await folder.remove()
  })

  const read = (url: string, slug: string) => call(url, cmsPage.publicGet, { params: { slug } })

  test('policies exist at the first start, and the operator’s changes persist', async () => {
    const { path } = folder
    const environment = { DATABASE_URL: database.url }
    const first = await startServer(path, environment)
    for (const slug of ['privacy-policy', 'terms-of-use']) {
      const { status, body } = await read(first.url, slug)
      assert.equal(status, 200, slug)
      assert.match(body.page.html, /registered company name/)
    }
    first.send('SIGTERM')
    await first.ended

    const pages = database.db.updateTable('cms_page')
    const own = { content: 'Our own.', html: '<p>Our own.</p>' }
    await pages.set(own).where('slug', '=', 'privacy-policy').execute()
    await database.db.deleteFrom('cms_page').where('slug', '=', 'terms-of-use').execute()
    const second = await startServer(path, environment)
    assert.equal((await read(second.url, 'privacy-policy')).body.page.html, '<p>Our own.</p>')
    assert.equal((await read(second.url, 'terms-of-use')).status, 404)
    second.send('SIGTERM')
    await second.ended
  })
})
