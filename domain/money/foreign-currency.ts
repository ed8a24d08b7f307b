import { regExp } from '#domain/text/reg-exp.ts'

const foreign = regExp('iu')`
  [$€£¥]|(?<!\p{L})(?:usd|dollars?|aed|dirhams?|dhs?|gbp|pounds?|eur|euros?|sgd|cad|aud|hkd|omr
  |qar|sar|kwd|bhd|jpy|yen)(?!\p{L})
`
const indian = /₹|(?<!\p{L})(?:rs|inr|rupees?|रु)(?!\p{L})/iu

/** Whether a text names a currency, and not the rupee: `Price (USD)`, `$ 1,20,000`. */
export function namesForeignCurrency(text: string): boolean {
  return foreign.test(text) && !indian.test(text)
}
