import type { Random } from '@brickbazaar/random'
import { isHome, isLand, type ListingText, localArea, ordinal, sizeOf } from './fact.ts'
import { capital, nounOf } from './title.ts'
import { amenities, features, listed } from './vocabulary.ts'

const article = (noun: string) => (/^[aeiou]|^8|^11\b|^18\b/i.test(noun) ? 'an' : 'a')

/** Returns a sentence on the type, size and place of the home. */
export function opening(facts: ListingText, dice: Random): string {
  const { propertyType, area, city, society, bedrooms, listingType } = facts
  const size = sizeOf(facts)
  const noun = nounOf(dice, propertyType)
  const deal = { sell: 'is for sale', rent: 'is to let', lease: 'is offered on lease' }[listingType]
  const inside = society ? `in ${society}, ${area}` : `in ${area}`
  if (isHome(propertyType)) {
    const home = bedrooms ? `${bedrooms} BHK ${noun}` : noun
    return dice.pick([
      `${capital(article(home))} ${home} of ${size} ${deal} ${inside}, ${city}.`,
      `This ${home} ${inside}, ${city}, measures ${size} and ${deal}.`,
      `${capital(inside)}, ${city}, ${article(home)} ${home} of ${size} ${deal}.`,
      `If you are looking in ${area}, here is ${article(home)} ${home} of ` +
        `${size}${society ? ` in ${society}` : ''}. It ${deal}.`,
    ])
  }
  const thing =
    isLand(propertyType) && noun.endsWith('land')
      ? `${size} of ${noun}`
      : `${article(noun)} ${noun} of ${size}`
  const verb = /^\d/.test(thing) ? deal.replace(/^is/, 'are') : deal
  return dice.pick([
    `${capital(thing)} ${verb} in ${area}, ${city}.`,
    `In ${area}, ${city}: ${thing}, which ${verb}.`,
    `Here ${verb.startsWith('are') ? 'are' : 'is'} ` +
      `${thing} in ${area}, ${city}. The property ${deal}.`,
  ])
}

/** Returns a sentence on the floor of the home in its building. */
export function storeys(facts: ListingText, dice: Random): string {
  const { floor, totalFloors, propertyType } = facts
  if (floor === null || floor === undefined) {
    if (!totalFloors || !isHome(propertyType)) return ''
    const count = totalFloors === 1 ? 'one floor' : `${totalFloors} floors`
    return dice.pick([`The building has ${count}.`, `It is built on ${count}.`])
  }
  const where = floor === 0 ? 'the ground floor' : `the ${ordinal(floor)} floor`
  if (!totalFloors) return `It is on ${where}.`
  return dice.pick([
    `It is on ${where} of a building with ${totalFloors} floors.`,
    `You will find it on ${where}; the building has ${totalFloors} floors in all.`,
    `The building has ${totalFloors} floors and this one is on ${where}.`,
  ])
}

const furnishing = {
  unfurnished: [
    'It comes unfurnished, so you can plan the interiors the way you want them.',
    'It is given unfurnished: bring your own furniture and fit it out to your taste.',
    'There is no furniture in it, which suits anyone who has their own.',
  ],
  'semi-furnished': [
    'It comes semi-furnished; the broker can tell you which fittings stay.',
    'It is semi-furnished, so ask for the list of what is included before you visit.',
    'It is given semi-furnished, and you add the rest yourself.',
  ],
  'fully-furnished': [
    'It is fully furnished, so you can move in with your clothes and your kitchen things.',
    'It comes fully furnished; please ask for the inventory and check it at the visit.',
    'It is given fully furnished, with nothing large left for you to buy.',
  ],
} as const

const fitOut = {
  unfurnished: ['It is given bare, for your own fit-out.', 'The fit-out is left to you.'],
  'semi-furnished': ['It is semi-furnished; ask which partitions and fittings stay.'],
  'fully-furnished': ['It is fully furnished, so a team can start work as soon as it is yours.'],
} as const

export function fittings({ furnished, propertyType }: ListingText, dice: Random): string {
  if (!furnished) return ''
  if (propertyType === 'office') return dice.pick(fitOut[furnished])
  return isHome(propertyType) ? dice.pick(furnishing[furnished]) : ''
}

/** Returns the size in the land unit of the city. */
export function measure({ propertyType, city, areaSqft }: ListingText, dice: Random): string {
  if (propertyType !== 'plot') return ''
  const local = localArea(city, areaSqft)
  return dice.pick([`That is about ${local}.`, `Counted the local way it comes to about ${local}.`])
}

export function assets(facts: ListingText, dice: Random): string[] {
  const own = facts.features ?? []
  const around = facts.amenities ?? []
  const first = listed(own, features[facts.propertyType])
  const second = listed(around, amenities[facts.propertyType])
  const place = facts.society
    ? 'The society offers'
    : isLand(facts.propertyType)
      ? 'On the land or beside it you get'
      : 'The property also offers'
  return [
    own.length > 0
      ? dice.pick([
          `It has ${first}.`,
          `Among the things to note: ${first}.`,
          `What sets it apart: ${first}.`,
        ])
      : '',
    around.length > 0
      ? dice.pick([
          `${place} ${second}.`,
          `As for amenities, there is ${second}.`,
          `You also have ${second}.`,
        ])
      : '',
  ]
}

const advice = {
  sell: [
    'Ask for the title papers and the latest tax receipt, and have them read by someone you ' +
      'trust before you pay a token amount.',
    'Before you decide, see the title papers, the charges that are due every year and the ' +
      'date on which you can take possession.',
    'Please go through the documents at the visit and take your time: a purchase of this ' +
      'size deserves a second look.',
  ],
  rent: [
    'Ask about the deposit, the maintenance charges and the notice period, and have all ' +
      'three written into the agreement.',
    'Before you say yes, settle the deposit, the date of ' +
      'moving in and who pays the maintenance every month.',
    'Rent, deposit and notice period should stand in the ' +
      'agreement; ask for a draft before you pay the token amount.',
  ],
  lease: [
    'Ask about the lock-in, the yearly increase and the deposit, and have them written into ' +
      'the lease before any money changes hands.',
    'The term of the lease, the lock-in and the yearly ' +
      'increase are worth settling in the first conversation.',
    'Before you sign, settle the lock-in period, the ' +
      'maintenance charges and the date from which rent is due.',
  ],
} as const

const closings = [
  'Send an enquiry here and the broker will call you back to fix a visit.',
  'To see it, send an enquiry with the day and the time that suit you.',
  'Leave your number with an enquiry and the broker will get in touch.',
  'Write or call to fix a visit, and bring your questions along.',
] as const

/** Returns advice that fits the deal, and the next step; short texts get more of it. */
export function closing({ listingType }: ListingText, dice: Random, wordsSoFar: number): string[] {
  const pieces = dice.shuffle(advice[listingType])
  return [...pieces.slice(0, wordsSoFar < 30 ? 2 : 1), dice.pick(closings)]
}
