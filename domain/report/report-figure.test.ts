import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { averageRevenue, changeOf, churnOf, lifetimeValue, shareOf } from './report-figure.ts'

describe('a share', () => {
  test('has one decimal', () => assert.equal(shareOf(1, 3), 33.3))
  test('of a total of 0 is null', () => assert.equal(shareOf(0, 0), null))
  test('of 0 in a total is 0', () => assert.equal(shareOf(0, 7), 0))
})

describe('a change', () => {
  test('is relative to the earlier figure', () => assert.equal(changeOf(1_125, 1_000), 12.5))
  test('may be negative', () => assert.equal(changeOf(500, 1_000), -50))
  test('to 0 is -100 %', () => assert.equal(changeOf(0, 10), -100))
  test('from 0 is null', () => assert.equal(changeOf(10, 0), null))
})

describe('the figures of revenue', () => {
  test('average revenue is revenue divided by paying brokers', () => {
    assert.equal(averageRevenue(10_000, 4), 2_500)
    assert.equal(averageRevenue(1_000, 3), 333)
    assert.equal(averageRevenue(0, 0), null)
  })

  test('churn is the brokers lost divided by those at the start', () => {
    assert.equal(churnOf(1, 48), 2.1)
    assert.equal(churnOf(0, 48), 0)
    assert.equal(churnOf(0, 0), null)
  })

  test('lifetime value is average revenue divided by churn', () => {
    assert.equal(lifetimeValue(10_000, 4, 1, 18), 45_000)
    // Unrounded: 1000/3 by 1/7, not 333 by 14.3 %.
    assert.equal(lifetimeValue(1_000, 3, 1, 7), 2_333)
  })

  test('lifetime value is null while no broker is lost', () => {
    assert.equal(lifetimeValue(10_000, 4, 0, 18), null)
    assert.equal(lifetimeValue(0, 0, 1, 18), null)
    assert.equal(lifetimeValue(10_000, 4, 0, 0), null)
  })
})
