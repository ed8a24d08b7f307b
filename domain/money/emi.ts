import { maxRupees } from './max-rupees.ts'

/** A home loan as banks compute it: equal instalments at the end of each month. */
export interface Loan {
  /** Whole rupees borrowed. */
  principal: number
  /** Percent per year; 0 means without interest. */
  rate: number
  years: number
}

export interface Repayment {
  /** Whole rupees per month, rounded up, so that the term repays the loan in full. */
  instalment: number
  /** Whole rupees over the whole term. */
  interest: number
  total: number
}

/** Defaults of the loan calculator: percent per year, and years. */
export const usualLoan = { rate: 8.5, years: 20 }

/**
 * Returns the equated monthly instalment, `P·r·(1+r)^n / ((1+r)^n − 1)` with the monthly rate and
 * the number of months, and the total interest. Both are 0 for a loan of 0. Throws a RangeError
 * where a number is negative or not finite, or the term is 0.
 */
export function repaymentOf({ principal, rate, years }: Loan): Repayment {
  const months = Math.round(years * 12)
  if (!(principal >= 0 && rate >= 0 && months >= 1 && Number.isFinite(principal * rate * months))) {
    throw new RangeError('A loan has a sum, a rate and a time.')
  }
  const monthly = rate / 1_200
  const grown = (1 + monthly) ** months
  // The rate is too small for floating point: 1 + r is 1.
  const exact = grown === 1 ? principal / months : (principal * monthly * grown) / (grown - 1)
  // The tolerance absorbs rounding errors of the division, which would add a rupee.
  const instalment = Math.ceil(exact - 1e-6)
  const total = Math.max(Math.round(exact * months), principal)
  return { instalment, interest: total - principal, total }
}

/** The largest share of a price that banks lend, each up to an amount of loan (RBI). */
export type LoanShares = readonly [share: number, most: number][]

const lakh = 100_000
const usualShares: LoanShares = [
  [0.9, 30 * lakh],
  [0.8, 75 * lakh],
  [0.75, Number.POSITIVE_INFINITY],
]

/**
 * Returns the largest home loan for a price (RBI: 90 % of it up to ₹30 lakh of loan, 80 % up to ₹75
 * lakh, 75 % above). At a step the amount stays until the lower share exceeds it, so that it never
 * falls as the price rises.
 */
export function maxLoan(price: number, shares = usualShares): number {
  return Math.floor(Math.max(...shares.map(([share, most]) => Math.min(price * share, most))))
}

/**
 * Returns the highest price, up to `maxPrice`, whose largest loan costs at most the given rupees
 * per month.
 */
export function priceForInstalment(
  instalment: number,
  maxPrice: number,
  { rate, years }: Omit<Loan, 'principal'> = usualLoan,
): number {
  let [price, above] = [0, maxPrice + 1]
  while (above - price > 1) {
    const middle = Math.floor((price + above) / 2)
    const { instalment: needed } = repaymentOf({ principal: maxLoan(middle), rate, years })
    if (needed <= instalment) price = middle
    else above = middle
  }
  return price
}

/** The largest part of an income that goes to an EMI, as banks reckon. */
export const incomeShare = 0.4

/** Returns the highest price whose EMI is at most 40 % of a monthly income in rupees. */
export function affordablePrice(income: number, terms?: Omit<Loan, 'principal'>): number {
  return priceForInstalment(Math.min(income * incomeShare, maxRupees), maxRupees, terms)
}
