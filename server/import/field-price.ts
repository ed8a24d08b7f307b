import { toSqft } from '#domain/area.ts'
import { lakh, readAmount } from '#domain/read-amount.ts'
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

/** A price whose bare numbers count so many rupees. */
export function readPriceIn(unit: number) {
  return (cell: string, { soFar, usual }: FieldContext): Reading<Partial<Facts>> => {
    if (soFar.isRate) return rateTimesArea(cell, soFar, unit)
    const far = farBelow(cell, soFar.priceUnit === undefined ? usual : undefined)
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
}

const unitName = new Map([
  [1_000, 'thousand'],
  [lakh, 'lakh'],
  [100 * lakh, 'crore'],
])

const guessed = (unit: number) =>
  `the column names no unit; this was taken as ${unitName.get(unit)}`

const isBareNumber = (cell: string) => /^[\s\d.,]+$/.test(cell)

/** Beside prices of 65 and 80, a price of 1.2 is likely to be in another unit. */
function farBelow(cell: string, usual: UsualPrice | undefined) {
  if (!usual || !isBareNumber(cell)) return undefined
  const number = readNumber(cell)
  if (!number.ok || number.value * mostTimes > usual.middle) return undefined
  const reason = `far below the other prices of this column, whose middle is ${usual.middle}; the unit may be another`
  return { isGuess: usual.isGuess, reason }
}

const mostTimes = 20

/** A whole price stands before its rate; only where there is none is it rate times area. */
export function readRate(cell: string, { soFar }: FieldContext): Reading<Partial<Facts>> {
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

/** What a column beside the price says: its unit, or that it is a rate. */
export function readPriceUnit(cell: string): Reading<Partial<Facts>> {
  if (/(?:per|\/)\s*(?:sq\.?\s*f|sft|ft)|^psf$/i.test(cell)) {
    return understood({ priceUnit: 1, isRate: true })
  }
  const unit = readAmount(`1 ${cell}`)
  return unit.ok
    ? understood({
        priceUnit: unit.value.rupees,
        ...(unit.value.isMonthly && { isMonthly: true }),
      })
    : notUnderstood('this is not a unit of money we know')
}
