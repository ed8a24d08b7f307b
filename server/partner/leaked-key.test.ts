import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeBroker } from '#test/make.ts'
import { partnerActs } from '#test/partner/acts.ts'

/** A key that stands in the address of a request is over, whatever the request was. */

const log: string[] = []
const site = useApp({ production: true }, { write: (line) => log.push(line) })
const keys = partnerActs(site)

const search = (key: string) => site.call(property.publicList, {}, { token: key })

const mails = (template: string) =>
  site.context.db
    .selectFrom('message')
    .where('template', '=', template)
    .select(['recipient', 'subject', 'body'])
    .execute()

describe('a key in an address', () => {
  const spellings = [
    (key: string) => `/api/public/properties?key=${key}`,
    (key: string) => `/api/public/properties?search=${key.replaceAll('_', '%5F')}`,
    (key: string) => `/api/${key}/properties`,
    (key: string) => `/properties/${key.replaceAll('_', '%255F')}`,
  ]
  for (const addressOf of spellings) {
    test(`is refused, revoked, told and not logged: ${addressOf('…')}`, async () => {
      log.length = 0
      const { token, email } = await makeBroker(site.context.db)
      const made = await keys.make(token, ['listings:read'])
      const answer = await site.app.inject(addressOf(made.key))
      assert.equal(answer.statusCode, 400)
      assert.equal(answer.json().code, 'api_key_in_address')
      assert.match(answer.json().message, /Treat it as leaked/)
      assert.equal((await keys.mine(token))[0]?.state, 'leaked')
      assert.equal((await search(made.key)).status, 401)
      const [mail] = await mails('partner.key_leaked')
      assert.equal(mail?.recipient, email)
      assert.match(mail?.subject ?? '', /CRM leaked/)
      const secret = made.key.split('_')[2] ?? '-'
      assert.match(log.join(''), /request completed/)
      assert.ok(!log.join('').includes(secret))
      assert.ok(!answer.body.includes(secret))
    })
  }

  test('that nobody has revokes no key with the same beginning', async () => {
    const { token } = await makeBroker(site.context.db)
    const made = await keys.make(token, ['listings:read'])
    const forged = `${made.prefix}_${'0'.repeat(64)}`
    const answer = await site.app.inject(`/api/public/properties?key=${forged}`)
    assert.equal(answer.json().code, 'api_key_in_address')
    assert.equal((await search(made.key)).status, 200)
    assert.deepEqual(await mails('partner.key_leaked'), [])
  })
})
