import assert from 'node:assert/strict'
import { test } from 'node:test'
import { random } from '@brickbazaar/random'
import { companyName, personName, societyName } from '#seed/name.ts'

const numbers = (seed: string) => {
  const dice = random(seed)
  return Array.from({ length: 50 }, () => dice.next())
}

test('a seed gives the same numbers every time, another seed gives others', () => {
  assert.deepEqual(numbers('listing 7'), numbers('listing 7'))
  assert.notDeepEqual(numbers('listing 7'), numbers('listing 8'))
})

test('numbers keep to their bounds and reach both ends', () => {
  const dice = random('bounds')
  const rolls = Array.from({ length: 600 }, () => dice.whole(1, 6))
  assert.deepEqual([...new Set(rolls)].sort(), [1, 2, 3, 4, 5, 6])
  for (let roll = 0; roll < 200; roll++) {
    const value = dice.between(-2, 3)
    assert.ok(value >= -2 && value < 3)
  }
})

test('some items are different items, in a list left as it was', () => {
  const list = Object.freeze(['a', 'b', 'c', 'd'])
  for (let round = 0; round < 40; round++) {
    const some = random(`round ${round}`).some(list, 3)
    assert.equal(new Set(some).size, 3)
  }
  assert.equal(random('short').some(list, 9).length, 4)
})

test('a fork has a stream of its own', () => {
  const dice = random('parent')
  const before = dice.fork('child').next()
  dice.next()
  assert.equal(dice.fork('child').next(), before)
})

test('an empty list is refused', () => {
  assert.throws(() => random('x').pick([]), /empty/)
})

test('names are letters only, so that an e-mail address can be made of them', () => {
  for (let person = 0; person < 300; person++) {
    const { first, last } = personName(`person ${person}`)
    assert.match(`${first}${last}`, /^[A-Za-z]+$/)
  }
  assert.deepEqual(personName('broker 3'), personName('broker 3'))
  assert.equal(companyName('broker 3'), companyName('broker 3'))
  assert.match(societyName('listing 3'), /^[A-Z][a-z]+ [A-Z][a-z]+$/)
})
