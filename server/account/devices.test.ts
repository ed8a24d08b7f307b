import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Realm } from '#contract/access.ts'
import { deviceList, deviceRevoke, deviceRevokeOthers } from '#contract/account/device.ts'
import { openSession } from '#server/http/session-queries.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer } from '#test/make.ts'

/** Listing the sessions of an account and signing one of them out. */

const site = useApp()
const makers = { administrator: makeAdministrator, broker: makeBroker, customer: makeCustomer }
const phone = { address: '10.0.0.7', userAgent: 'Phone', requestId: 'test' }

for (const realm of Realm.keys) {
  describe(`devices of a ${realm}`, () => {
    test('listing devices marks the current one', async () => {
      const person = await makers[realm](site.context.db)
      await openSession(site.context.db, { realm, id: person.id }, phone)
      const { body } = await site.call(deviceList[realm], {}, person)
      assert.deepEqual(body.devices.map(({ userAgent, isThis }) => [userAgent, isThis]).sort(), [
        ['Phone', false],
        ['test', true],
      ])
    })

    test('signing out one device leaves the others signed in', async () => {
      const person = await makers[realm](site.context.db)
      const token = await openSession(site.context.db, { realm, id: person.id }, phone)
      const { body } = await site.call(deviceList[realm], {}, person)
      const other = body.devices.find(({ isThis }) => !isThis)
      const answer = await site.call(deviceRevoke[realm], { params: { id: other?._id } }, person)
      assert.equal(answer.status, 200)
      assert.equal((await site.call(deviceList[realm], {}, { token })).status, 401)
      assert.equal((await site.call(deviceList[realm], {}, person)).status, 200)
    })

    test('signing out all others leaves this device signed in', async () => {
      const person = await makers[realm](site.context.db)
      const others = [await openSession(site.context.db, { realm, id: person.id }, phone)]
      others.push(await openSession(site.context.db, { realm, id: person.id }, phone))
      assert.equal((await site.call(deviceRevokeOthers[realm], {}, person)).status, 200)
      for (const token of others) {
        assert.equal((await site.call(deviceList[realm], {}, { token })).status, 401)
      }
      assert.equal((await site.call(deviceList[realm], {}, person)).status, 200)
    })

    test('devices of another account are not found', async () => {
      const person = await makers[realm](site.context.db)
      const stranger = await makers[realm](site.context.db)
      const { body } = await site.call(deviceList[realm], {}, person)
      const params = { id: body.devices[0]?._id }
      const answer = await site.call(deviceRevoke[realm], { params }, stranger)
      assert.equal(answer.status, 404)
      assert.equal((await site.call(deviceList[realm], {}, person)).status, 200)
    })
  })
}
