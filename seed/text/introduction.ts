/** Each belongs to one broker; `{city}` is replaced by the broker's city. */
const introductions = [
  'Family business since my father’s time. We know ' +
    'the older societies of {city} by their watchmen.',
  'I show fewer homes than others, and only those I would let my sister move into.',
  'Resale flats in {city}, with the papers read before you see the home.',
  'Rentals for people who move to {city} for work: ' +
    'agreement, police verification and movers in one week.',
  'I was a site engineer for nine years, so I look at the slab and the plumbing first.',
  'Two of us and a scooter. We live here and answer the phone on Sundays.',
  'Half of my clients are shopkeepers in {city}; the other half are their families.',
  'I work with families who buy their first home and stay with them until the keys.',
  'Clear title or no listing. If the papers are not in order I say so on the first call.',
  'Twenty owners in {city} give their flats to nobody else. Ask me what comes free next month.',
  'Left a bank’s home loan desk to do this. I know what gets a loan refused.',
  'Ground floors, lifts and hospitals close by: I look for homes for parents.',
  'We let for owners who live abroad and send them a video after each visit.',
  'Small team, no call centre. The person who shows the home is the one who replies.',
  'I started with paying guests and hostels in {city}; now their old tenants buy through me.',
  'I walk the lane at night before I list anything in it.',
  'Measured areas and honest pictures, because a second visit costs everybody a day.',
  'My mother sold land here, I sell flats. Between us we know every builder in {city}.',
  'Road width, power load and water: I check them on site before anything goes online.',
  'I speak Hindi, English and Marathi, and will sit with you through the agreement.',
  'Sea of listings out there, I know. Tell me your ' +
    'office and school and I send you five, not fifty.',
  'Former facility manager of a large society in {city}. Ask me about water before anything else.',
  'If a project has to be on the state’s register, I show you its page there first.',
  'The society’s no-objection is in hand before we list. It saves everyone a month.',
  'I help tenants find a flat that takes pets, bachelors or musicians.',
  'We close few deals a year and remember all of them.',
] as const

/** Returns a broker's introduction, or null for brokers without one. */
export function introductionOf(index: number, city: string): string | null {
  // Every fifth, from the third on.
  if (index % 5 === 2) return null
  const place = index - Math.floor((index + 2) / 5)
  return introductions[place]?.replaceAll('{city}', city) ?? null
}
