/** What people of the demo asked the product, and what they found wrong with listings. */

interface AskedTicket {
  name: string
  email: string
  type: 'general' | 'support' | 'partnership' | 'broker' | 'property'
  subject: string
  text: string
  daysAgo: number
  status: 'open' | 'pending' | 'resolved'
  reply?: string
}

export const ticketsAsked: AskedTicket[] = [
  {
    name: 'Meenal Joshi',
    email: 'meenal.joshi@demo.in',
    type: 'property',
    subject: 'The flat in Baner is not on the third floor',
    text: 'The page says third floor, the broker told me second when I called. Which is right?',
    daysAgo: 9.2,
    status: 'resolved',
    reply: 'We asked the broker: it is the second floor. The listing has been corrected.',
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
