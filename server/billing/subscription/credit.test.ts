import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { leadGuarantee } from '#contract/inquiry/lead-guarantee.ts'
import { useApp } from '#test/app.ts'
import { guaranteeActs } from '#test/inquiry/guarantee.ts'
import { makeAdministrator } from '#test/make.ts'
import { messagesTo } from '#test/message.ts'

/** What administrators do with credited contact views (decision 0107). */

const site = useApp()
const { opened, tryThrice } = guaranteeActs(site)

describe('the back office', () => {
  test('lists credits by broker, and reverses one with a reason the broker reads', async () => {
    const { lister, id, usage, guarantee } = await opened()
    await tryThrice(lister, id)
    const admin = await makeAdministrator(site.context.db, { role: 'admin' })
    const list = (query = {}) => site.call(leadGuarantee.list, { query }, admin)
    const [row] = (await list()).body.credits
    assert.deepEqual(
      [row?.broker._id, row?.reason, row?.tries],
      [lister.broker.id, 'unreachable', 3],
    )
    assert.deepEqual([row?.broker.opened, row?.broker.credited], [1, 1])
    const params = { id: row?._id ?? '' }
    const read = (await site.call(leadGuarantee.get, { params }, admin)).body
    assert.equal(read.attempts.length, 3)
    const reverse = (reason: string) =>
      site.call(leadGuarantee.reverse, { params, body: { reason } }, admin)
    assert.equal((await reverse('')).status, 400)
    assert.equal((await reverse('The person was called after all.')).status, 200)
    assert.equal((await reverse('Again')).body.code, 'step_impossible')
    const told = (await messagesTo(site, lister.broker.id)).filter(
      ({ template }) => template === 'lead_credit.reversed',
    )
    assert.deepEqual(
      told.map(({ variables }) => variables.reason),
      ['The person was called after all.'],
    )
    assert.deepEqual(await usage(), { used: 1, credited: 0, limit: 10 })
    const { credit, mayRecordTry } = await guarantee()
    assert.equal(credit?.reversalReason, 'The person was called after all.')
    assert.equal(mayRecordTry, false)
    assert.equal((await list({ state: 'reversed' })).body.credits.length, 1)
    assert.equal((await list({ state: 'counted' })).body.credits.length, 0)
    assert.equal((await list({ search: 'nobody here' })).body.credits.length, 0)
    const acts = await site.context.db.selectFrom('audit_event').select('act').execute()
    assert.ok(acts.some(({ act }) => act === 'lead_credit.reverse'))
  })
})
