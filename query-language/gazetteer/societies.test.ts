import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { SocietyNames } from './societies.ts'

const count = 20_000

/** How long it takes to take in as many names. */
function timeOf(nameAt: (at: number) => string): number {
  const names = new SocietyNames()
  const began = performance.now()
  for (let at = 0; at < count; at++) names.add(nameAt(at))
  return performance.now() - began
}

describe('names of societies', () => {
  test('are one with all its spellings, found where their words stand', () => {
    const names = new SocietyNames()
    for (const name of ['Shri Sai Kripa', 'shri sai kripa', 'Shri Sai Dham', 'Luxury Apartments'])
      names.add(name)
    const [found, ...others] = names.namedIn('2 bhk in shri sai kripa, pune')
    assert.deepEqual([...(found?.spellings ?? [])], ['Shri Sai Kripa', 'shri sai kripa'])
    assert.deepEqual(others, [])
    assert.deepEqual(
      names.namedIn('Shri Sai Dham').map(({ words }) => words.join(' ')),
      ['shri sai dham'],
    )
    assert.deepEqual(names.namedIn('luxury apartments'), [])
  })

  test('that begin alike are taken in as quickly as others', () => {
    const alike = timeOf((at) => `shri sai ${at}`)
    const different = timeOf((at) => `shri${at} sai ${at}`)
    assert.ok(alike < different * 5, `${alike} ms, others ${different} ms`)
  })
})
