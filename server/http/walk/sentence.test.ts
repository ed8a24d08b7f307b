import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Access, realmOf } from '#contract/access.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpoints } from '#contract/index.ts'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'

/** Refusals are worded for people, without terms of the library that raised them. */

const site = useApp()

async function tokenFor(access: Access): Promise<{ token?: string }> {
  const { db } = site.context
  const realm = realmOf(access)
  if (!realm) return {}
  const make = { administrator: makeAdministrator, customer: makeCustomer, broker: makeBroker }
  return make[realm](db)
}

const namesOf = (schema: Endpoint['body']): string[] =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : []

const ofTheLibrary = /invalid|expected|received|too (big|small)|unrecognized|undefined|regex|NaN/i

describe('refusals in sentences', () => {
  const wrong = [{}, [], [{}], [7], true, -1, 1.5, 1e15, '', 'x', 'x'.repeat(9_000), null]

  for (const endpoint of endpoints.filter(({ body, upload }) => body && !upload)) {
    test(`${endpoint.method} ${endpoint.path} refuses a body in sentences`, async () => {
      const options = await tokenFor(endpoint.access)
      const params = { id: '01999999-9999-7999-8999-999999999999' }
      const names = namesOf(endpoint.body)
      // All fields are refused at once, each with its sentence in `errors`.
      const bodies = [
        ...[{}, [], 'x', 7],
        ...wrong.map((value) => Object.fromEntries(names.map((name) => [name, value]))),
      ]
      for (const body of bodies) {
        const answer = await site.call(endpoint, { params, body }, options)
        const said = [answer.body.message, ...(answer.body.errors ?? []).map((one) => one.message)]
        for (const sentence of said.filter((text) => text !== undefined)) {
          assert.doesNotMatch(sentence, ofTheLibrary, JSON.stringify(body).slice(0, 80))
          assert.match(sentence, /[.a-z]$/)
        }
      }
    })
  }

  for (const endpoint of endpoints.filter(({ query }) => query)) {
    test(`${endpoint.method} ${endpoint.path}?… refuses a query in sentences`, async () => {
      const options = await tokenFor(endpoint.access)
      const params = { id: '01999999-9999-7999-8999-999999999999' }
      for (const name of [...namesOf(endpoint.query), 'else']) {
        for (const value of ['x', '-1.5', 'x'.repeat(500)]) {
          const answer = await site.call(endpoint, { params, query: { [name]: value } }, options)
          const said = (answer.body.errors ?? []).map(({ message }) => message)
          for (const sentence of said) assert.doesNotMatch(sentence, ofTheLibrary, name)
        }
      }
    })
  }
})

test('a refused choice names the options by their labels', async () => {
  const { db } = site.context
  const [admin, owner] = [await makeAdministrator(db), await makeBroker(db)]
  const { id } = await makeProperty(db, { brokerId: owner.id })
  const params = { id }
  const decide = (body: object) => site.call(property.changeStatus, { params, body }, admin)
  const said = 'Please choose one of these: Pending, Approved, Rejected, Sold, Rented.'
  assert.equal((await decide({ status: 'gone' })).body.message, said)
  assert.equal((await decide({})).body.message, 'This is required.')
  const edit = await site.call(property.change, { params, body: { furnished: 'half' } }, owner)
  assert.equal(
    edit.body.message,
    'Please choose one of these: Unfurnished, Semi-furnished, Fully furnished.',
  )
})

test('a refused field states its type and limits', async () => {
  const owner = await makeBroker(site.context.db)
  const { id } = await makeProperty(site.context.db, { brokerId: owner.id })
  const cases: [object, string][] = [
    [{ images: 'none' }, 'Please enter a list.'],
    [{ floor: 'top' }, 'Please enter a number.'],
    [{ floor: 1.5 }, 'Please enter a whole number.'],
    [{ floor: 900 }, 'This cannot be more than 200.'],
    [{ detail: { areaMaxSqft: 0 } }, 'This must be more than zero.'],
    [{ detail: { priceMax: 1e13 } }, 'This cannot be more than 10,00,00,00,00,000.'],
    [{ detail: { society: 'x'.repeat(161) } }, 'Please keep this under 160 characters.'],
    [{ amenities: Array(61).fill('Lift') }, 'Please choose at most 60.'],
    [{ detail: { resale: 'yes' } }, 'Please answer yes or no.'],
    [{ detail: { postedOn: 'May' } }, 'Please enter a date, such as 2026-03-31.'],
    [{ detail: [] }, 'Please check the details you entered.'],
    [{ price: 'much' }, 'Please enter the price in rupees.'],
  ]
  for (const [body, sentence] of cases) {
    const answer = await site.call(property.change, { params: { id }, body }, owner)
    assert.deepEqual([answer.status, answer.body.message], [400, sentence], JSON.stringify(body))
  }
})

describe('a caller whose language is Hindi', () => {
  const headers = { 'accept-language': 'hi-IN, en;q=0.5' }

  test('reads refusals, sentences of fields and labels in it', async () => {
    const { db } = site.context
    const owner = await makeBroker(db)
    const params = { id: (await makeProperty(db, { brokerId: owner.id })).id }
    const unknown = { params: { id: '01999999-9999-7999-8999-999999999999' } }
    const missing = await site.call(property.publicGet, unknown, { headers })
    assert.equal(missing.body.message, 'प्रॉपर्टी नहीं मिली।')
    assert.match(String(missing.headers.vary), /accept-language/)
    const body = { floor: 900, furnished: 'half', detail: { society: 'x'.repeat(161) } }
    const refused = await site.call(property.change, { params, body }, { ...owner, headers })
    assert.deepEqual(
      refused.body.errors?.map(({ message }) => message),
      [
        'यह 200 से ज़्यादा नहीं हो सकता।',
        'इनमें से एक चुनें: अनफ़र्निश्ड, सेमी-फ़र्निश्ड, पूरी तरह फ़र्निश्ड।',
        'इसे 160 अक्षरों से छोटा रखें।',
      ],
    )
  })
})
