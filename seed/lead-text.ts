import type { SeededListing } from '#seed/listing.ts'

/** A question of a seeker, and what brokers answer to it. */
export interface Question {
  text: string
  answers: readonly string[]
  /** Whether it makes sense for a listing; left out where it always does. */
  fits?(listing: SeededListing): boolean
}

const isHome = ({ propertyType }: SeededListing) =>
  propertyType === 'apartment' || propertyType === 'villa' || propertyType === 'house'
const isLand = ({ propertyType }: SeededListing) =>
  propertyType === 'plot' || propertyType === 'agricultural'
const isRent = ({ listingType }: SeededListing) => listingType === 'rent'

export const questions: readonly Question[] = [
  {
    text: 'Is this still available? We would like to see it on Saturday.',
    answers: [
      'Yes, it is available. Saturday between 11 and 1 suits the owner. Shall I keep a time for you?',
      'It is. I have noted you for Saturday morning and will send the location a day before.',
    ],
  },
  {
    text: 'Is the price negotiable?',
    fits: (listing) => !isRent(listing),
    answers: [
      'A little, once you have seen it. The owner will not go far below the price shown.',
      'For a buyer with a loan sanction in hand the owner will talk. Please see it first.',
    ],
  },
  {
    text: 'Is the rent negotiable for a long stay?',
    fits: isRent,
    answers: [
      'For two years the owner may skip the first increase. The rent itself stays.',
      'I can ask. Please see it once, then I will speak to the owner for you.',
    ],
  },
  {
    text: 'Please share the floor plan and the maintenance charges.',
    fits: ({ propertyType }) => propertyType === 'apartment',
    answers: [
      'I will send you the floor plan today. The maintenance is in the details on the page.',
      'The floor plan is on its way by e-mail. The society bills the maintenance every month.',
    ],
  },
  {
    text: 'Are pets allowed? We have a small dog.',
    fits: ({ allowsPets }) => allowsPets === true,
    answers: [
      'Yes, pets are welcome. Please keep the vaccination card ready for the owner.',
      'Yes, no problem with pets. The owner has a dog himself.',
    ],
  },
  {
    text: 'Are pets allowed? We have a cat.',
    fits: ({ allowsPets }) => allowsPets === false,
    answers: [
      'I am sorry, the owner does not want pets in this one. I can show you others nearby.',
      'Not in this home, I am afraid. Shall I look for one where pets are welcome?',
    ],
  },
  {
    text: 'We are a family of four. How soon could we move in?',
    fits: (listing) => isHome(listing) && isRent(listing),
    answers: [
      'As soon as the agreement is registered, which takes about a week.',
      'Within ten days of paying the deposit. The owner wants to repaint before that.',
    ],
  },
  {
    text: 'Can we get a home loan on this one? We bank with SBI.',
    fits: (listing) => isHome(listing) && !isRent(listing),
    answers: [
      'Yes, the papers are complete. I will send you the list the bank will ask for.',
      'Yes. The last two buyers in this building had loans from SBI and HDFC.',
    ],
  },
  {
    text: 'Is the title clear, and can we see the papers?',
    fits: (listing) => isLand(listing) && !isRent(listing),
    answers: [
      'Yes. Copies of the title deed and the encumbrance certificate are at our office.',
      'The papers are with us. Bring your lawyer any afternoon this week.',
    ],
  },
  {
    text: 'What can the place be used for, and is there power backup?',
    fits: (listing) => !isHome(listing) && !isLand(listing),
    answers: [
      'The use that is permitted is in the papers; I will send a copy. I will confirm the backup load.',
      'Please tell me what you plan. I will check with the owner and come back to you today.',
    ],
  },
]

/** What a seeker writes back, and the answer to it. */
export const secondWords = [
  {
    text: 'Thank you. Saturday at 11 works for us.',
    answer: 'Noted. I will meet you at the gate.',
  },
  { text: 'Thanks. Could you call me after 6 pm?', answer: 'Sure, I will call at half past six.' },
  {
    text: 'Good. Please send the exact location.',
    answer: 'Sent. It is the second gate, not the first.',
  },
] as const

/** What brokers write down for themselves after a visit. */
export const visitNotes = [
  'Liked the light, found the kitchen small.',
  'Came with parents. Wants to see it once more on a weekday.',
  'Comparing with one other home nearby. Decides this week.',
  'Budget is a little short; asked whether the owner would wait for the loan.',
] as const

export const endNotes = {
  closed: ['Token paid, agreement next week.', 'Agreement signed.'],
  lost: ['Took another home nearby.', 'Postponed to next year.', 'Does not pick up any more.'],
} as const
