import { regExp } from '#domain/text/reg-exp.ts'

export type Purpose = 'sell' | 'rent' | 'lease'

// "Lease" before "rent": a home "on lease or rent" is let either way.
const said: readonly [Purpose, RegExp][] = [
  [
    'sell',
    regExp()`
      \b(?:for|on|urgent|distress|available for|up for)[ -]+(?:re-?)?s(?:ale|ell|elling)\b
      |\bto sell\b|\bresale\b|बिक्री|बिकाऊ
    `,
  ],
  ['rent', /\b(?:for|on|available for|available on)[ -]+rent(?:al|ing)?\b|\bto[ -]?let\b|किरा[एय]/],
  ['lease', /\b(?:for|on|available for|available on)[ -]+lease\b/],
]

const saleOrRent = regExp()`
  \b(?:sale|sell|buy)\b\s*(?:\/|or|and|&|,)\s*(?:rent|lease)|\b(?:rent|lease)\b\s*(?:\/|or|and|&
  |,)\s*(?:sale|sell)
`

/**
 * Returns the purpose that a headline names: `2 BHK flat for rent in Baner` → rent. Undefined where
 * it names none, or both sale and rent (`for sale or rent`). Lease beside rent is a rent.
 */
export function readPurpose(headline: string): Purpose | undefined {
  const plain = headline.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ')
  const both = saleOrRent
  if (both.test(plain)) return undefined
  const purposes = said.filter(([, words]) => words.test(plain)).map(([purpose]) => purpose)
  if (purposes.includes('sell')) return purposes.length === 1 ? 'sell' : undefined
  return purposes[0]
}
