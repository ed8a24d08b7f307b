import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { corpusDay } from '#query-language/listing-message/corpus/score-messages.ts'
import type { SearchFilter } from '#query-language/model/slots.ts'
import { readRequirement } from './read-requirement.ts'

/** What stands in a requirement and asks for nothing is no value of it. */

const gazetteer = buildGazetteer([])
const filterOf = (text: string): SearchFilter =>
  readRequirement(text, gazetteer, corpusDay)?.filter ?? {}
const placesIn = (text: string) => filterOf(text).localities?.map(({ name }) => name)

describe('a requirement has no value from', () => {
  test('who writes it, whom it is written to, and what brokers share', () => {
    const signed = filterOf('Need 3bhk Wakad, 1.1 cr\nRakesh 98220xxxxx')
    assert.deepEqual([signed.budget, signed.intent], [{ max: 11_000_000 }, 'sell'])
    assert.deepEqual(placesIn('Need 2bhk Wakad, rent 30k\n- Minal Joshi'), ['Wakad'])
    assert.deepEqual(placesIn('Need 2bhk rent 30k\n- Wakad'), ['Wakad'])
    assert.equal(filterOf('Need 2bhk Wakad, brokers please message').lister, undefined)
    assert.deepEqual(filterOf('Need 2bhk Wakad 60 lakh, sharing 50:50').budget, { max: 6_000_000 })
  })

  test('a name above or beside a telephone at its end', () => {
    for (const end of [
      ...['. Pooja Rane 98220 1 3344', ' – पूजा 98220 1 3344', '\nSuresh (Nashik) 0253-245 1122'],
      ...['. 98220 1 3344 Kavita Terrace', '. Call me, Col. Gym 98220 13344'],
    ]) {
      const filter = filterOf(`Need 2bhk Wakad 60 lakh${end}`)
      assert.deepEqual([filter.amenities, filter.cities], [undefined, undefined], end)
      assert.deepEqual(filter.budget, { max: 6_000_000 }, end)
    }
    assert.deepEqual(placesIn('Need 2bhk 60 lakh. Wakad 98220 13344'), ['Wakad'])
    assert.ok(filterOf('Need 2bhk Wakad 60 lakh. Lift 98220 13344').amenities)
  })

  test('words that mean another thing beside it', () => {
    const none: [string, keyof SearchFilter][] = [
      ['Need 2bhk Wakad, registry through power of attorney', 'approvals'],
      ['Need 2bhk Wakad, immediate closure', 'possession'],
      ['Need 2bhk Wakad, under construction ok if ready by June', 'possession'],
      ['Need 2bhk Wakad, token aaj hi denge', 'posted'],
      ['Need 2bhk Wakad, loan file ready', 'possession'],
      ['Need 2bhk Wakad, payment is fully ready', 'possession'],
      ['Need plot Wakad, turant makan banana hai', 'possession'],
      ['Need 2bhk Wakad, single owner', 'lister'],
      ['Shop in Wakad 2 cr, brand tenant (bank/pharma/food)', 'amenities'],
      ['Need flat Wakad, UDS minimum 500 sq ft', 'area'],
      ['Need flat Wakad 60 lakh, maintenance 3 rs/sqft max', 'rate'],
      ['Need flat Wakad, lift must if above 2nd floor', 'floor'],
      ['Need flat Wakad, from 1st week of March', 'floor'],
      ['Need flat Wakad, owner ki family saath rehti hai', 'tenants'],
      ['Need flat Wakad, semi gated', 'furnishing'],
      ['Need villa Wakad, school bus route', 'near'],
      ['Need villa Wakad, no builder dues', 'lister'],
    ]
    for (const [text, field] of none) {
      const value = filterOf(text)[field]
      const isGone =
        field === 'possession' ? !filterOf(text).possession?.status : value === undefined
      assert.ok(isGone, `${text}: ${JSON.stringify(value)}`)
    }
    assert.deepEqual(filterOf('PG in Wakad, study table').amenities, [{ name: 'Study table' }])
    assert.equal(filterOf('2bhk Wakad, ready flat with clear papers').possession?.status, 'ready')
    assert.equal(filterOf('Plot Indore 35 lakh, एक महीने में रजिस्ट्री').intent, 'sell')
    assert.equal(filterOf('2bhk Wakad 60 lakh, bhara te thaka bari cholbe na').intent, 'sell')
    assert.equal(filterOf('Shop in Wakad 60 lakh, brand tenant').intent, 'sell')
    assert.equal(filterOf('प्लॉट इंदौर। अवैध कॉलोनी वाले संपर्क न करें').localities, undefined)
    assert.deepEqual(filterOf('Need 2bhk Wakad, hostel type nahi chalega').intent, undefined)
  })

  test('the land of a house, what is near it, or a home in general', () => {
    const typesIn = (text: string) => filterOf(text).types
    assert.deepEqual(typesIn('Row house in Baner, 1100 sqft plot, 90 lakh'), ['house'])
    assert.deepEqual(typesIn('Kothi Sector 15A Noida, 300 mtr plot'), ['house'])
    assert.deepEqual(typesIn('Office in Baner, food court in campus'), ['office'])
    assert.deepEqual(typesIn('Villa in Baner. Old houses with good locality'), ['villa'])
    assert.deepEqual(typesIn('Villa in Baner, plot also ok'), ['villa'])
    assert.deepEqual(typesIn('Flat, villa in Baner'), ['apartment', 'villa'])
    assert.deepEqual(filterOf('Villa in Baner, 4BHK + store').bhk, { oneOf: [4] })
  })

  test('a figure that is no price', () => {
    assert.deepEqual(filterOf('2bhk Baner 1000+ built, 65-70L, bldg age max 8').budget, {
      min: 6_500_000,
      max: 7_000_000,
    })
    assert.equal(filterOf('Godown on lease Bhiwandi 20000 sqft, docks min 4').budget, undefined)
    assert.deepEqual(filterOf('2bhk Baner 60 lakh, min 30 flats').budget, { max: 6_000_000 })
    assert.equal(filterOf('Shop in Baner to lease out, rental 5 cr').intent, 'sell')
  })

  test('a word that sounds like a place elsewhere', () => {
    assert.deepEqual(placesIn('Villa in Assagao Goa, conversion sanad'), ['Assagao'])
  })

  test('the wish of the next clause about another kind of thing', () => {
    const reading = (text: string) => readRequirement(text, gazetteer, corpusDay)
    const two = reading('3bhk Baner rent, unfurnished, pool preferred')
    assert.deepEqual(two?.filter.furnishing, [{ name: 'unfurnished' }])
    assert.equal(two?.wishes, 'preferably with Swimming pool')
    assert.equal(
      reading('3bhk Baner rent, higher floor, gym preferred')?.wishes,
      'preferably at least 7th floor, preferably with Gym',
    )
    const place = reading('2bhk rent Wakad, preferably Kaspate Vasti')
    assert.deepEqual(place?.filter.localities?.length, 1)
    assert.match(place?.wishes ?? '', /^preferably in Kaspate/)
    assert.equal(reading('2bhk rent, preferably Wakad')?.wishes, '')
    assert.equal(
      reading('3bhk Baner rent, gym, pool preferred')?.wishes,
      'preferably with Gym, preferably with Swimming pool',
    )
  })
})
