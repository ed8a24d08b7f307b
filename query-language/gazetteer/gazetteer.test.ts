import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { listKnownLocalities } from '#domain/place/localities.ts'
import { loadCorpus } from '#query-language/corpus/load-corpus.ts'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { parseQuery } from '#query-language/parse-query.ts'
import { buildGazetteer, type GazetteerRow } from './gazetteer.ts'

const city = (name: string): GazetteerRow => ({ id: name, name, kind: 'city' })
const area = (name: string, parentId: string): GazetteerRow => ({
  ...{ id: `${parentId}/${name}`, name, parentId },
  kind: 'area',
})

/** Parses with these Locations in addition to the built-in places. */
const reads = (rows: readonly GazetteerRow[]) => {
  const gazetteer = buildGazetteer(rows)
  return (text: string) => toShorthand(parseQuery(text, gazetteer).slots).join('; ')
}

describe('a Location', () => {
  const read = reads([city('Bengaluru'), area('Sarjapur Road', 'Bengaluru')])

  test('a Location is found by every name of its locality', () => {
    for (const name of ['Sarjapur', 'sarjapura', 'sarjapur road'])
      assert.equal(read(`2 bhk in ${name}`), 'bhk 2; loc Sarjapur Road')
    assert.equal(
      read('3bhk flat, not whitefield or sarjapur'),
      'bhk 3; not-loc Sarjapur Road; not-loc Whitefield; type apartment',
    )
  })
})

describe('a sector that is a Location of one city', () => {
  const read = reads([city('Gurgaon'), area('Sector 10', 'Gurgaon')])

  test('a sector alone is the Location', () => {
    assert.equal(read('2 bhk sector 10'), 'bhk 2; loc Sector 10')
    assert.equal(read('2 bhk sector 10 gurgaon'), 'bhk 2; city Gurgaon; loc Sector 10')
  })

  test('a sector beside a locality of another city is a part of that locality', () => {
    for (const text of [
      'dwarka sector 10',
      'sector 10 dwarka',
      'dwrka sector 10',
      'sector 10 dwrka',
    ])
      assert.equal(read(`2 bhk ${text}`), 'bhk 2; loc Dwarka Sector 10', text)
  })
})

const corpora = ['requirements-mixed', 'search-mixed-1', 'search-mixed-2', 'dictation-mixed']

describe('a marketplace of many Locations', () => {
  // Only every second known locality is a Location: the others must still be found by name.
  const localities = listKnownLocalities()
  const cities = [...new Set(localities.map((locality) => locality.city))]
  const rows = [
    ...cities.map(city),
    ...localities.flatMap((locality, at) =>
      at % 2 === 0 ? area(locality.names[0] ?? '', locality.city) : [],
    ),
  ]

  test('many Locations do not change how a query is parsed', () => {
    const [without, within] = [reads([]), reads(rows)]
    const queries = loadCorpus(...corpora).map(([query]) => query)
    assert.ok(queries.length > 300 && rows.length > 500)
    const read = (by: (text: string) => string) => queries.map((query) => `${query}: ${by(query)}`)
    assert.deepEqual(read(within), read(without))
  })
})
