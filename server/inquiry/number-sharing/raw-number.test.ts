import assert from 'node:assert/strict'
import { test } from 'node:test'
import { v7 } from 'uuid'
import { z } from 'zod'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { Scope } from '#contract/partner/scope.ts'
import { followListingChanges } from '#server/listing-change/feed.ts'
import { makeSender } from '#server/partner/webhook/sender.ts'
import { agencyActs } from '#test/agency/acts.ts'
import { useApp } from '#test/app.ts'
import { leadActs } from '#test/lead.ts'
import { makeAdministrator, makeCustomer, makeProperty } from '#test/make.ts'
import { partnerActs } from '#test/partner/acts.ts'
import { startReceiver, webhookActs } from '#test/partner/webhook.ts'
import { requirementActs } from '#test/requirement/requirement-acts.ts'
import { visitActs } from '#test/visit.ts'

/**
 * Whoever is no administrator and not the person reads each endpoint with the id of each thing: a
 * number that is not shared is in no answer, message or delivery.
 */

const site = useApp({ webhookNetworks: ['127.0.0.1'] })
const leads = leadActs(site)
const agencies = agencyActs(site)
const requirements = requirementActs(site)
const visits = visitActs(site)
const partners = partnerActs(site)
const hooks = webhookActs(site)

const digits = '9876512340'
const email = 'meera.iyer@example.in'

test('no reader of any endpoint gets a number or address that is not shared', async (t) => {
  const { db } = site.context
  const receiver = await startReceiver()
  t.after(() => receiver.close())
  const person = await makeCustomer(db, { phone: `+91${digits}`, email, isVerified: true })
  const { broker: owner, listing } = await leads.makeLister()
  await agencies.create(owner)
  const colleague = await agencies.join(owner, 'manager')
  const { webhook: hook } = await hooks.add(owner.token, { url: receiver.url })
  const asked = { phone: digits, email, message: 'Is it quiet?', numberSharing: 'chat' }
  assert.equal((await leads.ask(listing, asked, person.token)).status, 201)
  const lead = (await leads.list(owner.token)).body.inquiries[0] ?? assert.fail()
  assert.equal(lead.contact, 'unshared')
  const written: { status: number; body: object }[] = [
    await leads.reply(owner.token, lead._id, 'It is. May I call you?'),
    await leads.change(owner.token, lead._id, { note: 'Wants quiet', stage: 'visit-planned' }),
  ]
  await visits.publish(owner)
  const [time = ''] = await visits.tomorrow(listing)
  const visit = (await visits.book(person, listing, time)).body.visit._id
  const { requirement } = (await requirements.post(person)).body
  await requirements.match()
  written.push(await requirements.offer(owner, requirement._id, [listing], 'Facing the lake'))
  await makeProperty(db, { brokerId: owner.id })
  await followListingChanges(db)
  await hooks.test(owner.token, hook._id)
  const sender = makeSender(site.context)
  while (await sender.startDue()) await sender.settled()
  const partner = await partners.addPartner((await makeAdministrator(db)).token)
  const admin = await makeAdministrator(db)
  const readers = {
    owner: owner.token,
    colleague: colleague.token,
    stranger: (await leads.makeLister()).token,
    customer: (await makeCustomer(db)).token,
    key: (await partners.make(owner.token, Scope.keys)).key,
    partner: (await partners.makeForPartner(admin.token, partner._id)).key,
    nobody: '',
  }
  const ids = [lead._id, listing, requirement._id, visit, hook._id, owner.id, person.id, v7()]

  const walked = (Object.values(endpoints) as Endpoint[]).filter(
    ({ method, access }) => method === 'GET' && ['broker', 'customer', 'public'].includes(access),
  )
  assert.ok(walked.length > 80, `${walked.length}`)
  const opened = new Set<string>()
  for (const [who, token] of Object.entries(readers)) {
    for (const endpoint of walked) {
      for (const url of addressesOf(endpoint, ids)) {
        const { statusCode, body } = await site.app.inject({
          ...{ url, headers: token ? { authorization: `Bearer ${token}` } : {} },
        })
        if (statusCode === 200) opened.add(`${who} ${endpoint.path}`)
        assert.notEqual(statusCode, 429, `${who} ${url}`)
        assertHidden(body, `${who} ${url}`)
      }
    }
    await site.pool.query('delete from throttle')
  }
  for (const one of ['owner /broker/inquiries/:id', 'colleague /broker/inquiries/:id']) {
    assert.ok(opened.has(one), one)
  }
  for (const { status, body } of written) {
    assert.ok(status < 300, JSON.stringify(body))
    assertHidden(JSON.stringify(body), 'a reply to a change')
  }
  assert.ok(receiver.received.length >= 3)
  for (const { body } of receiver.received) assertHidden(body, 'a delivery to a webhook')
  const { rows: told } = await site.pool.query(
    `select template, row::text as text from message row where account_id = any ($1)`,
    [[owner.id, colleague.id]],
  )
  assert.ok(told.length > 2)
  for (const { template, text } of told) assertHidden(text, template)
})

function addressesOf({ path, params }: Endpoint, ids: readonly string[]): string[] {
  const fill = (id: string) =>
    path.replace(/:(\w+)/g, (_, name: string) => {
      const field = params instanceof z.ZodObject ? params.shape[name] : undefined
      return field instanceof z.ZodEnum ? String(field.options[0]) : id
    })
  const found = path.includes(':') ? ids.map(fill) : [path]
  return [...new Set(found)].map((one) => `/api${one}`)
}

function assertHidden(text: string, where: string): void {
  assert.doesNotMatch(text, new RegExp(digits), `${where} gives the number`)
  assert.ok(!text.includes(email), `${where} gives the address`)
}
