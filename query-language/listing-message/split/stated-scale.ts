import { regExp } from '#domain/text/reg-exp.ts'

/** "All in Cr", "rates in lakhs": the scale of every price of a message. */
const statement = regExp('i')`
  \b(?:all|rates?|prices?|amounts?|figures?|quotes?|values?)\b[^\n\d]{0,16}\bin[ ]
  (cr|crs|crores?|lacs?|lakhs?)\b
`
const rupeesOf = (scale: string) => (/^c/i.test(scale) ? 10_000_000 : 100_000)

/** Returns the rupees for which each bare price of a text stands, if the text says it. */
export function statedScale(text: string): number | undefined {
  const [, scale] = statement.exec(text) ?? []
  return scale === undefined ? undefined : rupeesOf(scale)
}

/** A number at the end of a line: "… 3rd floor, 4bhk - 5.75". */
const lastNumber = /(?<=[\s:–—-])\d{1,4}(?:\.\d{1,2})?(?=\s*$)/

/** Returns where a bare price ends a line. */
export function barePriceAt(line: string): number | undefined {
  const found = lastNumber.exec(line)
  return found ? found.index : undefined
}
