import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { v7 } from 'uuid'
import { chooseUploads } from './retain.ts'

/** Which uploads an archive no longer needs. */

const day = 86_400_000
const now = Date.parse('2026-11-29T10:00:00Z')
const before = now - 16 * day
const photo = (daysAgo: number) => `media/${v7({ msecs: now - daysAgo * day })}/drawing.svg`

describe('uploads of an archive', () => {
  test('one that came and went between two base backups stays for the days kept', () => {
    const recent = photo(1)
    const old = photo(40)
    assert.deepEqual(chooseUploads([recent, old], { needed: new Set(), before }), [old])
  })

  test('one that is there, or that a base backup names, stays', () => {
    const old = photo(40)
    assert.deepEqual(chooseUploads([old], { needed: new Set([old]), before }), [])
  })

  test('one whose age is not known stays', () => {
    assert.deepEqual(chooseUploads(['media/logo.png'], { needed: new Set(), before }), [])
  })
})
