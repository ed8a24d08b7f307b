import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findContactDetail } from './contact-detail.ts'

const phones = [
  '9876543210',
  'Call 98765 43210 now',
  'call 98765-43210',
  '+91 98765 43210',
  '+919876543210',
  '0091 98765 43210',
  '098765 43210',
  '91-9876543210',
  '98 76 54 32 10',
  '9 8 7 6 5 4 3 2 1 0',
  '9-8-7-6-5-4-3-2-1-0',
  '9.8.7.6.5.4.3.2.1.0',
  '98765.43210',
  '987.654.3210',
  '98765_43210',
  '98765/43210',
  '(98765) 43210',
  '98765\n43210',
  '98,76,54,32,10',
  '9,87,65,43,210',
  '९८७६५४३२१०',
  '९८७६५ ४३२१०',
  '௯௮௭௬௫௪௩௨௧௦',
  '９８７６５４３２１０',
  '9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣',
  '98\u200b765\u200b43210',
  'nine eight seven six five four three two one zero',
  'Nine Eight Seven Six Five 43210',
  'nine-eight-seven-six-five-four-three-two-one-zero',
  'nineeightsevensixfivefourthreetwoonezero',
  'double nine eight seven six five four three two one',
  '9 8 7 triple 6 5 4 3 2',
  'ninety eight seventy six fifty four thirty two ten',
  'nau aath saat chhe paanch char teen do ek zero',
  'नौ आठ सात छह पांच चार तीन दो एक शून्य',
  '987654321O',
  'Mob:9876543210',
  'call9876543210',
  'Ph.9876543210/9876543211',
  'WhatsApp 98765-43210 for a visit, 2 BHK 1200 sqft',
  'call for details 8800 and 561288',
  'call for more detail 9717 and 46-59 three four',
  'contact 742866nine63nine',
  '022 2678 1234',
  '022-26781234',
  '0124-4567890',
  '+91 22 2678 1234',
  '1800-123-4567',
  '+971 50 123 4567',
  '1200 sqft flat, owner 98765 43210, rent 25,000',
]
const emails = [
  'ravi@example.in',
  'mail ravi.k+flats@gmail.com please',
  'ravi (at) gmail (dot) com',
  'ravi[at]gmail.com',
  'ravi at gmail dot com',
  'RAVI @ GMAIL . COM',
]
const payments = [
  'name@okaxis',
  'pay ravi.k@ybl today',
  '9876543210@paytm',
  'token to ravi-k@okhdfcbank.',
  'ravi@upi',
  'ravi.k@sbi',
  'ravi (at) okaxis',
  'UPI id: ravi@anybank',
  'upi://pay?pa=ravi',
  'A/c 1234, IFSC HDFC0001234',
]
const links = [
  'https://example.com/flat',
  'www.skyhomes.in',
  'see skyhomes.com',
  'wa.me/919876543210',
  't.me/skyhomes',
  'bit.ly/3xYz',
  'visit skyhomes.in for details',
  'skyhomes.co.in',
  'more at skyhomes.in',
  'skyhomes dot com',
  'skyhomes (dot) in',
  'instagram: @skyhomes',
]
const none = [
  '',
  '2 BHK 1200 sqft',
  '3 BHK, 1,240 sq ft, ₹95,00,000',
  'Price Rs 9500000 only, 560038',
  'Price 7500000000',
  'Rs. 9,50,00,00,000',
  '75,00,000 - 80,00,000',
  'Price 75,00,000, 120 sqft balcony',
  'Areas 650, 750, 1250 sq ft',
  '650 / 750 / 1250 sqft',
  'Rent 65000-75000',
  'Rent 65,000 to 75,000 a month',
  'Chennai 600001, 2400 sq ft',
  'Chennai 600 001, 2400 sq ft',
  'Pune 411045',
  'P52100001234',
  'MahaRERA P51800012345',
  'RERA PRM/KA/RERA/1251/446/PR/171014/000245',
  'RC/REP/HARERA/GGM/765/497/2023/109',
  'HARERA-PKL-GGM-123-2019',
  'UPRERAPRJ12345',
  'UPRERAPRJ652431/06/2024',
  'GJ/AHMEDABAD/AHMEDABAD CITY/AUDA/MAA07216/061120',
  'TN/29/Building/0123/2019',
  'PBRERA-SAS81-PR0012',
  'K-RERA/PRJ/ERN/077/2021',
  'Possession 31-12-2026, booked 01/06/2024',
  'Ready by 09/08/2026 1050 sqft',
  '12.971598, 77.594566',
  '72.877655, 19.076090',
  'Sectors 62, 74, 75, 76 and 78',
  'sectors 62, 74, 75, 76, 78',
  'Plots 81-82-83-84-85',
  'Khasra 612, 645, 6134',
  'Flat 702, Tower 8, 14th Main, 560038',
  'Plot 45/2, Survey No. 612/1, 613/2',
  'Tower 9, floors 12, 14 and 18',
  'Open 9 to 5, 10 minutes from NH 48, 24x7 water',
  'six seven eight nine rooms',
  'Rent 8500 and deposit 1 lakh, 7500 and 561288 units',
  'T.Meenatchipuram',
  'Two towers of twenty two floors',
  '300sqyd@1.25cr',
  'flat @ 45 lakh',
  '2BHK @Whitefield',
  'Loan available@SBI',
  'Meet us at the site dot to dot',
  'Close to the park.In front of the metro',
  'Near St.Mary school, Pvt.Ltd. developer',
  'Lift, gym, 24 hour water supply. 2 covered parking',
  'A home of 2019-2020 with 3 balconies',
  'Built up 1850.50 sq ft, carpet 1,420.75 sq ft',
  'GST 5%, stamp duty 6%, 99 year lease',
  'East facing, 40x60, 60 ft road, 2400 sq ft',
]

const tables = { phone: phones, email: emails, payment: payments, link: links }

describe('contact details in a text', () => {
  for (const [kind, texts] of Object.entries(tables)) {
    for (const text of texts) {
      test(`${JSON.stringify(text)} holds a ${kind}`, () => {
        assert.ok(findContactDetail(text), 'nothing was found')
        assert.equal(findContactDetail(text)?.kind, kind)
      })
    }
  }
  for (const text of none) {
    test(`${JSON.stringify(text)} holds none`, () => {
      assert.equal(findContactDetail(text), undefined)
    })
  }
})
