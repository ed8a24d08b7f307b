import { AreaBasis } from '#contract/property/vocabulary.ts'
import { toSqft } from '#domain/area/area.ts'
import { unitNamed } from '#domain/import-cell/area-unit.ts'
import { lakh, readAmount, readDeposit } from '#domain/import-cell/read-amount.ts'
import { readArea } from '#domain/import-cell/read-area.ts'
import { readNumber } from '#domain/import-cell/read-number.ts'
import { readPrice } from '#domain/import-cell/read-price.ts'
import { notUnderstood, type Reading, understood } from '#domain/import-cell/reading.ts'
import { msg, t } from '#domain/locale/translate.ts'
import { namesForeignCurrency } from '#domain/money/foreign-currency.ts'
import { lowerLabel } from '#server/locale/join-list.ts'
import type { Facts, MeasuredArea } from './facts.ts'
import type { FieldContext } from './field-readers.ts'

/** The typical bare number of a price column. */
export interface UsualPrice {
  middle: number
  /**
   * Whether the unit is guessed from these numbers only, not given by the header or another column.
   */
  isGuess: boolean
}

type Read = (cell: string, context: FieldContext) => Reading<Partial<Facts>>

/** Parses a price whose bare numbers are in units of this many rupees. */
export const readPriceIn =
  (unit: number): Read =>
  (cell, context) => {
    const { soFar, usual, label } = context
    if (isForeign(cell, label)) return notRupees()
    if (soFar.isRate || rateUnit(label)) return rateTimesArea(cell, context, unit)
    const far = farFrom(cell, soFar.priceUnit === undefined ? usual : undefined)
    if (far?.isGuess) return notUnderstood(far.reason)
    const reading = readPrice(cell, soFar.priceUnit ?? unit)
    if (!reading.ok) {
      const isRate = rateUnit(cell) !== undefined && areaSold(soFar) !== undefined
      // It has its own unit of area, and its amount is in rupees unless it says otherwise.
      return isRate ? rateTimesArea(cell, context, 1) : reading
    }
    const { rupees, upTo, perSqft: _rate, ...others } = reading.value
    return understood(
      { price: rupees, ...(upTo && { priceMax: upTo }), ...others },
      ...reading.notes,
      ...(startName.test(label) && reading.notes.length === 0 ? [starts()] : []),
      ...(far ? [far.reason] : []),
      ...(usual?.isGuess && isBareNumber(cell) ? [guessed(unit)] : []),
    )
  }

/** A header may name a foreign currency for all cells, but a cell may still say rupees. */
const isForeign = (cell: string, label: string) => namesForeignCurrency(`${label} ${cell}`)

// Headers of starting prices, as of an auction or a price list.
const startName = /\b(?:reserve|reserved|upset|starting|base|minimum|min)\b/i
const starts = () => t('the price is a starting price')

const notRupees = () => notUnderstood(t('this is not in rupees'))

const unitName = new Map([
  [1_000, msg('thousand')],
  [lakh, msg('lakh')],
  [10 * lakh, msg('million')],
  [100 * lakh, msg('crore')],
])

const guessed = (unit: number) =>
  t('the column has no unit, so this was read as {unit}', { unit: t(unitName.get(unit) ?? '') })

const isBareNumber = (cell: string) => /^[\s\d.,]+$/.test(cell)

/** Among prices of 65 and 80, a price of 1.2 is probably in another unit. */
function farFrom(cell: string, usual: UsualPrice | undefined) {
  if (!usual || !isBareNumber(cell)) return undefined
  const number = readNumber(cell)
  if (!number.ok) return undefined
  const isBelow = number.value * maxTimes <= usual.middle
  if (!isBelow && number.value < usual.middle * maxTimes) return undefined
  const { middle } = usual
  const reason = isBelow
    ? t('far below the other prices in this column (median {middle}), so the unit may be wrong', {
        middle,
      })
    : t('far above the other prices in this column (median {middle}), so the unit may be wrong', {
        middle,
      })
  return { isGuess: usual.isGuess, reason }
}

const maxTimes = 20

/** Parses a rate. A total price takes precedence; without one the price is rate times area. */
export function readRate(cell: string, context: FieldContext): Reading<Partial<Facts>> {
  if (isForeign(cell, context.label)) return notRupees()
  return context.soFar.price === undefined ? rateTimesArea(cell, context, 1) : understood({})
}

const perUnit = /(?:\/|\bper\b)\s*(\p{L}[\p{L}\s.²-]{0,30})[).\s]*$/iu

/** Returns the unit of area at the end of a rate: `8 lakh per guntha`, the header `Rate / acre`. */
function rateUnit(text: string): { unit: string; start: number } | undefined {
  const found = perUnit.exec(text)
  const unit = found?.[1] === undefined ? undefined : unitNamed(found[1])
  return found && unit !== undefined ? { unit, start: found.index } : undefined
}

function rateTimesArea(
  cell: string,
  { soFar, label, state }: FieldContext,
  unit: number,
): Reading<Partial<Facts>> {
  const measured = areaSold(soFar)
  if (measured === undefined) return understood({})
  const own = rateUnit(cell)
  const bare = (own ? cell.slice(0, own.start) : cell).replace(/\s*psf$/i, '')
  const rate = readAmount(bare, soFar.priceUnit ?? unit)
  if (!rate.ok) return rate
  const each = readArea(`1 ${own?.unit ?? rateUnit(label)?.unit ?? 'sqft'}`, 'sqft', state)
  if (!each.ok) return each
  const units = toSqft(measured.area, measured.areaUnit) / toSqft(each.value.area, each.value.unit)
  const price = Math.round(rate.value.rupees * units)
  const area =
    measured.basis === undefined ? t('area') : lowerLabel(AreaBasis.label(measured.basis))
  return understood(
    { price },
    ...rate.notes,
    t('the price is this rate times the {area}', { area }),
  )
}

/** Returns the area that a rate applies to: the largest one of a home, which is what is sold. */
function areaSold({ area, areaUnit = 'sqft', areas = {} }: Facts): MeasuredArea | undefined {
  if (area !== undefined) return { area, areaUnit }
  return areas['super-built-up'] ?? areas['built-up'] ?? areas.carpet ?? areas.plot
}

/** Parses the unit of prices: lakh, crore, or a rate per square foot. */
export function readPriceUnit(cell: string): Reading<Partial<Facts>> {
  if (/(?:per|\/)\s*(?:sq\.?\s*f|sft|ft)|^psf$/i.test(cell)) {
    return understood({ priceUnit: 1, isRate: true })
  }
  if (/\d/.test(cell)) return notUnderstood(t('we do not know this price unit'))
  const unit = readAmount(`1 ${cell}`)
  if (!unit.ok && namesForeignCurrency(cell)) return unit
  return unit.ok
    ? understood({
        priceUnit: unit.value.rupees,
        ...(unit.value.isMonthly && { isMonthly: true }),
      })
    : notUnderstood(t('we do not know this price unit'))
}

/** Parses a deposit in rupees or in months of rent. */
export const readDepositCell: Read = (cell, { label }) => {
  const reading = isForeign(cell, label) ? notRupees() : readDeposit(cell)
  return reading.ok ? understood({ deposit: reading.value }, ...reading.notes) : reading
}
