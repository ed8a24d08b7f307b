/** Support tickets and listing reports of the demo. */

interface AskedTicket {
  name: string
  email: string
  type: 'general' | 'support' | 'partnership' | 'broker' | 'property'
  subject: string
  text: string
  daysAgo: number
  status: 'open' | 'pending' | 'resolved'
  reply?: string
  stars?: number
  comment?: string
}

export const ticketQuestions: AskedTicket[] = [
  {
    name: 'Devika Menon',
    email: 'devika.menon@demo.in',
    type: 'support',
    subject: 'The alerts come at night',
    text: 'I would like them in the morning, all at once.',
    daysAgo: 26.3,
    status: 'resolved',
    reply: 'You can choose "Daily" beside each saved search. It now comes once, in the morning.',
    stars: 5,
    comment: 'Quick, and it works.',
  },
  {
    name: 'Harish Gowda',
    email: 'harish.gowda@demo.in',
    type: 'general',
    subject: 'Is the price on the page the last word?',
    text: 'A broker says it is, a friend says it never is.',
    daysAgo: 17.8,
    status: 'resolved',
    reply: 'It is what the owner asks. What you agree on is between you and the owner.',
    stars: 3,
    comment: 'Polite, but I knew that much.',
  },
  {
    name: 'Meenal Joshi',
    email: 'meenal.joshi@demo.in',
    type: 'property',
    subject: 'The flat in Baner is not on the third floor',
    text: 'The page says third floor, the broker told me second when I called. Which is right?',
    daysAgo: 9.2,
    status: 'resolved',
    reply: 'We asked the broker: it is the second floor. The listing has been corrected.',
    stars: 4,
  },
  {
    name: 'Anil Thakur',
    email: 'anil.thakur@demo.in',
    type: 'broker',
    subject: 'How long does KYC take?',
    text: 'I have sent my PAN and the RERA certificate on Monday. When can I expect an answer?',
    daysAgo: 3.6,
    status: 'pending',
    reply: 'The address proof is still missing. Please upload it in your profile under KYC.',
  },
  {
    name: 'Sunita Reddy',
    email: 'sunita.reddy@demo.in',
    type: 'support',
    subject: 'I cannot change my phone number',
    text: 'It says that the number is taken, but it is my own old account.',
    daysAgo: 1.3,
    status: 'open',
  },
  {
    name: 'Prakash Iyer',
    email: 'prakash.iyer@demo.in',
    type: 'partnership',
    subject: 'Listings of a housing society',
    text: 'Our society has eleven flats to let. Can the committee list them together?',
    daysAgo: 0.5,
    status: 'open',
  },
]

export const wronglyListed = [
  { reason: 'gone' as const, note: 'The broker says it was let last week.', daysAgo: 2.1 },
  { reason: 'wrong' as const, note: 'The area is built-up, not carpet.', daysAgo: 1.4 },
  { reason: 'duplicate' as const, note: null, daysAgo: 0.7 },
]
