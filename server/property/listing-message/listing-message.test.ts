import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import {
  listingMessage,
  type MessageHome,
  maxMessageHomes,
  maxMessageLength,
} from '#contract/property/listing-message.ts'
import { property } from '#contract/property/property.ts'
import {
  maxHomes,
  maxMessageLength as maxReadLength,
} from '#query-language/listing-message/read-message.ts'
import { rateLimits } from '#server/resilience/rate-limits.ts'
import { useApp } from '#test/app.ts'
import { makeBroker, makeLocation } from '#test/make.ts'

const site = useApp()

async function read(text: string, answers: object[] = []) {
  const { token } = await makeBroker(site.context.db)
  return site.call(listingMessage.read, { body: { text, answers } }, { token })
}

async function homesIn(text: string, answers?: object[]): Promise<MessageHome[]> {
  const { status, body } = await read(text, answers)
  assert.equal(status, 200, body.message)
  return body.readings.filter((one) => one.kind === 'home')
}

describe('reading a group message', () => {
  test('a home is drafted at its Location, with the words of each value', async () => {
    const { db } = site.context
    const city = await makeLocation(db, { name: 'Pune' })
    // Ten digits in a row of an id are no telephone number.
    const id = '01a227bd-5a97-7407-97f6-7916902395e9'
    const area = await makeLocation(db, { id, name: 'Wakad', parentId: city.id })
    const text =
      'Suresh: 2bhk flat rent Wakad Pune, 950 sqft carpet, 5th floor of 11, semi furnished, ' +
      '22k, deposit 3 months, family. Call 98220 00123'
    const [home] = await homesIn(text)
    const { title, description, address, location, detail, ...rest } = home?.values ?? {}
    assert.equal(location, area.id, JSON.stringify(home))
    assert.equal(title, '2 BHK apartment for rent in Wakad, Pune')
    assert.equal(address, 'Wakad, Pune')
    assert.doesNotMatch(`${title} ${description}`, /Suresh|98220|family/)
    assert.deepEqual(rest, {
      ...{ listingType: 'rent', propertyType: 'apartment', price: 22_000 },
      ...{ area: 950, areaUnit: 'sqft', bedrooms: 2, floor: 5, totalFloors: 11 },
      furnished: 'semi-furnished',
    })
    assert.equal(detail?.deposit, 66_000)
    const price = home?.findings.find(({ field }) => field === 'price')
    assert.equal(text.slice(price?.start, price?.end), '22k')
  })

  test('commercial space is drafted with its seats, height and load', async () => {
    const [office] = await homesIn(
      'Office for sale Baner Pune 1500 sqft 1.4 cr, 40 workstations + 4 cabins, brokerage 1%',
    )
    const desks = { seats: 40, cabins: 4, brokeragePercent: 1 }
    assert.deepEqual(office?.values.detail, desks, JSON.stringify(office))
    const [shed] = await homesIn(
      'Warehouse on rent Chakan 12000 sqft 3.6 lakh, clear height 9 m, 100 HP, 60 ft front',
    )
    const sizes = { ceilingHeightFt: 29.5, powerLoadKw: 74.6, frontageFt: 60 }
    assert.deepEqual(shed?.values.detail, sizes, JSON.stringify(shed))
  })

  test('what is not said stays empty', async () => {
    const [home] = await homesIn('3bhk 1600 carpet Bandra West 11 cr')
    const { furnished, propertyType, floor, pincode, amenities } = home?.values ?? {}
    assert.deepEqual([furnished, propertyType, floor, pincode, amenities], Array(5).fill(undefined))
  })

  test('an amount with two readings is asked, and the choice fills the price', async () => {
    const text = '4 bhk Powai 2100 carpet quote 9.25'
    const [asked] = await homesIn(text)
    assert.equal(asked?.values.price, undefined)
    assert.deepEqual(asked?.doubts[0]?.choices, [925_000, 92_500_000])
    const answer = { reading: 0, field: 'price', value: 92_500_000 }
    const [chosen] = await homesIn(text, [answer])
    assert.equal(chosen?.values.price, 92_500_000)
    const [other] = await homesIn(text, [{ ...answer, value: 5 }])
    assert.equal(other?.values.price, undefined, 'a value that is no choice is not taken')
  })

  test('a rate is offered as a price of the area, and not taken as one', async () => {
    const [home] = await homesIn('Plot for sale Devanahalli 30x40, 5500 per sqft')
    assert.equal(home?.values.price, undefined)
    assert.deepEqual(
      home?.doubts.map(({ field, choices }) => [field, choices]),
      [['price', [6_600_000]]],
    )
  })

  test('what is in no draft is said, with what it speaks of', async () => {
    const { body } = await read('3bhk Baner 1.6cr SOLD\n2bhk Baner 98L available')
    assert.deepEqual(
      body.unread.map(({ topic, text }) => [topic, text]),
      [['closed', '3bhk Baner 1.6cr SOLD']],
    )
  })

  test('words that exclude people are in no draft, and the reason is said', async () => {
    const [home, other] = await homesIn(
      '2bhk rent Wakad 22k only hindu vegetarian family, no bachelors\n1bhk rent Wakad 15k family',
    )
    const leftOut = ['only hindu vegetarian family', 'no bachelors']
    assert.deepEqual(
      home?.leftOut.map(({ text }) => text),
      leftOut,
    )
    assert.match(home?.leftOut[0]?.reason ?? '', /by religion/)
    assert.deepEqual(other?.leftOut, [])
    assert.doesNotMatch(JSON.stringify(home?.values), /hindu|vegetarian|bachelor/i)
  })

  test('a draft is stored nowhere, and is refused where the form is not full', async () => {
    const { token } = await makeBroker(site.context.db)
    const [home] = await homesIn('2bhk rent Wakad 22k')
    const { status } = await site.call(property.create, { body: home?.values ?? {} }, { token })
    assert.equal(status, 400)
    const { body } = await site.call(property.mine, {}, { token })
    assert.deepEqual(body.properties, [])
  })

  test('a message that is too long or empty is refused', async () => {
    assert.deepEqual([maxMessageLength, maxMessageHomes], [maxReadLength, maxHomes])
    for (const text of ['a '.repeat(maxMessageLength), '', ' \n🔥'])
      assert.equal((await read(text)).status, 400)
  })

  test('positions count the marks around a telephone number that was copied', async () => {
    const marked = '\u202a+91 98200 00313\u202c: 1bhk rent Vashi 20k'
    const [home] = await homesIn(marked)
    const price = home?.findings.find(({ field }) => field === 'price')
    assert.equal(marked.slice(price?.start, price?.end), '20k')
  })

  test('a broker reads a limited number of messages an hour', async () => {
    const { token, id } = await makeBroker(site.context.db)
    const call = () =>
      site.call(listingMessage.read, { body: { text: '1bhk Vashi rent 20k' } }, { token })
    assert.equal((await call()).status, 200)
    await site.context.db
      .updateTable('throttle')
      .set({ count: rateLimits.listingMessagePerBroker.attempts })
      .where('key', '=', `listing message of ${id}`)
      .execute()
    assert.equal((await call()).status, 429)
  })
})
