import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { property } from '#contract/property/property.ts'
import { useApp } from '#test/app.ts'
import { publicList } from '#test/public-list.ts'

const site = useApp()

const choices = async (search: string) =>
  (await publicList(site, { search })).interpretation?.doubts[0]?.choices.map((choice) => [
    choice.label,
    choice.search,
  ])

describe('an ambiguous amount in a search', () => {
  test('offers choices that keep the whole range', async () => {
    assert.deepEqual(await choices('2bhk 80-90'), [
      ['₹80 lakh to ₹90 lakh', '2bhk ₹80 lakh to ₹90 lakh'],
      ['₹80,000 to ₹90,000', '2bhk ₹80,000 to ₹90,000'],
    ])
  })

  test('keeps “at least” and “about” in its choices', async () => {
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

test('a search explains the price of an EMI and the handling of silent homes', async () => {
  const notes = async (search: string) =>
    (await publicList(site, { search })).interpretation?.slots.map(({ slot, label, use, note }) => [
      ...[slot, label, use, note?.slice(0, 30) ?? null],
    ])
  assert.deepEqual(await notes('2bhk emi under 43392'), [
    ['bhk', '2 BHK', 'filter', null],
    ['emi', 'EMI under ₹43,392', 'filter', 'Showing homes up to about ₹62.'],
  ])
  assert.deepEqual(await notes('25k including maintenance'), [
    ['monthly', 'Under ₹25,000 including maintenance', 'filter', 'Homes that do not state their '],
    ['intent', 'For rent', 'filter', null],
  ])
})

test('a search is explained in the language of the request, in queries otherwise', async () => {
  const explain = async (search: string) => {
    const headers = { 'accept-language': 'hi-IN' }
    return (await site.call(property.publicList, { query: { search } }, { headers })).body
      .interpretation
  }
  const { sentence, slots } = (await explain('cheapest 2bhk flat for rent above 80k')) ?? {}
  assert.equal(sentence, 'किराए के लिए सबसे सस्ते 2 BHK अपार्टमेंट, ₹80,000 से ज़्यादा')
  assert.deepEqual(
    slots?.map(({ label }) => label),
    ['सबसे सस्ते', '2 BHK', 'अपार्टमेंट', 'किराए के लिए', '₹80,000 से ज़्यादा'],
  )
  assert.deepEqual((await explain('2bhk above 80'))?.doubts[0]?.choices, [
    { label: '₹80 लाख', search: '2bhk above ₹80 lakh' },
    { label: '₹80,000', search: '2bhk above ₹80,000' },
  ])
})
