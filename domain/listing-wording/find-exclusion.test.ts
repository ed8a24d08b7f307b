import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, test } from 'node:test'
import { parseTsv } from '#domain/text/tsv.ts'
import { findExclusions } from './find-exclusion.ts'
import { replaceExclusion } from './replace-exclusion.ts'

/** Sentences that exclude people, and sentences that only look like it. */

interface Score {
  precision: number
  recall: number
  wrong: string[]
}

function score(name: string): Score {
  const table = readFileSync(`${import.meta.dirname}/corpus/${name}.tsv`, 'utf8')
  const rows = parseTsv(table).map(([kind = '', sentence = '']) => {
    const found = findExclusions(sentence)[0]?.kind ?? '-'
    return { kind, sentence, found }
  })
  const stopped = rows.filter(({ found }) => found !== '-')
  const excluding = rows.filter(({ kind }) => kind !== '-')
  const right = stopped.filter(({ kind }) => kind !== '-')
  return {
    precision: right.length / stopped.length,
    recall: right.length / excluding.length,
    wrong: rows
      .filter(({ kind, found }) => kind !== found)
      .map(({ kind, sentence, found }) => `${kind}, found ${found}: ${sentence}`),
  }
}

const withoutExclusions = (text: string) =>
  findExclusions(text)
    .toReversed()
    .reduce((rest, one) => replaceExclusion(rest, one, ''), text)

describe('sentences that exclude', () => {
  test('are told from those that do not in the open corpus, but for a few', () => {
    assert.deepEqual(score('open').wrong, [
      'religion, found -: Being a Muslim? Sorry.',
      'food, found -: Veggie khanar asel tar ch ghar milel.',
      'food, found -: Anda bhi nahi banega is ghar mein',
      'marital, found -: Bachelor log tension na le, unke liye nahi hai',
      'marital, found -: Unmarried couple? Please look for another house',
      'marital, found -: Proof of marriage is a must for couples',
      "disability, found -: We can't take a tenant on crutches or a wheelchair",
    ])
  })

  test('are told apart with precision and recall of at least 0.95 in the held-out corpus', (t) => {
    const { precision, recall, wrong } = score('heldout')
    t.diagnostic(`precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)}`)
    assert.ok(precision >= 0.95 && recall >= 0.95, wrong.join('\n'))
  })

  test('are marked, and the facts beside them are not', () => {
    const text = '2 BHK near the metro, only for vegetarian family, rent 25k. Lift.\nNo bachelors'
    const found = findExclusions(text)
    assert.deepEqual(
      found.map(({ kind, start, end }) => [kind, text.slice(start, end)]),
      [
        ['food', 'only for vegetarian family'],
        ['marital', 'No bachelors'],
      ],
    )
  })

  test('keep what a title says of the home', () => {
    const title = '2BHK for vegetarian Brahmin family only in T Nagar'
    assert.equal(withoutExclusions(title), '2BHK in T Nagar')
    assert.equal(withoutExclusions('Airy, only for Jains, near the park'), 'Airy, near the park')
    assert.equal(withoutExclusions('Airy and quiet. No bachelors.'), 'Airy and quiet.')
    assert.equal(withoutExclusions('No bachelors. Airy and quiet.'), 'Airy and quiet.')
    assert.equal(withoutExclusions('Vegetarians only'), '')
  })

  const offers: [text: string, offered: string, isForSale?: boolean][] = [
    ['No bachelors.', 'Suitable for families.'],
    ['Airy, families only', 'Airy, suitable for families'],
    ['No Muslims', 'All buyers are welcome', true],
    ['केवल शाकाहारी परिवार', 'सभी किरायेदारों का स्वागत है'],
    ['फक्त कुटुंबासाठी', 'कुटुंबांसाठी योग्य'],
    ['Not for disabled persons', 'Please ask about lifts and steps before a visit'],
  ]
  for (const [text, offered, isForSale = false] of offers) {
    test(`are offered other words: ${text}`, () => {
      const [found] = findExclusions(text, { isForSale })
      assert.ok(found)
      const said = replaceExclusion(text, found, found.suggestion)
      assert.equal(said, offered)
      assert.deepEqual(findExclusions(said), [])
    })
  }
})

describe('a PG or a shared flat', () => {
  test('may be for women only, but not for one religion only', () => {
    assert.deepEqual(findExclusions('Ladies PG, only for women'), [])
    assert.equal(findExclusions('Only for women')[0]?.kind, 'gender')
    assert.deepEqual(findExclusions('Only for women', { isShared: true }), [])
    assert.equal(findExclusions('Only for Hindu women', { isShared: true })[0]?.kind, 'religion')
  })

  test('next door does not make the home one', () => {
    assert.equal(findExclusions('Near a PG, for girls only')[0]?.kind, 'gender')
  })
})

test('the tenants who are preferred are not named by religion, caste or food', () => {
  const kinds = (text: string) =>
    findExclusions(text, { namesTenants: true }).map(({ kind }) => kind)
  assert.deepEqual(kinds('Hindu'), ['religion'])
  assert.deepEqual(kinds('Vegetarian, bachelors'), ['food'])
  assert.deepEqual(kinds('Family, bachelors'), [])
})

test('a word as long as a message is read in linear time', () => {
  const timed = (length: number) => {
    const word = '1'.repeat(length)
    const before = process.cpuUsage()
    for (let time = 0; time < 20; time++) assert.deepEqual(findExclusions(word), [])
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
  timed(1_000)
  const [short, long] = [timed(2_000), timed(20_000)]
  assert.ok(long < short * 30 + 100, `${short} ms, ${long} ms`)
})
