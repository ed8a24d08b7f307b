import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { toShorthand } from '#query-language/corpus/shorthand.ts'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from './parse-query.ts'

const gazetteer = buildGazetteer([])
const today = '2026-11-26'

/** Tests the parsed slots, and that the rest is one unsupported phrase. */
function leaves(lines: readonly (readonly [query: string, notes: string, piece: string])[]) {
  for (const [query, notes, piece] of lines) {
    const { slots, unmatched } = parseQuery(query, gazetteer, today)
    assert.deepEqual(
      [toShorthand(slots).join('; '), unmatched],
      [notes, [{ ...spotOf(query, piece), isUnsupported: true }]],
      query,
    )
  }
}

function spotOf(query: string, text: string) {
  const start = query.indexOf(text)
  return { text, start, end: start + text.length }
}

/** Tests that the whole query is understood. */
function understands(lines: readonly (readonly [query: string, notes: string])[]) {
  for (const [query, notes] of lines) {
    const { slots, unmatched } = parseQuery(query, gazetteer, today)
    assert.deepEqual([toShorthand(slots).join('; '), unmatched], [notes, []], query)
  }
}

describe('unsupported conditions', () => {
  test('maintenance is not a rent', () => {
    leaves([
      ['maintenance under 5k 2bhk rent', 'bhk 2; rent', 'maintenance under 5k'],
      ['2bhk maintenance under 5000', 'bhk 2', 'maintenance under 5000'],
      ['2bhk for rent society maintenance 3000', 'bhk 2; rent', 'society maintenance 3000'],
      ['2bhk rent 25k plus maintenance 3k', 'bhk 2; max 25k; rent', 'maintenance 3k'],
      ['2bhk with lift and maintenance under 3k', 'bhk 2; has Lift', 'maintenance under 3k'],
    ])
    understands([
      ['2bhk rent including maintenance 25k', 'bhk 2; max 25k; rent'],
      ['2bhk rent and maintenance under 25k', 'bhk 2; max 25k; rent'],
      ['2bhk flat with maintenance under 30k', 'bhk 2; max 30k; rent; type apartment'],
      ['2bhk rent and maintenance max 25k', 'bhk 2; max 25k; rent'],
      ['2bhk with maintenance 25k rent', 'bhk 2; max 25k; rent'],
      ['2bhk rent 20k maintenance extra', 'bhk 2; max 20k; rent'],
      ['2bhk rent 28k max including maintenance', 'bhk 2; max 28k; rent'],
    ])
  })

  test('a loan is not a budget', () => {
    leaves([
      ['loan 50 lakh 2bhk', 'bhk 2', 'loan 50 lakh'],
      ['2bhk 50 lakh loan', 'bhk 2', '50 lakh loan'],
      ['2bhk budget 50 lakh loan 30 lakh', 'bhk 2; max 50L', 'loan 30 lakh'],
      ['2bhk home loan 40 lakh budget 60 lakh', 'bhk 2; max 60L', 'home loan 40 lakh'],
    ])
    understands([
      ['2bhk 40 lakh loan ho jaye', 'approved Loan approved; bhk 2; max 40L'],
      ['bank loan available 2bhk under 50 lakh', 'approved Loan approved; bhk 2; max 50L'],
    ])
  })

  test('an instalment or a down payment is not a price', () => {
    leaves([
      ['2bhk for rent emi 25k', 'bhk 2; rent', 'emi 25k'],
      ['2bhk emi above 25k', 'bhk 2', 'emi above 25k'],
      ['2bhk car loan emi 15k hai', 'bhk 2', 'car loan emi 15k'],
      ['office 10 lakh down payment 50 lakh', 'max 50L; type office', '10 lakh down payment'],
      ['20 lakh from my side, flat 60 lakh', 'max 60L; type apartment', '20 lakh from my side'],
      ['token of 1 lakh, flat 40 lakh', 'max 40L; type apartment', 'token of 1 lakh'],
    ])
  })

  test('a minimum age is not a maximum age', () => {
    leaves([
      ['older than 10 years', '', 'older than 10 years'],
      ['2bhk more than 10 years old pune', 'bhk 2; city Pune', 'more than 10 years old'],
      ['10 saal se zyada purana 2bhk', 'bhk 2', '10 saal se zyada purana'],
    ])
    understands([
      ['2bhk not older than 10 years', 'age 10; bhk 2'],
      ['10 saal se zyada purana na ho, 2bhk', 'age 10; bhk 2'],
    ])
  })

  test('possession after a date is not possession by that date', () => {
    leaves([
      ['possession after 2026', '', 'possession after 2026'],
      ['2bhk possession after dec 2027', 'bhk 2', 'possession after dec 2027'],
      ['2bhk ready after march 2027 wakad', 'bhk 2; loc Wakad', 'ready after march 2027'],
      ['2bhk possession not before 2027', 'bhk 2', 'possession not before 2027'],
      ['2bhk dec 2027 ke baad possession', 'bhk 2', 'dec 2027 ke baad possession'],
      ['2bhk possession after 6 months', 'bhk 2', 'possession after 6 months'],
    ])
    understands([
      ['2bhk possession by dec 2027', 'bhk 2; by 2027-12'],
      ['2bhk possession within 6 months', 'bhk 2; by 2027-05'],
    ])
  })

  test('an implausible possession year is not replaced by a near one', () => {
    leaves([
      ['by dec 9999', '', 'by dec 9999'],
      ['2bhk possession by dec 9999 pune', 'bhk 2; city Pune', 'possession by dec 9999'],
      ['2bhk possession by 2050', 'bhk 2', 'possession by 2050'],
    ])
    understands([['2bhk ready to move in 9000 pune', 'bhk 2; city Pune; max 9k; ready; rent']])
  })

  test('a condition without listing data is reported as unsupported', () => {
    leaves([
      ['2bhk for rent vegetarian only', 'bhk 2; rent', 'vegetarian only'],
      ['veg only 2bhk for rent', 'bhk 2; rent', 'veg only'],
      ['2bhk pure veg', 'bhk 2', 'pure veg'],
      ['2bhk adyar la saivam', 'bhk 2; loc Adyar', 'saivam'],
      ['2 बीएचके वाकड, वेज ओनली', 'bhk 2; loc Wakad', 'वेज ओनली'],
      ['शुद्ध शाकाहारी, 2 बीएचके', 'bhk 2', 'शुद्ध शाकाहारी'],
      ['2bhk non veg allowed', 'bhk 2', 'non veg allowed'],
      ['2bhk in a peaceful area', 'bhk 2', 'peaceful'],
      ['spacious 3bhk', 'bhk 3', 'spacious'],
      ['2bhk bade kamre wala', 'bhk 2', 'bade kamre wala'],
      ['2bhk rent 25k negotiable', 'bhk 2; max 25k; rent', 'negotiable'],
      ['pre leased office', 'type office', 'pre leased'],
    ])
    understands([['2bhk for rent bachelors allowed', 'bhk 2; for bachelors; rent']])
  })

  test('greetings and verbs of Hindi are no search terms, in both scripts', () => {
    understands([
      ['namaste bhaiya ram ram, ab 2bhk chahiye, 20 hazar de sakte hain', 'bhk 2; max 20k; rent'],
      ['नमस्ते भैया राम राम, अब 2 बीएचके चाहिए, 20 हजार दे सकते हैं', 'bhk 2; max 20k; rent'],
      ['परिवार बढ़ गया, 2 बीएचके चाहिए', 'bhk 2'],
    ])
  })
})
