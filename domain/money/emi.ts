/** A home loan as a bank reckons it: equal instalments at the end of each month. */
export interface Loan {
  /** Whole rupees borrowed. */
  principal: number
  /** Percent a year; 0 is without interest. */
  rate: number
  years: number
}

export interface Repayment {
  /** Whole rupees a month, rounded up: the loan is paid when its time is over. */
  instalment: number
  /** Whole rupees over the whole time. */
  interest: number
  total: number
}

/** What is reckoned with where nobody says otherwise: percent a year, and years. */
export const usualLoan = { rate: 8.5, years: 20 }

/**
 * The equated monthly instalment, `P·r·(1+r)^n / ((1+r)^n − 1)` with the rate of a month and the
 * count of months. Nothing borrowed costs nothing. Throws a RangeError where a number is negative,
 * not finite, or the time is none.
 */
export function repaymentOf({ principal, rate, years }: Loan): Repayment {
  const months = Math.round(years * 12)
  if (!(principal >= 0 && rate >= 0 && months >= 1 && Number.isFinite(principal * rate * months))) {
    throw new RangeError('A loan has a sum, a rate and a time.')
  }
  const monthly = rate / 1_200
  const grown = (1 + monthly) ** months
  // So little interest that a computer takes it for none.
  const exact = grown === 1 ? principal / months : (principal * monthly * grown) / (grown - 1)
  // A hair above a whole rupee is that rupee: it comes from dividing, not from the loan.
  const instalment = Math.ceil(exact - 1e-6)
  const total = Math.max(Math.round(exact * months), principal)
  return { instalment, interest: total - principal, total }
}

/**
 * What may be borrowed at most for a home, as a part of its price (RBI: 90 % up to ₹30 lakh of
 * loan, 80 % up to ₹75 lakh, 75 % beyond). The step is taken where the lower share of a dearer home
 * is more.
 */
export function maxLoan(price: number): number {
  const lakh = 100_000
  const steps: [share: number, most: number][] = [
    [0.9, 30 * lakh],
    [0.8, 75 * lakh],
    [0.75, Number.POSITIVE_INFINITY],
  ]
  return Math.floor(Math.max(...steps.map(([share, most]) => Math.min(price * share, most))))
}

/**
 * The highest price, up to `maxPrice`, for which the largest loan costs at most so many rupees a
 * month.
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
