import { t } from '#domain/locale/translate.ts'
import { brokerageGstRates, homeGstRates } from '#domain/tax/gst-rates.ts'
import { withCommas } from '#domain/text/format-number.ts'
import {
  type Buyer,
  type Charge,
  chargeLabels,
  type Sourced,
  stateRates,
  tdsRates,
} from './purchase-cost-rate.ts'

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

export interface CostLine {
  label: string
  /** Percent of the price, or of the value that the charge applies to. */
  percent: number
  amount: number
  /** The components of the percentage, why there is no charge, or the form for paying it. */
  note?: string | undefined
  source?: Sourced | undefined
}

export interface PurchaseCost {
  lines: CostLine[]
  /** Charges of the state whose rate is not known. */
  unknown: Charge[]
  /** Price and lines in whole rupees; unknown charges are left out. */
  total: number
  /** Part of the price that goes to the tax office instead of the seller; not a further cost. */
  deducted?: CostLine | undefined
}

/**
 * Returns what buying a home costs beside its price, as an estimate from the rates of the day
 * (IND-10). Stamp duty and registration apply to the higher of price and guidance value.
 */
export function purchaseCostOf(purchase: Purchase): PurchaseCost {
  const { price, day, brokerage } = purchase
  const charges = (['Stamp duty', 'Registration'] as const).map((charge) => ({
    charge,
    line: stateLine(purchase, charge),
  }))
  const lines = [
    ...charges.flatMap(({ line }) => line ?? []),
    ...gstLine(purchase),
    ...(brokerage > 0 ? brokerageLines(price, brokerage, day) : []),
  ]
  const tds = tdsRates.find((rate) => holds(rate, day) && price >= rate.minPrice)
  return {
    lines,
    unknown: charges.filter(({ line }) => !line).map(({ charge }) => charge),
    total: lines.reduce((sum, { amount }) => sum + amount, price),
    deducted: tds && {
      label: 'TDS',
      percent: tds.percent,
      amount: share(price, tds.percent),
      note: tds.form,
      source: tds,
    },
  }
}

function stateLine(purchase: Purchase, charge: Charge): CostLine | undefined {
  const { price, guidance = 0, state, city, buyer, day } = purchase
  const value = Math.max(price, guidance)
  const rate = stateRates.find(
    (row) =>
      row.state === state &&
      row.charge === charge &&
      holds(row, day) &&
      (row.cities?.includes(city) ?? true) &&
      (row.buyers?.includes(buyer) ?? true) &&
      value > (row.above ?? 0) &&
      value <= (row.upTo ?? Number.POSITIVE_INFINITY),
  )
  if (!rate) return undefined
  const { percent, max = Number.POSITIVE_INFINITY, parts } = rate
  const amount = Math.min(share(value, percent), max)
  const note = amount === max ? t('at most ₹{max}', { max: withCommas(max) }) : parts && t(parts)
  return { label: chargeLabels[charge], percent, amount, note, source: rate }
}

function gstLine(purchase: Purchase): CostLine[] {
  const { price, day, isUnderConstruction, carpet, isMetro } = purchase
  if (isUnderConstruction === undefined) return []
  const fits = ({ upTo, carpet: max }: (typeof homeGstRates)[number]) =>
    (upTo === undefined || price <= upTo) &&
    // A home of unknown carpet area does not count as small.
    (!max ||
      (carpet ?? Number.POSITIVE_INFINITY) / squareFeetInMetre <=
        (isMetro ? max.metro : max.elsewhere))
  const rate = homeGstRates.find((row) => holds(row, day) && fits(row))
  if (!rate) return []
  if (!isUnderConstruction) {
    const note = t('no GST once the completion certificate is issued')
    return [{ label: 'GST', percent: 0, amount: 0, note, source: rate }]
  }
  return [{ label: 'GST', percent: rate.percent, amount: share(price, rate.percent), source: rate }]
}

function brokerageLines(price: number, percent: number, day: string): CostLine[] {
  const fee = share(price, percent)
  const gst = brokerageGstRates.find((row) => holds(row, day))
  const line = { label: t('Brokerage'), percent, amount: fee, note: t('as agreed with the broker') }
  if (!gst) return [line]
  return [
    line,
    {
      label: t('GST on brokerage'),
      percent: gst.percent,
      amount: share(fee, gst.percent),
      source: gst,
    },
  ]
}

const holds = ({ from, to = '9999-12-31' }: Sourced, day: string) => from <= day && day <= to

// Computed in whole hundredths of a percent, so that 5.6 % of a crore is exact.
const share = (value: number, percent: number) =>
  Math.round((value * Math.round(percent * 100)) / 10_000)
