import { rupeesOf } from './amount-words.ts'

const prices = ['minPrice', 'maxPrice', 'maxEmi', 'maxMonthlyCost', 'maxCash', 'maxDeposit']

/**
 * Returns the parameters of a submitted filter form: without empty fields, with prices in digits.
 */
export function cleanParams(form: FormData): URLSearchParams {
  const params = new URLSearchParams()
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).filter((value) => typeof value === 'string')
    const text = values
      .map((value) => value.trim())
      .filter(Boolean)
      .join(',')
    if (text === '') continue
    const rupees = prices.includes(name) ? rupeesOf(text) : undefined
    params.set(name, rupees === undefined ? text : String(rupees))
  }
  if (params.get('sort') === 'newest' && !params.has('search')) params.delete('sort')
  return params
}
