import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const gazetteer = buildGazetteer([])

test('an unlisted name is written with capitals, from Latin letters or Devanagari', () => {
  const nearTo = (query: string) =>
    parseQuery(query, gazetteer).filter.near?.map(({ name }) => name)
  assert.deepEqual(nearTo('राजवाड़ा के पास 2 बीएचके'), ['Rajwada'])
  assert.deepEqual(nearTo('wipro office ke paas pg'), ['Wipro office'])
  assert.deepEqual(nearTo('KMC ke paas pg'), ['KMC'])
})
