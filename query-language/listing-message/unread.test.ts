import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { loadMessages, messageFiles } from './corpus/load-messages.ts'
import { corpusDay } from './corpus/score-messages.ts'
import { readPastedMessage, readRequirements } from './read-message.ts'

/** A home that a message names is drafted, or it is said that it is not. */

const gazetteer = buildGazetteer([])
const paste = (text: string) => readPastedMessage(text, gazetteer, corpusDay)
const valuesIn = (text: string, field: string) =>
  paste(text).readings.map((reading) =>
    reading.kind === 'home'
      ? reading.findings.find((finding) => finding.field === field)?.value
      : reading.kind,
  )
const unreadIn = (text: string) => paste(text).unread.map(({ topic, text }) => [topic, text])

describe('homes of one message', () => {
  test('stand below headings of their deal', () => {
    const list =
      '*NIRMAN REALTY - BORIVALI*\n\nSALE\n• 1 BHK Eksar 410 carpet 98 L\n' +
      '• 2 BHK IC Colony 1.9 cr\n\nRENT\n• 2 BHK Gorai 36k\n• 1 RK Shimpoli 15k'
    assert.deepEqual(valuesIn(list, 'listingType'), ['sell', 'sell', 'rent', 'rent'])
    assert.deepEqual(valuesIn(list, 'price'), [9_800_000, 19_000_000, 36_000, 15_000])
    assert.deepEqual(unreadIn(list), [['contact', 'NIRMAN REALTY']])
  })

  test('have the rooms of a heading that lists several', () => {
    const list = '3BHK OUTRIGHT LIST - POWAI\nLake Homes 1150 carpet 3.4 cr\nGlen 980 carpet 2.9 cr'
    assert.deepEqual(valuesIn(list, 'bhk'), [3, 3])
    assert.deepEqual(valuesIn(list, 'price'), [34_000_000, 29_000_000])
  })

  test('begin with a sign that is repeated, or with the name of each building', () => {
    const signed = '📍 Kharadi\n3 BHK, 1380 carpet\nRent 55k\n📍 Viman Nagar\n2 BHK\nRent 34k'
    assert.deepEqual(valuesIn(signed, 'locality'), ['Kharadi', 'Viman Nagar'])
    const named = 'DLF PHASE 1\n3 BHK, 2nd floor\nRent 85k\nDLF PHASE 4\n4 BHK\nRent 1.45 lac'
    assert.deepEqual(valuesIn(named, 'locality'), ['DLF Phase 1', 'DLF Phase 4'])
  })

  test('share one line below their place', () => {
    const line = 'Vasai West\n1bhk 620sqft 38L | 2bhk 910sqft 56L | 3bhk 1240sqft 79L'
    assert.deepEqual(valuesIn(line, 'price'), [3_800_000, 5_600_000, 7_900_000])
    assert.deepEqual(valuesIn(line, 'locality'), Array(3).fill('Vasai West'))
  })

  test('have the words of their columns where a table is pasted', () => {
    const table =
      'Config | Carpet | Flr | Ask\n3 BHK | 1190 | 21 | 6.25 cr\n2 BHK | 830 | 9 | 4.1 cr\nPowai'
    assert.deepEqual(valuesIn(table, 'areaCarpetSqft'), [1_190, 830])
    assert.deepEqual(valuesIn(table, 'floor'), [21, 9])
    assert.deepEqual(valuesIn(table, 'price'), [62_500_000, 41_000_000])
    assert.deepEqual(valuesIn(table, 'locality'), ['Powai', 'Powai'])
  })

  test('propose an apartment for rooms alone, apart from what is said', () => {
    const assumed = (text: string) =>
      paste(text).readings.flatMap((one) => (one.kind === 'home' ? one.assumed : []))
    const [type] = assumed('2 BHK Wakad rent 22k')
    assert.deepEqual([type?.field, type?.value, type?.text], ['propertyType', 'apartment', '2 BHK'])
    assert.deepEqual(valuesIn('2 BHK Wakad rent 22k', 'propertyType'), [undefined])
    assert.deepEqual(assumed('2 BHK portion of a house, Wakad rent 22k'), [])
  })

  test('have their own rooms where those of all are named above', () => {
    const text = '2 BHK + 3 BHK available Baner\n2bhk 1010 carpet 1.6cr\n3bhk 1330 carpet 2.1 cr'
    assert.deepEqual(valuesIn(text, 'bhk'), [2, 3])
  })
})

describe('what is in no draft', () => {
  test('is said, with what it speaks of', () => {
    assert.deepEqual(unreadIn('3bhk Baner 1.6cr SOLD\n2bhk Baner 98L available'), [
      ['closed', '3bhk Baner 1.6cr SOLD'],
    ])
    const signed = '2bhk Wakad rent 22k\nRegards\nShah Realtors\n98200 00111'
    assert.deepEqual(unreadIn(signed), [
      ['contact', 'Regards'],
      ['contact', 'Shah Realtors'],
      ['contact', '98200 00111'],
    ])
    const twice = '2bhk Wakad rent 22k\n\nRent agreement at home, 999 rs'
    assert.deepEqual(unreadIn(twice), [['service', 'Rent agreement at home, 999 rs']])
  })

  test('holds what stands beyond the limits', () => {
    const long = `2bhk Wakad rent 22k ${'spacious '.repeat(250)}, deposit 60k`
    assert.match(JSON.stringify(unreadIn(long)), /deposit 60k/)
    const many = '2bhk Wakad 5th floor 78 lacs\n'.repeat(53)
    assert.equal(unreadIn(many).filter(([topic]) => topic === 'home').length, 3)
    const asked = `Need 2bhk Wakad ${'with gym '.repeat(120)}, budget 60 lakh`
    assert.match(JSON.stringify(readRequirements(asked, gazetteer, corpusDay).unread), /60 lakh/)
  })

  test('or among the words that were not understood: another amount, other rooms', () => {
    const [home] = paste('Nerul shop 300 sqft for sale 1.8 cr and flat above 2bhk 1.1cr').readings
    assert.deepEqual(
      home?.unmatched.map(({ text }) => text),
      ['above 2bhk', '1.1cr'],
    )
  })

  test('no letter of a message is in neither', () => {
    for (const { text } of loadMessages(messageFiles.known)) {
      const { readings, unread } = paste(text)
      if (readings.length > 0) continue
      const said = unread.map((part) => part.text).join(' ')
      const left = text.replace(/^\[?\d.*?: /gm, '').match(/\p{L}{4,}/gu) ?? []
      const lost = left.filter((word) => !said.includes(word))
      assert.deepEqual(lost, [], text)
    }
  })
})

describe('a message that offers no home', () => {
  test('drafts none: a service, a home that is gone, a question, thanks', () => {
    for (const text of [
      'Loan against property, 9% onwards, upto 2 crore. Flat / shop / factory',
      'Rent agreement 999 rs, ghar pe service, Wakad Baner',
      'Packers & Movers - 2 BHK shifting Mumbai to Pune 16,000 only',
      'Modular kitchen and interior design, 2bhk package 3.5 lakh, Pune',
      'We are hiring sales executive, salary 25k, Andheri office',
      'Sold out ✅ 3bhk Wakad 95L',
      'Rented out 2bhk Sanpada 32k',
      'Wakad 2bhk 65 lakh bik gaya hai',
      'Is the 3bhk at Hinjewadi still available?',
      'Any update on the Powai 2bhk sir? Client is asking',
      'GROUP RULES\n1. Only Bandra\n2. 1 post per day e.g. "2bhk khar w 95k 6L"',
      'Interior package offer\n1 bhk - 2.99 lacs\n2 bhk - 4.49 lacs\nmodular kitchen',
      'Congratulations to Rohan for closing 3bhk Balewadi at 1.4 cr',
    ])
      assert.deepEqual(paste(text).readings, [], text)
  })

  test('is told from one that offers a home beside it', () => {
    for (const text of [
      '2bhk Wakad 75 lakh, home loan available from all banks',
      '3bhk Baner 1.6 cr, 80% sold, last 2 units left',
      'Office Baner 900 sqft for sale 1.35 cr, leased out to MNC, rent 95k',
      '2bhk Wakad rent 22k, rent agreement 11 months, police verification must',
      'Bungalow to be sold Aundh 4bhk 4.5 cr',
    ])
      assert.equal(paste(text).readings.length, 1, text)
  })
})

describe('a requirement that is read', () => {
  test('leaves what offers a home aside, and says so', () => {
    const { readings, unread } = readRequirements(
      'Available 2bhk rent Aundh 28k 900 carpet\n\nNeed 3bhk on rent in Baner\nbudget 45k',
      gazetteer,
      corpusDay,
    )
    assert.deepEqual(
      readings.map(({ search }) => search),
      ['3 BHK for rent in Baner, Pune, under ₹45,000'],
    )
    assert.deepEqual(
      unread.map(({ topic }) => topic),
      ['offer'],
    )
  })

  test('reads a text without a request as one requirement, but no home that is gone', () => {
    const whole = (text: string) => readRequirements(text, gazetteer, corpusDay).readings[0]?.search
    assert.equal(whole('2bhk Wakad rent 22k'), '2 BHK for rent in Wakad, Pune, under ₹22,000')
    assert.equal(whole('Sold out 3bhk Wakad 95L'), undefined)
  })
})
