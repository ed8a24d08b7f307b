import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { valuesOf } from '../corpus/values-of.ts'

type Case = readonly [text: string, features: unknown]

const flat = '2bhk Baner Pune 950 sqft 82 L'
const rent = '2bhk Baner Pune 950 sqft rent 28k'

const rules: Record<string, readonly Case[]> = {
  'what no field holds is a feature in the words of the message': [
    [`${flat}\nclear title, bank loan possible`, ['Clear title', 'Bank loan possible']],
    [`${flat}\n4th floor, no lift`, 'No lift'],
    [`${flat}\n• Society formed\n• 2 AC`, ['Society formed', '2 AC']],
    [`${rent}, semi furnished (chimney, fans)`, ['Chimney', 'Fans']],
    ['Plot 200 gaj Kharar 45 lakh, corner nahi hai, EB', ['Corner nahi hai', 'EB']],
    [`${flat}\nकागदपत्रे क्लिअर, लिफ्ट नाही`, ['कागदपत्रे क्लिअर', 'लिफ्ट नाही']],
    ['PG Wakad single room 9500, gate closes 10 pm', 'Gate closes 10 pm'],
    [`${flat}, gym`, undefined],
  ],
  'greetings, calls, costs and names are none': [
    [`Dear friends, hot deal\n${flat}\nUrgent sale, call for details`, undefined],
    [`${flat}\nKey with us, inspection any time`, undefined],
    [`${flat}\nStamp duty and registration extra\nBrokerage 1%`, undefined],
    [`${flat}\nOnly genuine buyers, no brokers please`, undefined],
    [`${flat}\nHome Loan Realtors 98220 11223`, undefined],
    [`${flat}\nBooking amount 2 lakh, bank EMI 55,000`, undefined],
    [`${flat}, MG Road`, undefined],
  ],
  'words that exclude people are none': [
    [`${rent}\nVegetarian Hindu family only`, undefined],
    [`${rent}\njain veg family or bachelors with rules`, undefined],
    ['PG Wakad single room 9500, 3 time veg meals', '3 time veg meals'],
  ],
}

describe('features of a home', () => {
  for (const [rule, cases] of Object.entries(rules))
    test(rule, () => {
      for (const [text, expected] of cases)
        assert.deepEqual(valuesOf(text, 'features'), [expected], text)
    })
})
