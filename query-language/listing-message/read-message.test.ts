import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import fc from 'fast-check'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { loadMessages, messageFiles } from './corpus/load-messages.ts'
import { corpusDay, scoreMessages } from './corpus/score-messages.ts'
import type { HomeReading } from './model.ts'
import { maxHomes, maxMessageLength, readMessage } from './read-message.ts'

const gazetteer = buildGazetteer([])
const read = (text: string) => readMessage(text, gazetteer, corpusDay)
const homesIn = (text: string) =>
  read(text).filter((reading): reading is HomeReading => reading.kind === 'home')
const valuesOf = (home: HomeReading | undefined) =>
  Object.fromEntries(home?.findings.map(({ field, value }) => [field, value]) ?? [])

describe('group messages', () => {
  const minRight = { known: 0.99, heldout: 0.95 }
  const maxInvented = { known: 0, heldout: 6 }
  for (const [name, files] of Object.entries(messageFiles)) {
    test(`${name}: the values that messages say are read`, () => {
      const { right, expected, invented, misses } = scoreMessages(loadMessages(files), gazetteer)
      const least = minRight[name as keyof typeof minRight]
      const shown = name === 'known' ? misses.join('\n') : ''
      assert.ok(right / expected >= least, `${right} of ${expected}\n${shown}`)
      assert.ok(invented <= maxInvented[name as keyof typeof maxInvented], `${invented}\n${shown}`)
    })
  }

  test('every value has the words of the message that say it', () => {
    const [, second] = homesIn('1bhk Wakad 42L\n2bhk Baner 68L')
    assert.equal(second?.findings.find(({ field }) => field === 'price')?.text, '68L')
    for (const { text } of loadMessages(messageFiles.known)) {
      for (const reading of read(text)) {
        const doubts = reading.kind === 'home' ? reading.doubts : []
        for (const { start, end, text: words } of [
          ...reading.findings,
          ...reading.unmatched,
          ...doubts,
        ]) {
          assert.ok(words.trim() !== '', text)
          assert.equal(text.slice(start, end), words)
        }
      }
    }
  })

  test('names and telephone numbers of a chat are no part of a home', () => {
    const [home] = homesIn(
      '12/11/26, 9:14 am - Suresh Estate: 2bhk Wakad 22k rent. For rent 98220 00123 Mahesh',
    )
    const said = JSON.stringify(home?.findings)
    assert.doesNotMatch(said, /Suresh|Mahesh|98220/)
    assert.deepEqual(valuesOf(home), {
      ...{ bhk: 2, listingType: 'rent', locality: 'Wakad', price: 22_000 },
    })
  })

  test('a telephone of an office is no PIN code', () => {
    const [home] = homesIn('2bhk Edappally Kochi rent 26k\nThomas Kurien\n+91 484 239 1122')
    assert.equal(valuesOf(home).pincode, undefined)
  })

  test('an amount without a scale is asked, not guessed', () => {
    const [home] = homesIn('4 bhk Powai 2100 carpet quote 9.25')
    assert.equal(valuesOf(home).price, undefined)
    assert.deepEqual(
      home?.doubts.map(({ field, choices }) => [field, choices]),
      [['price', [925_000, 92_500_000]]],
    )
  })

  test('words are read as groups shorten them', () => {
    const [home] = homesIn('1bhk Vashi unfurn rent 20k avl frm 15 dec')
    const { furnished, availableFrom } = valuesOf(home)
    assert.deepEqual([furnished, availableFrom], ['unfurnished', '2026-12-15'])
  })

  test('a home for sale and for rent makes two drafts', () => {
    const homes = homesIn('Mulund west 2bhk 680 carpet 1.6 crore or rent 48k')
    assert.deepEqual(
      homes.map((home) => [valuesOf(home).listingType, valuesOf(home).price]),
      [
        ['sell', 16_000_000],
        ['rent', 48_000],
      ],
    )
  })

  test('a requirement below a list of offers is about itself alone', () => {
    const kinds = read('1bhk Wakad 42L\n2bhk Wakad 68L\nNeed 3bhk on rent in Baner')
    assert.deepEqual(
      kinds.map(({ kind }) => kind),
      ['home', 'home', 'requirement'],
    )
  })

  test('whoever wants to buy offers nothing, in the words people write', () => {
    for (const asking of [
      'Client ko 2bhk lena hai wakad me 50 lakh tak',
      'Buyer for 2bhk flat in wakad, 70 lakh max',
      'इंदौर में 3 BHK मकान खरीदना है, बजट 70 से 80 लाख',
    ]) {
      assert.deepEqual(homesIn(asking), [], asking)
    }
    assert.equal(homesIn('2bhk wakad 50 lakh, jisko lena hai call kare').length, 1)
  })

  test('a car park is no Connaught Place', () => {
    const [home] = homesIn('2bhk wakad rent 20k 2 cp')
    assert.equal(valuesOf(home).parkingSpaces, 2)
    assert.match(JSON.stringify(home), /Wakad/)
    assert.doesNotMatch(JSON.stringify(home), /Connaught/)
  })

  test('a requirement becomes a search without the words around it', () => {
    const [reading] = read('Kavita: need 2bhk in baner upto 70L ready cash buyer, call 98190 00177')
    assert.equal(
      reading?.kind === 'requirement' && reading.search,
      '2 BHK for sale in Baner, Pune, under ₹70 lakh',
    )
  })

  test('no text breaks the reader, and its positions lie in the text', () => {
    const word = fc.constantFrom(
      ...[
        '2bhk',
        'rent',
        '32k',
        '*',
        '~',
        '\n',
        '1)',
        '12/11/26, 9:14 am - A: ',
        'deposit',
        'Wakad',
      ],
      ...[
        'carpet 900',
        '🔥',
        '/',
        'plot',
        '५',
        'or',
        'sale 1.2 cr',
        'both',
        'floor 4/9',
        '98220 00123',
      ],
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 25 }), (parts) => {
        const text = parts.join(' ')
        for (const { findings } of read(text)) {
          for (const { start, end } of findings) {
            assert.ok(start >= 0 && start <= end && end <= text.length, text)
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  test('a long list is read up to its limits, in linear time', () => {
    const line = '2bhk Wakad 5th floor 780 carpet 78 lacs covered parking 1\n'
    const timed = (text: string) => {
      const start = performance.now()
      assert.ok(read(text).length <= maxHomes)
      return performance.now() - start
    }
    timed(line.repeat(20))
    const short = timed(line.repeat(80))
    const long = timed(line.repeat(10 * 80).slice(0, maxMessageLength))
    assert.ok(long < Math.max(short * 20, 2_000), `${short} ms, ${long} ms`)
    assert.equal(read(line.repeat(60)).length, maxHomes)
    // What is said of all is read with each of them, though none is a home without an amount.
    const shared = `${'lorem '.repeat(325)}\n`
    const many = timed(`${shared}${'1)2bhk\n'.repeat(2_500)}`.slice(0, maxMessageLength))
    assert.ok(many < Math.max(short * 20, 2_000), `${short} ms, ${many} ms`)
    // Ten thousand lines of a letter.
    const lines = timed('a\n'.repeat(maxMessageLength / 2))
    assert.ok(lines < Math.max(short * 20, 2_000), `${short} ms, ${lines} ms`)
  })
})
