import assert from 'node:assert/strict'
import { test } from 'node:test'
import { measureHomes } from './measure.ts'

test('planted doubles are found and neighbours stay apart, as well as is promised', () => {
  const { precision, recall, manners } = measureHomes('homes of the test', 40)
  assert.ok(precision >= 0.99, `precision ${precision}`)
  assert.ok(recall >= 0.9, `recall ${recall}`)
  const missed = manners.filter(
    ({ isSame, pairs, joined, asked }) => isSame && joined + asked < pairs,
  )
  assert.deepEqual(missed, [])
})
