import type { People } from '#seed/account.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import { random } from '#seed/random.ts'
import type { Handle } from '#server/db/connect.ts'

/** What the demo's customers say of its brokers. */
const said: { stars: number; text: string; answer?: string }[] = [
  { stars: 5, text: 'Told us which of the two flats floods in the monsoon before we asked.' },
  { stars: 5, text: 'Kept to the price on the page, to the last rupee.' },
  { stars: 4, text: 'Six visits in one Saturday, every owner was at home.' },
  {
    stars: 3,
    text: 'Good homes, but we waited two days for each answer.',
    answer: 'You are right. We have a second person on the phone since Diwali.',
  },
  { stars: 5, text: 'Found a ground floor home near the clinic for my parents.' },
  { stars: 4, text: 'Read the society’s rules with us, line by line.' },
  { stars: 4, text: 'Patient with our many questions about the khata.' },
  { stars: 2, text: 'The flat we came for had been given away that morning.' },
  {
    stars: 5,
    text: 'Said himself that the rent was too high and got it lowered.',
    answer: 'It was a pleasure. Enjoy the balcony.',
  },
  { stars: 4, text: 'Paperwork ready on the day it was promised.' },
  { stars: 5, text: '' },
  { stars: 4, text: 'Showed the parking space too, which nobody else did.' },
  { stars: 3, text: 'Fine, though the pictures were older than the paint.' },
  { stars: 5, text: 'We moved cities without seeing ten brokers. One was enough.' },
]

/** Two of three active brokers have been reviewed; the last two reviews wait at the desk. */
export async function seedReviews(tx: Handle, { brokers, customers }: People): Promise<void> {
  const shown = brokers.filter(
    ({ kycStatus, status }) => kycStatus === 'verified' && status === 'active',
  )
  const pairs = shown.flatMap((broker, place) => {
    const dice = random(`reviews ${broker.id}`)
    if (place % 3 === 2) return []
    const words = dice.shuffle(said)
    return dice.some(customers, dice.whole(2, 9)).map((customer, index) => ({
      broker,
      customer,
      words: words[index] ?? { stars: 4, text: '' },
    }))
  })
  const rows = pairs.map(({ broker, customer, words }, index) => {
    const dice = random(`review ${index}`)
    const { stars, text, answer } = words
    const waits = index >= pairs.length - 2
    const days = waits ? index % 2 : dice.whole(3, Math.max(broker.joinedDaysAgo - 10, 4))
    const [first = '', last = ''] = customer.name.split(' ')
    return {
      id: seedId(`review ${index}`, daysAgo(days)),
      broker_id: broker.id,
      customer_id: customer.id,
      ...{ stars, text },
      author_name: `${first} ${last.slice(0, 1)}.`,
      may_quote: text !== '' && dice.chance(0.5),
      status: waits ? ('pending' as const) : ('published' as const),
      answer: waits ? null : (answer ?? null),
      answered_at: answer && !waits ? daysAgo(days - 1) : null,
      created_at: daysAgo(days),
      decided_at: waits ? null : daysAgo(days - 0.5),
    }
  })
  await tx.insertInto('review').values(rows).execute()
}
