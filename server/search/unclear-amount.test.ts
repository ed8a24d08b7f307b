import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { useApp } from '#test/app.ts'
import { publicList } from '#test/public-list.ts'

const site = useApp()

const choices = async (search: string) =>
  (await publicList(site, { search })).interpretation?.doubts[0]?.choices.map((choice) => [
    choice.label,
    choice.search,
  ])

describe('where a number may be two amounts', () => {
  test('each choice is the whole of a range', async () => {
    assert.deepEqual(await choices('2bhk 80-90'), [
      ['₹80 lakh to ₹90 lakh', '2bhk ₹80 lakh to ₹90 lakh'],
      ['₹80,000 to ₹90,000', '2bhk ₹80,000 to ₹90,000'],
    ])
  })

  test('a least stays one, and what was said about stays about', async () => {
    assert.deepEqual(await choices('2bhk above 80'), [
      ['₹80 lakh', '2bhk above ₹80 lakh'],
      ['₹80,000', '2bhk above ₹80,000'],
    ])
    assert.deepEqual(await choices('2bhk around 80'), [
      ['around ₹80 lakh', '2bhk around ₹80 lakh'],
      ['around ₹80,000', '2bhk around ₹80,000'],
    ])
  })
})
