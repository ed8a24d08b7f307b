import type { SeededListing } from '#seed/listing.ts'

/** A question of a customer, and brokers' replies to it. */
export interface Question {
  /** Variants, so that a broker's leads do not all read alike. */
  texts: readonly string[]
  answers: readonly string[]
  /** Whether it makes sense for a listing; undefined if it always does. */
  fits?(listing: SeededListing): boolean
}

const isHome = ({ propertyType }: SeededListing) =>
  propertyType === 'apartment' || propertyType === 'villa' || propertyType === 'house'
const isLand = ({ propertyType }: SeededListing) =>
  propertyType === 'plot' || propertyType === 'agricultural'
const isRent = ({ listingType }: SeededListing) => listingType === 'rent'

export const questions: readonly Question[] = [
  {
    texts: [
      'Is this still available? We would like to see it on Saturday.',
      'Can we visit this weekend? We are in the area on Sunday morning.',
      'I saw this today. When could I have a look at it?',
      'Is it still free? I can come any evening after work.',
      'Please tell me a time for a visit this week.',
      'My wife and I would like to see this. Is a weekday possible?',
      'Is the listing still open, and who will show it to us?',
      'I am in town until Friday only. Could I see it before that?',
    ],
    answers: [
      'Yes, it is available. Saturday between 11 and 1 ' +
        'suits the owner. Shall I keep a time for you?',
      'It is. I have noted you for Saturday morning and will send the location a day before.',
    ],
  },
  {
    texts: [
      'Is the price negotiable?',
      'What is your last price for this?',
      'Is there some room in the price if we pay fast?',
      'We like it, but it is above our budget. Would the owner listen to an offer?',
      'How firm is the price? We have our loan sanctioned already.',
      'Does the price include the parking and the club, or is that extra?',
    ],
    fits: (listing) => !isRent(listing),
    answers: [
      'A little, once you have seen it. The owner will not go far below the price shown.',
      'For a buyer with a loan sanction in hand the owner will talk. Please see it first.',
    ],
  },
  {
    texts: [
      'Is the rent negotiable for a long stay?',
      'We would sign for two years. Can the rent come down a little?',
      'Is the deposit fixed, or can it be four months?',
      'How much does the rent go up each year?',
    ],
    fits: isRent,
    answers: [
      'For two years the owner may skip the first increase. The rent itself stays.',
      'I can ask. Please see it once, then I will speak to the owner for you.',
    ],
  },
  {
    texts: [
      'Please share the floor plan and the maintenance charges.',
      'What is the monthly maintenance, and what does it cover?',
      'Could you send the layout with the sizes of the rooms?',
      'Which way do the balcony and the bedrooms face? A floor plan would help.',
      'Is the carpet area on the page measured, and is there a plan of it?',
    ],
    fits: ({ propertyType }) => propertyType === 'apartment',
    answers: [
      'I will send you the floor plan today. The maintenance is in the details on the page.',
      'The floor plan is on its way by e-mail. The society bills the maintenance every month.',
    ],
  },
  {
    texts: [
      'Are pets allowed? We have a small dog.',
      'We have an old labrador. Does the society take pets?',
    ],
    fits: ({ allowsPets }) => allowsPets === true,
    answers: [
      'Yes, pets are welcome. Please keep the vaccination card ready for the owner.',
      'Yes, no problem with pets. The owner has a dog himself.',
    ],
  },
  {
    texts: [
      'Are pets allowed? We have a cat.',
      'Would the owner agree to pets? Ours are two quiet cats.',
    ],
    fits: ({ allowsPets }) => allowsPets === false,
    answers: [
      'I am sorry, the owner does not want pets in this one. I can show you others nearby.',
      'Not in this home, I am afraid. Shall I look for one where pets are welcome?',
    ],
  },
  {
    texts: [
      'We are a family of four. How soon could we move in?',
      'My office moves me here next month. Can we have the keys by the first?',
      'We are two working women. Is that fine with the owner, and from when?',
      'My parents will live here with us. Is there a lift, and when is it free?',
      'Our lease ends on the thirtieth. Would the owner hold it until then?',
    ],
    fits: (listing) => isHome(listing) && isRent(listing),
    answers: [
      'As soon as the agreement is registered, which takes about a week.',
      'Within ten days of paying the deposit. The owner wants to repaint before that.',
    ],
  },
  {
    texts: [
      'Can we get a home loan on this one? We bank with SBI.',
      'Which banks have approved this project?',
      'Are the papers complete for a bank loan? We need about sixty percent.',
      'Is there a loan of the owner on it still?',
      'Has the building its occupancy certificate? Our bank asks for it.',
    ],
    fits: (listing) => isHome(listing) && !isRent(listing),
    answers: [
      'Yes, the papers are complete. I will send you the list the bank will ask for.',
      'Yes. The last two buyers in this building had loans from SBI and HDFC.',
    ],
  },
  {
    texts: [
      'Is the title clear, and can we see the papers?',
      'Is the land converted, and is the survey sketch available?',
      'How wide is the road in front, and is the boundary marked?',
      'Can our lawyer look at the title deed before we visit?',
    ],
    fits: (listing) => isLand(listing) && !isRent(listing),
    answers: [
      'Yes. Copies of the title deed and the encumbrance certificate are at our office.',
      'The papers are with us. Bring your lawyer any afternoon this week.',
    ],
  },
  {
    texts: [
      'What can the place be used for, and is there power backup?',
      'We run a small clinic. Would the building allow that?',
      'How many people can park here, and is there a goods lift?',
      'Is the fit-out included, and from when could we start?',
      'We need forty seats and a meeting room. Is there space for that?',
    ],
    fits: (listing) => !isHome(listing) && !isLand(listing),
    answers: [
      'The use that is permitted is in the papers; I ' +
        'will send a copy. I will confirm the backup load.',
      'Please tell me what you plan. I will check with the owner and come back to you today.',
    ],
  },
]

/** Additions for a broker who already got the same question. */
export const additions = [
  'Please call me in the evening.',
  'WhatsApp is best for me.',
  'I am at work until six, so a message is better.',
  'We have seen three others this week and like this one most.',
  'A friend in the same lane told us about it.',
  'My brother would come along.',
  'We are not in a hurry, but we are serious.',
  'I am asking for my parents.',
] as const

/** Follow-up messages of customers, and the replies to them. */
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
  { text: 'Could we come on Sunday instead?', answer: 'Sunday is fine, after ten.' },
  { text: 'Is there parking for visitors?', answer: 'Yes, to the left of the gate.' },
  { text: 'Thank you for the quick reply.', answer: 'You are welcome. Call whenever you like.' },
  { text: 'How old is the building?', answer: 'I will check the year and write to you today.' },
  {
    text: 'We will be three people for the visit.',
    answer: 'That is fine. I have told the guard.',
  },
  {
    text: 'Is the water from the corporation?',
    answer: 'Both, with a tanker in May now and then.',
  },
  { text: 'How far is the bus stop from there?', answer: 'About five minutes on foot.' },
  { text: 'Can you send two more photos?', answer: 'I will take them tomorrow in daylight.' },
  { text: 'Running late, can we make it noon?', answer: 'No problem, noon it is.' },
  { text: 'Is the owner going to be there?', answer: 'Yes, the owner lives close by.' },
  {
    text: 'Is there anything like it a little cheaper?',
    answer: 'Two come to mind. I will show you both on the same day.',
  },
  { text: 'My husband wants to see it too.', answer: 'Gladly. Tell me which evening suits him.' },
  { text: 'What papers should I bring?', answer: 'Only an identity card for the gate.' },
] as const

/** Notes of brokers after a visit. */
export const visitNotes = [
  'Liked the light, found the kitchen small.',
  'Came with parents. Wants to see it once more on a weekday.',
  'Comparing with one other home nearby. Decides this week.',
  'Budget is a little short; asked whether the owner would wait for the loan.',
  'Asked twice about the water. Sent the society’s notice.',
  'Wanted a second covered parking. Asked the owner.',
  'Measured the rooms. Very likely.',
  'Found the approach road narrow, liked the rest.',
] as const

export const endNotes = {
  closed: [
    'Token paid, agreement next week.',
    'Agreement signed.',
    'Registered on Monday, keys handed over.',
  ],
  lost: [
    'Took another home nearby.',
    'Postponed to next year.',
    'Does not pick up any more.',
    'Transfer was cancelled, stays where they are.',
    'Family wanted a ground floor after all.',
  ],
} as const
