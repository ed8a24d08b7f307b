import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { makeInFlight, maxPerOwner } from './in-flight.ts'

/** What a process counts of receivers, by a clock of the test. */

const due = (n: number, owner = n) => ({ webhook_id: `hook ${n}`, owner_id: `owner ${owner}` })
const accepted = { status: 'delivered', error: null, durationMs: 20 } as const
const failed = { status: 'pending', error: 'No answer in time.', durationMs: 10_000 } as const

describe('what is under way', () => {
  test('is counted by owner and by receiver, and forgotten when all is well', () => {
    const inFlight = makeInFlight()
    const ends = [1, 2, 3, 4].map(() => inFlight.begin(due(1)))
    assert.deepEqual(inFlight.busy(), ['hook 1'])
    inFlight.begin(due(2, 1))
    assert.deepEqual([...inFlight.owners()], [['owner 1', 5]])
    for (const end of ends) end(accepted)
    assert.deepEqual([inFlight.busy(), inFlight.remembered()], [[], 1])
    assert.deepEqual([...inFlight.owners()], [['owner 1', 1]])
  })

  test('leaves room for others where receivers of any number of owners are slow', () => {
    let clock = 0
    const inFlight = makeInFlight(() => clock)
    for (let n = 0; n < 24; n++) inFlight.begin(due(n))
    assert.deepEqual(inFlight.busy(), [])
    clock = 3_000
    inFlight.begin(due(100))
    assert.equal(inFlight.busy().length, 24)
    assert.ok(!inFlight.busy().includes('hook 100'))
    assert.ok(inFlight.free() > maxPerOwner)
  })

  test('is known for a bounded number of receivers that fail', () => {
    const inFlight = makeInFlight()
    const end = inFlight.begin(due(-1))
    for (let n = 0; n < 5_000; n++) inFlight.begin(due(n))(failed)
    assert.ok(inFlight.remembered() <= 1_002, `${inFlight.remembered()}`)
    end(accepted)
    for (let n = 0; n < 5; n++) inFlight.begin(due(4_999))(failed)
    assert.deepEqual(inFlight.busy(), ['hook 4999'])
  })
})
