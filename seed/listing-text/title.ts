import type { Random } from '@brickbazaar/random'
import type { PropertyType } from '#contract/property/vocabulary.ts'
import { isHome, type ListingText, sizeOf } from './fact.ts'

const nouns: Record<PropertyType, readonly [string, ...string[]]> = {
  apartment: ['flat', 'apartment'],
  villa: ['villa'],
  house: ['independent house'],
  plot: ['plot', 'residential plot'],
  commercial: ['commercial space'],
  office: ['office', 'office space'],
  industrial: ['industrial space', 'industrial property'],
  agricultural: ['agricultural land', 'farmland'],
}

export const nounOf = (dice: Random, type: PropertyType): string => dice.pick(nouns[type])

const dealWords = { sell: 'for sale', rent: 'for rent', lease: 'for lease' } as const
const furnishWords = {
  unfurnished: '',
  'semi-furnished': 'semi-furnished ',
  'fully-furnished': 'fully furnished ',
} as const

/** Returns the title: about sixty characters at most, with the place last. */
export function titleOf(facts: ListingText, dice: Random): string {
  const { propertyType, listingType, area, city, society, bedrooms } = facts
  const noun = nounOf(dice, propertyType)
  const deal = dealWords[listingType]
  const place = dice.pick([area, `${area}, ${city}`])
  const size = sizeOf(facts)
  if (propertyType === 'agricultural') {
    return capital(
      dice.pick([`${size} of ${noun} in ${place}`, `${noun} of ${size} ${deal} in ${area}`]),
    )
  }
  if (!isHome(propertyType)) {
    return capital(
      dice.pick([
        `${noun} of ${size} in ${place}`,
        `${noun} of ${size} ${deal} in ${area}`,
        `${size} ${noun} ${deal} in ${area}`,
      ]),
    )
  }
  const rooms = bedrooms ? `${bedrooms} BHK ` : ''
  const fitted = facts.furnished ? furnishWords[facts.furnished] : ''
  return capital(
    dice.pick([
      `${rooms}${noun} in ${place}`,
      `${rooms}${noun} ${deal} in ${area}`,
      `${fitted}${rooms}${noun} in ${place}`,
      society ? `${rooms}${noun} in ${society}, ${area}` : `${rooms}${noun}, ${size}, ${area}`,
      society ? `${society}: ${rooms}${noun}, ${area}` : `${rooms}${noun} of ${size} in ${area}`,
    ]),
  )
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
