import assert from 'node:assert/strict'
import { test } from 'node:test'
import { workGivingWay } from './round.ts'

test('work that gives way rests after a step as long as the step took', async () => {
  const busyMs = 40
  let worked = 0
  let steps = 0
  const begin = performance.now()
  await workGivingWay(async () => {
    const start = performance.now()
    while (performance.now() - start < busyMs);
    worked += performance.now() - start
    steps += 1
    return steps < 4
  })
  assert.equal(steps, 4)
  // After the last step there is nothing to rest for; a timer may be a millisecond early.
  const rested = performance.now() - begin - worked
  assert.ok(rested >= 3 * (busyMs - 1), `rested ${rested} ms`)
})
