/** The parts of an invoice total, in paise. They always add up to the total. */
export interface GstSplit {
  taxablePaise: number
  cgstPaise: number
  sgstPaise: number
  igstPaise: number
}

/**
 * Takes the tax out of a price that includes it (CGST Act, section 15 and rule 35). `totalPaise` is
 * a whole number from 0, `rateBasisPoints` hundredths of a percent: 18 % is 1800. Within one state
 * half is central and half is state tax, and the halves are equal; between states it is integrated
 * tax. Rounds half up to the paisa; the rounding difference goes to the taxable value. The rate is
 * a setting of the back office (`server/billing/invoice/setting.ts`).
 */
export function splitGst(
  totalPaise: number,
  rateBasisPoints: number,
  isSameState: boolean,
): GstSplit {
  const whole = 10_000 + rateBasisPoints
  if (isSameState) {
    const half = roundedShare(totalPaise, rateBasisPoints, 2 * whole)
    const taxablePaise = totalPaise - 2 * half
    return { taxablePaise, cgstPaise: half, sgstPaise: half, igstPaise: 0 }
  }
  const tax = roundedShare(totalPaise, rateBasisPoints, whole)
  return { taxablePaise: totalPaise - tax, cgstPaise: 0, sgstPaise: 0, igstPaise: tax }
}

/**
 * amount × part ÷ whole, rounded half up. In integers: a float would lose paise of large amounts.
 */
function roundedShare(amount: number, part: number, whole: number): number {
  const [product, divisor] = [BigInt(amount) * BigInt(part), BigInt(whole)]
  return Number((2n * product + divisor) / (2n * divisor))
}
