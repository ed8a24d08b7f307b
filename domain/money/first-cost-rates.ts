import { readFileSync } from 'node:fs'
import { parseTsv } from '#domain/text/tsv.ts'
import type { CostRate } from './cost-rate.ts'

const table = readFileSync(new URL('./first-cost-rates.tsv', import.meta.url), 'utf8')

/** Returns the rates that a new marketplace starts with. */
export function firstCostRates(): CostRate[] {
  return parseTsv(table).map((cells) => {
    const [charge = '', state = '', place = '', buyer = '', above, upTo, carpet, ...rest] = cells
    const [percent, fixed, max, note = '', from = '', until = '', ...origin] = rest
    const [source = '', address = '', checkedOn = ''] = origin
    return {
      charge: charge as CostRate['charge'],
      state: state || null,
      place,
      buyer: buyer as CostRate['buyer'],
      above: Number(above),
      upTo: numberIn(upTo),
      maxCarpet: numberIn(carpet),
      percent: numberIn(percent),
      fixedAmount: numberIn(fixed),
      maxAmount: numberIn(max),
      note: note || null,
      ...{ validFrom: from, validUntil: until || null, source, address, checkedOn },
    }
  })
}

const numberIn = (cell: string | undefined) => (cell ? Number(cell) : null)
