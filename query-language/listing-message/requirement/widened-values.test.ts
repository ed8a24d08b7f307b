import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { buildGazetteer } from '#query-language/gazetteer/gazetteer.ts'
import { corpusDay } from '../corpus/score-messages.ts'
import { readRequirements } from '../read-message.ts'

type Case = readonly [text: string, search: string, terms?: readonly string[]]

const gazetteer = buildGazetteer([])
const [sale, rent] = ['Need 3bhk for sale in Baner Pune', 'Need 2bhk for rent in Baner Pune']
const [ofSale, ofRent] = ['3 BHK for sale in Baner, Pune', '2 BHK for rent in Baner, Pune']

const rules: Record<string, readonly Case[]> = {
  'a list of floors, directions or furnishing is taken whole': [
    [`${sale}, 1st or 2nd floor`, `${ofSale}, 1st floor, 2nd floor`],
    [`${sale}, 1st or ground floor`, `${ofSale}, 1st floor, ground floor`],
    [`${sale}\nnorth kinva east facing`, `${ofSale}, north facing, east facing`],
    [
      'Need 2bhk semi/fully furnished on rent in Baner Pune',
      '2 BHK semi-furnished or furnished for rent in Baner, Pune',
    ],
  ],
  'furnishing is taken whole where its first word stands before "or"': [
    [
      'Need 2bhk fully or semi furnished on rent in Baner Pune',
      '2 BHK semi-furnished or furnished for rent in Baner, Pune',
    ],
  ],
  'parking is a covered one only where that is said': [
    [`${rent}, car parking`, `${ofRent}, 1 car parking`],
    [`${rent}, covered parking`, `${ofRent}, with Covered parking`],
  ],
  'what counts things, says how it is paid, or is a rate, is no budget': [
    [`${sale}\nwhite payment 60 lakh max`, ofSale, ['must: white payment 60 lakh max']],
    [
      'Office for rent in Baner Pune, 20-25 ws',
      'office for rent or lease in Baner, Pune',
      ['must: 20-25 ws'],
    ],
    [
      'Plot in Nashik, 200 gaj, 1.6 lakh per gaj, corner 90k',
      'plot for sale in Nashik, around 200 sqyd, under ₹1.6 lakh per sqyd',
    ],
  ],
  'a company lease with its rent is a rent': [
    ['Need 3bhk lease Baner Pune, rent upto 2L', '3 BHK for rent in Baner, Pune, under ₹2 lakh'],
  ],
  'what stands behind a deposit is no budget': [
    [
      'Salt Lake e 2bhk rent chai\n20-24k\nDeposit 2-3 mash',
      '2 BHK for rent in Salt Lake, Kolkata, ₹20,000 to ₹24,000',
    ],
  ],
  'shares are in the words of a term': [
    [`${sale}\nBrokerage std 2%`, ofSale, ['must: Brokerage std 2%']],
  ],
  'what somebody has, and whom they do not want beside them, is not asked for': [
    [`${sale}, apna 1bhk sell karna hai`, ofSale],
    [
      'PG for my daughter in Baner Pune, no PG with boys in same building',
      'PG in Baner, Pune',
      ['excluded: no PG with boys in same building'],
    ],
    [`${rent}\nnot beyond Aundh`, ofRent, ['excluded: not beyond Aundh']],
    [`${rent}\nno sharing please`, ofRent],
  ],
  'a second choice asks for nothing': [
    [
      `${sale} or Aundh (Balewadi also ok)`,
      '3 BHK for sale in Baner, Aundh, Pune',
      ['soft: Balewadi'],
    ],
    [`${sale}, second choice Pashan`, ofSale, ['soft: second choice Pashan']],
    [
      `${sale}\n1.2 to 1.5 cr\nrow house also considered under 1 cr`,
      `${ofSale}, ₹1.2 Cr to ₹1.5 Cr`,
      ['soft: row house also considered under 1 cr'],
    ],
  ],
  'a wish of the next line is none of this one': [
    [
      'Need plot in Nashik, road 20 ft\nview ho to badhiya',
      'plot in Nashik, road at least 20 ft wide',
      ['soft: view ho to badhiya'],
    ],
  ],
  'a line of places in capitals is read whole': [
    [
      'REQUIRED GODOWN ON RENT\nNARELA, BAWANA, ALIPUR',
      'warehouse for rent or lease in Narela, Bawana, ALIPUR, Delhi',
    ],
  ],
  'a name above a number, or before it, is who asks': [
    [`${rent}\nNo basement\nAsha Rao\n98220 33333`, `${ofRent}, not on basement`],
    [`${rent}\nPuja / Sachin Kulkarni 98500 00239`, ofRent],
    [`${rent}\nVikram Reddy, Corporate Nest\n98200 44444`, ofRent],
  ],
}

describe('values of a requirement', () => {
  for (const [rule, cases] of Object.entries(rules))
    test(rule, () => {
      for (const [text, search, terms = []] of cases) {
        const [reading] = readRequirements(text, gazetteer, corpusDay).readings
        assert.equal(reading?.search, search, text)
        const said = reading?.terms.map((term) => `${term.strength}: ${term.text}`)
        assert.deepEqual(said, terms, text)
      }
    })
})
