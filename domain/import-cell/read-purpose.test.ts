import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readPurpose } from './read-purpose.ts'

test('a headline gives sale, rent or lease, but nothing where it names both sale and rent', () => {
  const rows: [string, string | undefined][] = [
    ['3 BHK Apartment for Sale in Wakad Pune', 'sell'],
    ['Office space for rent in Baner Pune', 'rent'],
    ['2BHK TO-LET near metro', 'rent'],
    ['Shop on lease, MG Road', 'lease'],
    ['Warehouse for lease or for rent', 'rent'],
    ['Urgent sale: villa in Aundh', 'sell'],
    ['Villa, urgent sell, Aundh', 'sell'],
    ['Resale flat in Kothrud', 'sell'],
    ['Flat for sale or rent', undefined],
    ['Flat for rent/sale', undefined],
    ['3 BHK in Rental Heights', undefined],
    ['Shop near Sales Tax office', undefined],
    ['Flat with rental income', undefined],
    ['मकान किराए पर', 'rent'],
  ]
  for (const [headline, purpose] of rows) assert.equal(readPurpose(headline), purpose, headline)
})
