import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { parseQuery } from '#query-language/parse-query.ts'

const gazetteer = buildGazetteer([])

/** Declares a test for each query: its EMI, its rent with maintenance and its other budget. */
function reads(lines: readonly (readonly [query: string, costs: string])[]) {
  for (const [query, costs] of lines) {
    test(query, () => {
      const { emi, monthly, budget } = parseQuery(query, gazetteer).filter
      const said = [
        ...[emi && `emi ${emi.max}`, monthly && `total ${monthly.max}`],
        budget && `budget ${budget.max ?? `from ${budget.min}`}`,
      ]
      assert.equal(said.filter(Boolean).join(', '), costs)
    })
  }
}

describe('an EMI is a maximum monthly instalment', () => {
  reads([
    ['emi under 40k', 'emi 40000'],
    ['EMI 35000 se kam', 'emi 35000'],
    ['E.M.I. below 30000', 'emi 30000'],
    ['किस्त 12 हजार महीना', 'emi 12000'],
    ['EMI 45 ಸಾವಿರಕ್ಕಿಂತ ಹೆಚ್ಚು ಕಟ್ಟೋಕೆ ಆಗಲ್ಲ', 'emi 45000'],
    ['ইএমআই কুড়ি হাজারের বেশি দিতে পারব না', 'emi 20000'],
    ['2bhk emi 35 tak', 'emi 35000'],
    ["emi shouldn't be more than 45k", 'emi 45000'],
    ['we can pay emi upto 50k pm', 'emi 50000'],
    ['20 hazar ki kist, 2bhk flat', 'emi 20000'],
    ['80 lakh budget, emi 50k', 'emi 50000, budget 8000000'],
    ['down payment 10 lakh and emi 40k', 'emi 40000'],
    ['50k emi, 20 lakh own money', 'emi 50000'],
    ['ईएमआई 35 हजार से कम', 'emi 35000'],
    ['हर महीने की किस्त 25 हजार तक', 'emi 25000'],
    ['हप्ता 30 हजार पर्यंत', 'emi 30000'],
    ['தவணை 30000 2bhk', 'emi 30000'],
  ])
})

describe('amounts that are not the EMI of a home', () => {
  reads([
    ['emi above 30k', ''],
    ['no cost emi 2bhk', ''],
    ['emi 2bhk 40k', 'budget 40000'],
    ['2bhk for rent emi 25k', ''],
    ['meri emi 20k chal rahi hai, 2bhk rent 15k', 'budget 15000'],
    ['car loan emi 15k hai, budget 50 lakh', 'budget 5000000'],
    ['2bhk emi facility, 60 lakh', 'budget 6000000'],
  ])
})

describe('monthly totals of rent and maintenance', () => {
  reads([
    ['monthly total 30k including maintenance', 'total 30000'],
    ['all inclusive 25k pm rent', 'total 25000'],
    ['maheene ka kharcha 30 hazar tak', 'total 30000'],
    ['2bhk rent incl. maintenance upto 25k', 'total 25000'],
    ['rent + maintenance 25k', 'total 25000'],
    ['kiraya aur maintenance milakar 20 hazar', 'total 20000'],
    ['25k maintenance samet 2bhk', 'total 25000'],
    ['25000/- (maintenance included) 2bhk', 'total 25000'],
    ['sab kuch milakar 22 hazar tak ka 2bhk', 'total 22000'],
    ['office monthly outgo should be less than 4 lakhs', 'total 400000'],
    ['महीने का खर्च 30 हजार तक', 'total 30000'],
    ['मेंटेनेंस सहित 25 हजार किराया', 'total 25000'],
    ['महिन्याचा खर्च 25 हजार पर्यंत', 'total 25000'],
  ])
})

describe('amounts that are not a total of rent and maintenance', () => {
  reads([
    ['2bhk rent 25k + maintenance baner', 'budget 25000'],
    ['2bhk 32k+4k maintenance', 'budget 32000'],
    ['25k with 3k maintenance', 'budget 25000'],
    ['20k with maintenance 2k', 'budget 20000'],
    ['25k excluding maintenance', 'budget 25000'],
    ['rent 25k maintenance not included', 'budget 25000'],
    ['rent 25k not including maintenance', 'budget 25000'],
    ['monthly budget 30k', 'budget 30000'],
    ['1 cr all inclusive 3bhk', 'budget 10000000'],
    ['2bhk buy 2 lakh all inclusive', 'budget 200000'],
  ])
})
