import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { cmsPage } from '#contract/cms-page.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'
import { picture, upload } from '#test/photo.ts'
import { sweepMedia } from './sweep.ts'

/** Pictures in the pages of the back office. */

const site = useApp()
const to = '/api/cms/media' as const

async function uploaded() {
  const { token } = await makeAdministrator(site.context.db, { role: 'moderator' })
  const { status, body } = await upload(site, token, { data: await picture(), to })
  assert.equal(status, 201, body.message)
  return { url: body.image.url, token }
}

const seen = async (url: string) => (await site.app.inject({ url })).statusCode

test('a picture of a page is public at once, under a permanent URL', async () => {
  const { url } = await uploaded()
  assert.match(url, /^\/media\/[\da-f-]{36}\/\d+\.webp$/)
  assert.equal(await seen(url), 200)
})

test('only administrators upload a picture for a page', async () => {
  const data = await picture()
  assert.equal((await upload(site, 'none', { data, to })).status, 401)
  for (const maker of [makeBroker, makeCustomer]) {
    const { token } = await maker(site.context.db)
    assert.equal((await upload(site, token, { data, to })).status, 403)
  }
})

test('a picture that no page uses is deleted after a day; a used one stays', async () => {
  const pictures = [await uploaded(), await uploaded(), await uploaded()]
  const [lost, inText, atHead] = pictures.map(({ url }) => url)
  const token = pictures[0]?.token ?? ''
  for (const body of [
    { title: 'In the text', content: `![](${inText})` },
    { title: 'At the head', featuredImage: atHead },
  ]) {
    const answer = await site.call(cmsPage.create, { body }, { token })
    assert.equal(answer.status, 201, answer.body.message)
  }
  await sql`update media set created_at = now() - interval '25 hours'`.execute(site.context.db)
  await sweepMedia(site.context.db, site.context.stores.photos)
  const after = await Promise.all([lost, inText, atHead].map((url) => seen(url ?? '')))
  assert.deepEqual(after, [404, 200, 200])
})
