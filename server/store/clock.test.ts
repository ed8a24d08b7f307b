import assert from 'node:assert/strict'
import { after, afterEach, describe, mock, test } from 'node:test'
import { v7 } from 'uuid'
import { customer } from '#contract/customer/customer.ts'
import { isContactToken, makeContactToken } from '#server/contact/page-token.ts'
import { photoKey, sessionOf } from '#server/media/link.ts'
import { sweepMedia } from '#server/media/sweep.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer, testPassword } from '#test/make.ts'
import { startObjectStore } from '#test/provider/object-store.ts'
import { openStores } from './open.ts'

/** Clocks that are an hour apart: of a process, another process, the database and the bucket. */

const hour = 3_600_000
const bucket = await startObjectStore()
const site = useApp({ s3: bucket.config })
after(() => bucket.close())
afterEach(() => {
  mock.timers.reset()
  bucket.clockAhead = 0
  bucket.objects.clear()
})

/** The clock of this process from now on; that of the database goes on as it was. */
function setClock(ahead: number): void {
  mock.timers.reset()
  mock.timers.enable({ apis: ['Date'], now: Date.now() + ahead })
}

for (const [name, ahead] of [
  ['ahead', hour],
  ['behind', -hour],
] as const) {
  describe(`a process whose clock is an hour ${name}`, () => {
    test('opens sessions that the others know, and knows theirs', async () => {
      const { db } = site.context
      const { email } = await makeCustomer(db)
      const enter = () => site.call(customer.login, { body: { email, password: testPassword } })
      const profile = (token: string) => site.call(customer.profile, {}, { token })
      const before = await enter()
      setClock(ahead)
      assert.equal((await profile(before.body.token)).status, 200)
      const its = await enter()
      mock.timers.reset()
      assert.equal((await profile(its.body.token)).status, 200)
    })

    test('signs pages and photos that the others take, and takes theirs', () => {
      const { secrets } = site.context
      const [id, sessionId] = [v7(), v7()]
      const make = () => ({
        page: makeContactToken(secrets, id),
        photo: Object.fromEntries(new URLSearchParams(photoKey(secrets, { sessionId })(id))),
      })
      const check = ({ page, photo }: ReturnType<typeof make>) => {
        assert.ok(isContactToken(secrets, id, page))
        assert.equal(sessionOf(secrets, id, photo), sessionId)
      }
      const made = make()
      setClock(ahead)
      check(made)
      const its = make()
      mock.timers.reset()
      check(its)
    })

    test('signs for the bucket by the clock of the bucket', async () => {
      bucket.clockAhead = -ahead
      const said: string[] = []
      const stores = await openStores(site.context.config, (line) => said.push(line))
      assert.deepEqual(said, [])
      bucket.objects.set('media/a-photo', { content: Buffer.from('x'), changed: new Date() })
      assert.equal((await stores.photos.read('a-photo'))?.toString(), 'x')
      assert.equal(stores.trouble?.(), undefined)
    })

    test('sweeps no upload that is going on', async () => {
      const key = `media/${v7()}/400.webp`
      bucket.objects.set(key, { content: Buffer.from('x'), changed: new Date() })
      bucket.clockAhead = -ahead
      setClock(ahead)
      await sweepMedia(site.context.db, site.context.stores.photos)
      assert.ok(bucket.objects.has(key))
    })
  })
}
