import { msg, t } from '#domain/locale/translate.ts'
import { withCommas } from '#domain/text/format-number.ts'
import { type Buyer, type CostRate, chargeOf, rateFor, shareOf } from './cost-rate.ts'
import { maxLoan } from './emi.ts'
import { rateNote } from './rate-note.ts'

const squareFeetInMetre = 10.7639

export interface Purchase {
  /** Whole rupees. */
  price: number
  /** Circle rate or guidance value of the home in whole rupees. */
  guidance?: number | undefined
  state: string
  /** The city, as `findCity` names it. */
  city: string
  /** Whether GST counts it among the metropolitan cities. */
  isMetro: boolean
  isRural?: boolean
  buyer: Buyer
  /** The day of the deed, `2026-11-22`. */
  day: string
  /** Whether the home is bought before its completion certificate; undefined where not known. */
  isUnderConstruction?: boolean | undefined
  /** Carpet area by RERA in square feet. */
  carpet?: number | undefined
  /** Percent of the price, before GST; 0 for none. */
  brokerage: number
}

/** A charge of a state whose rate may be unknown. */
export type StateCharge = 'stamp-duty' | 'registration'

export interface CostLine {
  label: string
  /** Percent of the price, or of the value that the charge applies to; null for a fixed amount. */
  percent: number | null
  amount: number
  /** The components of the percentage, why there is no charge, or the form for paying it. */
  note?: string | undefined
  source?: CostRate | undefined
}

export interface PurchaseCost {
  lines: CostLine[]
  /** Labels of the charges of the state whose rate is not known. */
  unknown: string[]
  /** Price and lines in whole rupees; unknown charges are left out. */
  total: number
  /** The largest loan that a bank gives on the price. */
  loan: number
  /** What the buyer pays of the total without the loan. */
  own: number
  /** Part of the price that goes to the tax office instead of the seller; not a further cost. */
  deducted?: CostLine | undefined
}

const stateCharges: [StateCharge, string][] = [
  ['stamp-duty', msg('Stamp duty')],
  ['registration', msg('Registration')],
]

/**
 * Returns what buying a home costs beside its price, as an estimate from the rates of the day
 * (IND-10). Stamp duty and registration apply to the higher of price and guidance value.
 */
export function purchaseCostOf(purchase: Purchase, rates: readonly CostRate[]): PurchaseCost {
  const { price, brokerage, day } = purchase
  const charges = stateCharges.map(([charge, label]) => ({
    label: t(label),
    line: stateLine(purchase, rates, charge, t(label)),
  }))
  const lines = [
    ...charges.flatMap(({ line }) => line ?? []),
    ...gstLine(purchase, rates),
    ...(brokerage > 0 ? brokerageLines(shareOf(price, brokerage), day, rates, brokerage) : []),
  ]
  const total = lines.reduce((sum, { amount }) => sum + amount, price)
  const loan = maxLoanOn(price, day, rates)
  const tds = rateFor(rates, 'tds', { amount: price, day })
  return {
    lines,
    unknown: charges.filter(({ line }) => !line).map(({ label }) => label),
    ...{ total, loan, own: total - loan },
    deducted: tds && {
      label: 'TDS',
      percent: tds.percent,
      amount: chargeOf(tds, price),
      note: tds.note ? rateNote(tds.note) : undefined,
      source: tds,
    },
  }
}

/**
 * Returns what a purchaser needs beside the largest loan, before brokerage, in a man's name, which
 * pays the most; undefined where a rate or the need for GST is not known.
 */
export function cashToOwn(
  purchase: Omit<Purchase, 'buyer' | 'brokerage' | 'guidance'>,
  rates: readonly CostRate[],
): number | undefined {
  if (purchase.isUnderConstruction === undefined) return undefined
  const { own, unknown } = purchaseCostOf({ ...purchase, buyer: 'man', brokerage: 0 }, rates)
  return unknown.length === 0 ? own : undefined
}

function maxLoanOn(price: number, day: string, rates: readonly CostRate[]): number {
  const steps = rates
    .filter(({ charge, validFrom, validUntil }) => {
      return charge === 'loan-share' && validFrom <= day && day < (validUntil ?? '9999-12-31')
    })
    .map(({ percent, upTo }): [number, number] => [
      (percent ?? 0) / 100,
      upTo ?? Number.POSITIVE_INFINITY,
    ])
  return steps.length > 0 ? maxLoan(price, steps) : 0
}

function stateLine(
  purchase: Purchase,
  rates: readonly CostRate[],
  charge: StateCharge,
  label: string,
): CostLine | undefined {
  const amount = Math.max(purchase.price, purchase.guidance ?? 0)
  const { carpet: _carpet, ...asked } = purchase
  const rate = rateFor(rates, charge, { ...asked, amount })
  if (!rate) return undefined
  const cost = chargeOf(rate, amount)
  const { percent, maxAmount, note } = rate
  const isCapped = maxAmount !== null && cost === maxAmount
  return {
    ...{ label, percent, amount: cost, source: rate },
    note: isCapped
      ? t('at most ₹{max}', { max: withCommas(maxAmount) })
      : note
        ? rateNote(note)
        : undefined,
  }
}

function gstLine(purchase: Purchase, rates: readonly CostRate[]): CostLine[] {
  const { price, day, isUnderConstruction, carpet, isMetro } = purchase
  if (isUnderConstruction === undefined) return []
  const rate = rateFor(rates, 'gst', {
    ...{ amount: price, day, isMetro },
    carpet: carpet === undefined ? undefined : carpet / squareFeetInMetre,
  })
  if (!rate) return []
  if (!isUnderConstruction) {
    const note = t('no GST once the completion certificate is issued')
    return [{ label: 'GST', percent: 0, amount: 0, note, source: rate }]
  }
  return [{ label: 'GST', percent: rate.percent, amount: chargeOf(rate, price), source: rate }]
}

/** Returns the brokerage and the GST on it; `percent` is of the price, null for days of rent. */
export function brokerageLines(
  fee: number,
  day: string,
  rates: readonly CostRate[],
  percent: number | null,
): CostLine[] {
  const gst = rateFor(rates, 'brokerage-gst', { amount: fee, day })
  const line = { label: t('Brokerage'), percent, amount: fee }
  const own = percent === null ? line : { ...line, note: t('as agreed with the broker') }
  if (!gst) return [own]
  const label = t('GST on brokerage')
  return [own, { label, percent: gst.percent, amount: chargeOf(gst, fee), source: gst }]
}
