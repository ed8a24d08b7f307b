import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { DraftedRequirement } from '#contract/requirement/requirement-message.ts'
import { requirementMessage } from '#contract/requirement/requirement-message.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { useApp } from '#test/app.ts'
import { makeCustomer, makeLocation } from '#test/make.ts'
import { requirementActs } from '#test/requirement/requirement-acts.ts'

/** A pasted message becomes drafts of requirements, each value with its words (decision 0106). */

const site = useApp()
const requirementActions = requirementActs(site)

async function read(text: string): Promise<DraftedRequirement[]> {
  const { token } = await makeCustomer(site.context.db)
  const { status, body } = await site.call(requirementMessage.read, { body: { text } }, { token })
  assert.equal(status, 200, JSON.stringify(body))
  return body.drafts
}
const wordsOf = (draft: DraftedRequirement | undefined, filter: string) =>
  draft?.findings.flatMap((one) => (one.filter === filter ? one.text : []))

describe('reading a message into a requirement', () => {
  test('fills the filters that the form has, and the rest is a search', async () => {
    const { db } = site.context
    const city = await makeLocation(db, { name: 'Pune', state: 'Maharashtra' })
    await makeLocation(db, { name: 'Wakad', parentId: city.id })
    const text =
      'Required 2 or 3 bhk flat on rent in Wakad, budget upto 25k, semi furnished, near metro. ' +
      'Contact Suresh 98220 00123'
    const [draft, ...others] = await read(text)
    assert.deepEqual(others, [])
    assert.deepEqual(draft?.filters, {
      listingType: 'rent',
      propertyType: 'apartment',
      bedrooms: '2,3',
      location: 'Wakad, Pune',
      maxPrice: '25000',
      search: 'semi-furnished, near metro',
    })
    assert.deepEqual(wordsOf(draft, 'bedrooms'), ['2 or 3 bhk'])
    assert.deepEqual(wordsOf(draft, 'location'), ['Wakad'])
    for (const { start, end, text: words } of draft?.findings ?? []) {
      assert.equal(text.slice(start, end), words)
    }
    assert.doesNotMatch(JSON.stringify(draft?.filters), /Suresh|98220/)
    const customer = await makeCustomer(db, { isVerified: true })
    assert.equal((await requirementActions.post(customer, draft?.filters)).status, 201)
  })

  test('keeps what is only welcome a preference, and says what it left aside', async () => {
    const { token } = await makeCustomer(site.context.db)
    const text = 'Available 1bhk Aundh rent 18k\n\nNeed 2bhk Wakad rent 30k, gym ho to accha, lift'
    const { body } = await site.call(requirementMessage.read, { body: { text } }, { token })
    assert.deepEqual(
      body.drafts.map(({ filters }) => filters.search),
      ['with Lift, preferably with Gym'],
    )
    assert.deepEqual(
      body.unread.map((part) => [part.topic, part.text]),
      [['offer', 'Available 1bhk Aundh rent 18k']],
    )
  })

  test('takes a text that asks for nothing in so many words, in Hinglish too', async () => {
    const [plain] = await read('2bhk Wakad rent 22k')
    assert.deepEqual([plain?.filters.bedrooms, plain?.filters.maxPrice], ['2', '22000'])
    const [mixed] = await read('andheri mein do bhk flat chahiye 80 lakh ke andar')
    assert.deepEqual([mixed?.filters.bedrooms, mixed?.filters.maxPrice], ['2', '8000000'])
  })

  test('invents nothing, and asks what has two readings', async () => {
    const [draft] = await read('Looking for a 3 bhk in Baner')
    assert.deepEqual(Object.keys(draft?.filters ?? {}).sort(), ['bedrooms', 'location'])
    const [asked] = await read('Looking for a 2 bhk in Baner, budget 80')
    assert.equal(asked?.filters.maxPrice, undefined)
    assert.deepEqual(
      asked?.doubts.map(({ amounts }) => amounts.toSorted((one, other) => one - other)),
      [[80_000, 8_000_000]],
    )
    assert.deepEqual(wordsOf(asked, 'price'), [])
  })

  test('reads several of one message, and leaves homes that it offers aside', async () => {
    const drafts = await read(
      'Required 1bhk rent Wakad upto 15k\n\nRequired 3bhk sale Baner budget 1.2 cr\n\n' +
        'Available 2bhk rent Aundh 28k 900 carpet',
    )
    assert.deepEqual(
      drafts.map(({ filters }) => [filters.bedrooms, filters.listingType, filters.maxPrice]),
      [
        ['1', 'rent', '15000'],
        ['3', 'sell', '12000000'],
      ],
    )
  })

  test('leaves out words that choose people, and says why', async () => {
    const [draft] = await read('Required 2bhk rent Wakad 22k, only hindu families in building')
    assert.match(draft?.leftOut[0]?.reason ?? '', /by religion/)
    assert.doesNotMatch(JSON.stringify(draft?.filters), /hindu/i)
  })

  test('says nothing of a greeting, and is limited', async () => {
    assert.deepEqual(await read('Good morning to all members'), [])
    const { token } = await makeCustomer(site.context.db)
    const body = { text: '2bhk rent Wakad 22k' }
    const { attempts } = rateLimits.requirementMessagePerCustomer
    for (let n = 0; n < attempts; n++) {
      assert.equal((await site.call(requirementMessage.read, { body }, { token })).status, 200)
    }
    assert.equal((await site.call(requirementMessage.read, { body }, { token })).status, 429)
  })
})
