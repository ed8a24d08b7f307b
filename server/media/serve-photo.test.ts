import assert from 'node:assert/strict'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import sharp from 'sharp'
import { v7 } from 'uuid'
import { broker as brokers } from '#contract/broker/broker.ts'
import { property } from '#contract/property/property.ts'
import type { PropertyStatus } from '#contract/property/vocabulary.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeProperty } from '#test/make.ts'
import { makePhoto } from '#test/photo.ts'

const site = useApp()

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const plain = (url: string) => url.split('?')[0] ?? ''

/** Creates a listing with this status and one photo. */
async function makeShown(status: PropertyStatus, broker: Parameters<typeof makeBroker>[1] = {}) {
  const { db } = site.context
  const owner = await makeBroker(db, broker)
  const { id } = await makeProperty(db, { brokerId: owner.id, status })
  const { url } = await makePhoto(site, owner)
  await db
    .insertInto('property_image')
    .values({ property_id: id, position: 0, media_id: url.split('/')[2] ?? '', is_primary: true })
    .execute()
  return { id, owner, url }
}

describe('a photo of a public listing', () => {
  test('is available to everybody, with the headers of an image only (UPL-11)', async () => {
    const { url } = await makeShown('approved')
    const { statusCode, headers, rawPayload } = await get(plain(url))
    assert.equal(statusCode, 200)
    assert.equal((await sharp(rawPayload).metadata()).format, 'webp')
    const wanted = {
      'content-type': 'image/webp',
      'content-length': String(rawPayload.length),
      'cache-control': 'public, no-cache',
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'none',
    }
    for (const [name, value] of Object.entries(wanted)) assert.equal(headers[name], value, name)
    assert.match(String(headers['content-security-policy']), /default-src 'none'/)
    assert.match(String(headers['content-security-policy']), /sandbox/)
    assert.equal(headers['set-cookie'], undefined)
  })

  test('is not sent again to a client that has it', async () => {
    const { url } = await makeShown('approved')
    const { headers } = await get(plain(url))
    const etag = String(headers.etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get(plain(url), { 'if-none-match': known })
      assert.deepEqual([again.statusCode, again.rawPayload.length], [304, 0], known)
      assert.equal(again.headers.etag, etag)
    }
    assert.equal((await get(plain(url), { 'if-none-match': '"other"' })).statusCode, 200)
  })

  test('answers HEAD without a body', async () => {
    const { url } = await makeShown('approved')
    const { statusCode, headers, rawPayload } = await site.app.inject({
      method: 'HEAD',
      url: plain(url),
    })
    assert.deepEqual([statusCode, rawPayload.length], [200, 0])
    assert.ok(Number(headers['content-length']) > 0)
  })

  test('has only the widths that were made, and no other file', async () => {
    const { url } = await makeShown('approved')
    const id = url.split('/')[2]
    assert.equal((await get(`/media/${id}/400.webp`)).statusCode, 200)
    for (const file of [
      '800.webp',
      '0400.webp',
      '400',
      '400.webp/',
      '',
      'drawing.svg',
      '..%2f..%2fx',
      '%2e%2e/x',
      '400.webp%00',
    ]) {
      const { statusCode } = await get(`/media/${id}/${file}`)
      assert.equal(statusCode, 404, file)
    }
    for (const path of [
      '/media',
      '/media/',
      `/media/${id}`,
      '/media/incoming/x',
      `/media/${v7()}/400.webp`,
      '/media/x/400.webp',
    ]) {
      assert.equal((await get(path)).statusCode, 404, path)
    }
  })
})

describe('a photo that is not public (AZ-11)', () => {
  const hidden: [PropertyStatus, Parameters<typeof makeBroker>[1]][] = [
    ['pending', {}],
    ['rejected', {}],
    ['approved', { kycStatus: 'pending' }],
  ]
  for (const [status, broker] of hidden) {
    test(`of a ${status} listing of ${JSON.stringify(broker)} opens for its owner`, async () => {
      const { id, owner, url } = await makeShown(status, broker)
      const reviewer = await makeAdministrator(site.context.db)
      const mine = await site.call(property.mineOne, { params: { id } }, owner)
      const reviewed = await site.call(property.get, { params: { id } }, reviewer)
      const listed = await site.call(property.list, {}, reviewer)
      for (const image of [
        mine.body.property.images[0],
        reviewed.body.property.images[0],
        listed.body.properties[0]?.images[0],
      ]) {
        const { statusCode, headers } = await get(image?.url ?? '')
        assert.deepEqual([statusCode, headers['cache-control']], [200, 'private, no-cache'])
        for (const source of image?.sources ?? [])
          assert.equal((await get(source.url)).statusCode, 200)
      }
      assert.equal((await get(plain(url))).statusCode, 404)
      const withToken = await get(plain(url), { authorization: `Bearer ${owner.token}` })
      assert.equal(withToken.statusCode, 404)
    })
  }

  test('opens until its URL expires, and not with a changed URL', async () => {
    const { url } = await makeShown('pending')
    const { url: other } = await makeShown('pending')
    assert.equal((await get(url)).statusCode, 200)
    const query = new URLSearchParams(url.split('?')[1])
    const until = Number(query.get('until'))
    assert.ok(until * 1000 - Date.now() <= 2 * 3_600_000 && until * 1000 > Date.now())
    const forged = [
      url.replace(/signature=./, (text) => (text.endsWith('A') ? 'signature=B' : 'signature=A')),
      url.replace(/until=\d+/, `until=${until + 3600}`),
      url.replace(/until=\d+/, 'until=9999999999'),
      `${plain(url)}?${other.split('?')[1]}`,
      `${plain(url)}?until=${until}`,
      `${plain(url)}?signature=${query.get('signature')}`,
      `${url}&until=${until}`,
      url.replace(/session=[^&]+/, `session=${v7()}`),
      url.replace(
        /session=[^&]+/,
        `session=${new URLSearchParams(other.split('?')[1]).get('session')}`,
      ),
      url.replace(/session=[^&]+&?/, ''),
    ]
    for (const address of forged) assert.equal((await get(address)).statusCode, 404, address)
  })

  /** Returns the photo's URL as this caller gets it, after checking that it opens. */
  async function given(
    endpoint: typeof property.mineOne | typeof property.get,
    id: string,
    token: string,
  ) {
    const { body } = await site.call(endpoint, { params: { id } }, { token })
    const address = body.property.images[0]?.url ?? ''
    assert.equal((await get(address)).statusCode, 200)
    return address
  }

  test('no longer opens with an old URL once its broker is blocked', async () => {
    const { db } = site.context
    const admin = await makeAdministrator(db)
    for (const status of ['blocked', 'suspended', 'inactive'] as const) {
      const { id, owner, url } = await makeShown('pending')
      const fresh = await given(property.mineOne, id, owner.token)
      const { headers } = await get(fresh)
      await site.call(brokers.changeStatus, { params: { id: owner.id }, body: { status } }, admin)
      for (const address of [url, fresh]) assert.equal((await get(address)).statusCode, 404, status)
      // A client with a cached copy revalidates it and gets no 304.
      const again = await get(fresh, { 'if-none-match': String(headers.etag) })
      assert.equal(again.statusCode, 404)
      // The administrator who reviews the case still sees it.
      await given(property.get, id, admin.token)
    }
  })

  test('no longer opens with an old URL once its session has ended', async () => {
    const { db } = site.context
    const admin = await makeAdministrator(db)
    const { id, owner } = await makeShown('pending')
    const mine = await given(property.mineOne, id, owner.token)
    const reviewed = await given(property.get, id, admin.token)
    await site.call(brokers.logout, {}, owner)
    assert.equal((await get(mine)).statusCode, 404)
    assert.equal((await get(reviewed)).statusCode, 200)
    await db.updateTable('administrator').set({ is_active: false }).execute()
    assert.equal((await get(reviewed)).statusCode, 404)
  })

  test('opens for nobody once its listing is removed', async () => {
    const { db } = site.context
    const admin = await makeAdministrator(db)
    const { id, owner, url } = await makeShown('pending')
    const mine = await given(property.mineOne, id, owner.token)
    const reviewed = await given(property.get, id, admin.token)
    await site.call(property.withdraw, { params: { id } }, owner)
    for (const address of [url, mine, reviewed]) {
      assert.equal((await get(address)).statusCode, 404)
    }
  })

  test('is public exactly as long as its listing', async () => {
    const { db } = site.context
    const admin = await makeAdministrator(db)
    const { id, owner, url } = await makeShown('pending')
    const isPublic = async () => (await get(plain(url))).statusCode === 200
    const decide = (status: string) =>
      site.call(property.changeStatus, { params: { id }, body: { status } }, admin)
    assert.equal(await isPublic(), false)
    await decide('approved')
    assert.equal(await isPublic(), true)
    const live = await site.call(property.mineOne, { params: { id } }, owner)
    assert.doesNotMatch(live.body.property.images[0]?.url ?? '', /\?/)
    await decide('sold')
    assert.equal(await isPublic(), true)
    const params = { id: owner.id }
    await site.call(brokers.changeStatus, { params, body: { status: 'blocked' } }, admin)
    assert.equal(await isPublic(), false)
    await site.call(brokers.changeStatus, { params, body: { status: 'active' } }, admin)
    assert.equal(await isPublic(), true)
    await site.call(property.remove, { params: { id } }, admin)
    assert.equal(await isPublic(), false)
  })
})

test('a drawing is served as SVG, without scripts', async () => {
  const { db, config } = site.context
  const { id, broker_id } = await makeProperty(db)
  const media = v7()
  await db
    .insertInto('media')
    .values({ id: media, broker_id, kind: 'drawing', width: 1200, height: 900, widths: [1200] })
    .execute()
  await db
    .insertInto('property_image')
    .values({ property_id: id, position: 0, media_id: media, is_primary: true })
    .execute()
  await mkdir(join(config.dataDir, 'media', media), { recursive: true })
  await writeFile(
    join(config.dataDir, 'media', media, 'drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  )
  const { body } = await site.call(property.publicList)
  const image = body.properties[0]?.images[0]
  assert.deepEqual(
    [image?.url, image?.sources],
    [`/media/${media}/drawing.svg`, [{ width: 1200, url: `/media/${media}/drawing.svg` }]],
  )
  const { statusCode, headers } = await get(image?.url ?? '')
  assert.deepEqual([statusCode, headers['content-type']], [200, 'image/svg+xml'])
  assert.match(String(headers['content-security-policy']), /default-src 'none'.*sandbox/)
  assert.doesNotMatch(String(headers['content-security-policy']), /script/)
  assert.equal((await get(`/media/${media}/1200.webp`)).statusCode, 404)
})
