import { toSqft } from '#domain/area.ts'
import { namesForeignCurrency } from '#domain/foreign-currency.ts'
import { lakh, readAmount, readDeposit } from '#domain/read-amount.ts'
import { readNumber } from '#domain/read-number.ts'
import { notUnderstood, type Reading, understood } from '#domain/reading.ts'
import type { Facts } from './facts.ts'
import type { FieldContext } from './field.ts'

/** The bare numbers of a column of prices. */
export interface UsualPrice {
  middle: number
  /** Whether nothing but these numbers says their unit: neither its name nor another column. */
  isGuess: boolean
}

type Read = (cell: string, context: FieldContext) => Reading<Partial<Facts>>

/** The price, whose bare numbers count so many rupees. */
export const readPriceIn =
  (unit: number): Read =>
  (cell, { soFar, usual, label }) => {
    if (isForeign(cell, label)) return notUnderstood(notRupees)
    if (soFar.isRate) return rateTimesArea(cell, soFar, unit)
    const far = farFrom(cell, soFar.priceUnit === undefined ? usual : undefined)
    if (far?.isGuess) return notUnderstood(far.reason)
    const reading = readAmount(cell, soFar.priceUnit ?? unit)
    if (!reading.ok) return reading
    const { rupees, upTo, isMonthly, isNegotiable } = reading.value
    return understood(
      {
        price: rupees,
        ...(upTo && { priceMax: upTo }),
        ...(isMonthly && { isMonthly }),
        ...(isNegotiable && { isNegotiable }),
      },
      ...reading.notes,
      ...(far ? [far.reason] : []),
      ...(usual?.isGuess && isBareNumber(cell) ? [guessed(unit)] : []),
    )
  }

/** A column in dollars says so once, in its name; a cell may say that it is in rupees all the same. */
const isForeign = (cell: string, label: string) => namesForeignCurrency(`${label} ${cell}`)

const notRupees = 'this is not in rupees'

const unitName = new Map([
  [1_000, 'thousand'],
  [lakh, 'lakh'],
  [100 * lakh, 'crore'],
])

const guessed = (unit: number) =>
  `the column names no unit; this was taken as ${unitName.get(unit)}`

const isBareNumber = (cell: string) => /^[\s\d.,]+$/.test(cell)

/** Beside prices of 65 and 80, a price of 1.2 is likely to be in another unit. */
function farFrom(cell: string, usual: UsualPrice | undefined) {
  if (!usual || !isBareNumber(cell)) return undefined
  const number = readNumber(cell)
  if (!number.ok) return undefined
  const isBelow = number.value * mostTimes <= usual.middle
  if (!isBelow && number.value < usual.middle * mostTimes) return undefined
  const reason = `far ${isBelow ? 'below' : 'above'} the other prices of this column, whose middle is ${usual.middle}; the unit may be another`
  return { isGuess: usual.isGuess, reason }
}

const mostTimes = 20

/** A whole price stands before its rate; only where there is none is it rate times area. */
export function readRate(cell: string, { soFar, label }: FieldContext): Reading<Partial<Facts>> {
  if (isForeign(cell, label)) return notUnderstood(notRupees)
  return soFar.price === undefined ? rateTimesArea(cell, soFar, 1) : understood({})
}

function rateTimesArea(cell: string, soFar: Facts, unit: number): Reading<Partial<Facts>> {
  if (soFar.area === undefined) return understood({})
  const bare = cell.replace(/\s*(?:\/|per\b)\s*(?:sq|sft|ft).*$|\s*psf$/i, '')
  const rate = readAmount(bare, soFar.priceUnit ?? unit)
  if (!rate.ok) return rate
  const price = Math.round(rate.value.rupees * toSqft(soFar.area, soFar.areaUnit ?? 'sqft'))
  return understood({ price }, ...rate.notes, 'the price is this rate times the area')
}

/** The unit of prices: lakh, crore, or a rate for each square foot. */
export function readPriceUnit(cell: string): Reading<Partial<Facts>> {
  if (/(?:per|\/)\s*(?:sq\.?\s*f|sft|ft)|^psf$/i.test(cell)) {
    return understood({ priceUnit: 1, isRate: true })
  }
  if (/\d/.test(cell)) return notUnderstood('this is not a unit of money we know')
  const unit = readAmount(`1 ${cell}`)
  if (!unit.ok && namesForeignCurrency(cell)) return unit
  return unit.ok
    ? understood({
        priceUnit: unit.value.rupees,
        ...(unit.value.isMonthly && { isMonthly: true }),
      })
    : notUnderstood('this is not a unit of money we know')
}

/** A deposit in rupees or in months of the rent. */
export const readDepositCell: Read = (cell, { label }) => {
  const reading = isForeign(cell, label) ? notUnderstood(notRupees) : readDeposit(cell)
  return reading.ok ? understood({ deposit: reading.value }, ...reading.notes) : reading
}
