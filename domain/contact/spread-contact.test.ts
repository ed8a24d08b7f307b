import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { findContactDetail } from './contact-detail.ts'
import { contactExamples } from './contact-example.ts'
import { findContactInNames, findSpreadContact } from './spread-contact.ts'

describe('contact details over several texts', () => {
  for (const text of Object.values(contactExamples)
    .flat()
    .filter((one) => one.includes(' '))) {
    test(`${JSON.stringify(text)} is found wherever it is split`, () => {
      for (const { index } of text.matchAll(/ /g)) {
        const parts = [text.slice(0, index), text.slice(index + 1)]
        if (parts.some(findContactDetail)) continue
        for (const texts of [parts, parts.toReversed(), ['Sea view', ...parts, 'Near a park']]) {
          assert.ok(findSpreadContact(texts), JSON.stringify(texts))
        }
      }
    })
  }
  for (const texts of [
    ['987', '654 lane', '3210'],
    ['Sunny 98765', 'near 43210 gate'],
    ['98765 Rao', 'Twenty years of homes in Pune and around it, write 43210'],
    ['98765 Rao', '43210'],
  ]) {
    test(`${JSON.stringify(texts)} have a contact detail`, () =>
      assert.ok(findSpreadContact(texts)))
  }
  for (const texts of [
    ['Survey 98765', 'near 43210 gate'],
    ['987', '654 lane', 'Sea view'],
    ['Plot 71234', 'Call us about plot 71235'],
    ['Flat at 65,500', '43210 sq ft of land, call us'],
    ['2 BHK of 1200 sq ft', 'Pune 411045', 'P52100001234', 'Rent 65000 to 75000'],
    ['Sector 62', '12.971598, 77.594566', '9 floors, 2027-12'],
  ]) {
    test(`${JSON.stringify(texts)} have no contact detail`, () => {
      assert.equal(findSpreadContact(texts), undefined)
    })
  }
})

describe('contact details in names', () => {
  for (const names of [
    ['WhatsApp 98765 Sky', '43210'],
    ['Ravi', '43210 Rao', 'Sky 98765 Homes'],
    ['98765 Sky 43210'],
    ['Nine Eight Seven Six Five Sky', 'Rao 43210'],
    ['Ramesh', '@jio'],
    ['@jio', 'Rao'],
    ['com', 'Sky', 'Homes dot'],
  ]) {
    test(`${JSON.stringify(names)} have a contact detail`, () =>
      assert.ok(findContactInNames(names)))
  }
  for (const names of [
    ['Ravi', "D'Souza", 'Sector 62 Homes 2010 Pvt Ltd'],
    ['S.', 'K. Rao', '24x7 Realty & Sons (1995), Shop 45/2'],
    ['Ek', 'Do', 'Homes @ SMGK Urbana'],
  ]) {
    test(`${JSON.stringify(names)} have no contact detail`, () =>
      assert.equal(findContactInNames(names), undefined))
  }
})
