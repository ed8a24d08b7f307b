import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inquiry } from '#contract/inquiry/inquiry.ts'
import { useApp } from '#test/app.ts'
import { guaranteeActs } from '#test/inquiry/guarantee.ts'
import { partnerActs } from '#test/partner/acts.ts'

const site = useApp()
const keys = partnerActs(site)
const { opened } = guaranteeActs(site)

test('software that reads a lead by API key opens no contact of the plan', async () => {
  const { lister, id, ask, open, usage } = await opened()
  const other = await ask({ name: 'Ravi', phone: '98765 43999', email: 'ravi@example.in' })
  const { key } = await keys.make(lister.token, ['leads:read'])
  const read = async (leadId: string) =>
    (await site.call(inquiry.get, { params: { id: leadId } }, { token: key })).body
  const sealed = await read(other)
  assert.equal(sealed.inquiry.contact, 'sealed')
  assert.match(sealed.inquiry.phone, /•/)
  assert.equal(sealed.inquiry.email, null)
  assert.ok(!JSON.stringify(sealed).includes('ravi@example.in'))
  assert.deepEqual(await usage(), { used: 1, credited: 0, limit: 10 })
  assert.equal((await read(id)).inquiry.contact, 'open')
  await open(other)
  assert.equal((await read(other)).inquiry.contact, 'open')
})
