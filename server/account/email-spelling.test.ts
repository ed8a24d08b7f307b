import assert from 'node:assert/strict'
import { test } from 'node:test'
import { customer } from '#contract/customer/customer.ts'
import { waitlist } from '#contract/waitlist.ts'
import { useApp } from '#test/app.ts'

/** Alternative spellings of a domain that reach the same mailbox. */

const site = useApp()
const spellings = ['ｇｍａｉｌ.com', 'ℊmail.com', '𝗴mail.com', 'gmaiⅼ.com', 'GMAIL.com']
const meera = { firstName: 'Meera', lastName: 'Iyer', phone: '98300 00001' }
const register = (email: string) =>
  site.call(customer.register, { body: { ...meera, email, password: 'monsoon rain' } })

for (const domain of spellings) {
  test(`an address at ${domain} is stored as the one at gmail.com`, async () => {
    const { status, body } = await register(`meera@${domain}`)
    assert.equal(status, 201)
    assert.equal(body.customer.email, 'meera@gmail.com')
  })
}

test('a domain in an Indian script is stored as punycode for mail servers', async () => {
  const { body } = await register('meera@उदाहरण.भारत')
  assert.equal(body.customer.email, 'meera@xn--p1b6ci4b4b3a.xn--h2brj9c')
})

test('look-alike domains share the rate limit of one mailbox', async () => {
  for (const [n, domain] of spellings.entries()) {
    const body = { city: ['Nashik', 'Nagpur', 'Surat'][n % 3], email: `meera@${domain}` }
    const sent = { body: { ...body, consent: true } }
    await site.call(waitlist.join, sent, { address: `10.0.0.${n}` })
  }
  const messages = await site.context.db.selectFrom('message').select('recipient').execute()
  assert.equal(messages.length, 3)
  assert.deepEqual(
    new Set(messages.map(({ recipient }) => recipient)),
    new Set(['meera@gmail.com']),
  )
})

test('a local part with letters other than English is refused with a reason', async () => {
  for (const email of ['mееra@gmail.com', 'मीरा@gmail.com']) {
    const { status, body } = await register(email)
    const message = 'Please use an email address with English letters before the @.'
    assert.deepEqual([status, body.errors], [400, [{ path: 'email', message }]])
  }
})
