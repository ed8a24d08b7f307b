import type { People } from '#seed/account.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import type { AnsweredCustomer } from '#seed/lead.ts'
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

const day = 86_400_000

/**
 * Two of three active brokers have been reviewed, by customers whom they had answered; the last two
 * reviews wait at the desk.
 */
export async function seedReviews(
  tx: Handle,
  { brokers }: People,
  answeredCustomers: AnsweredCustomer[],
): Promise<void> {
  const shown = brokers.filter(
    ({ kycStatus, status }) => kycStatus === 'verified' && status === 'active',
  )
  const made = shown.flatMap((broker, place) => {
    const dice = random(`reviews ${broker.id}`)
    if (place % 3 === 2) return []
    const words = dice.shuffle(said)
    const able = answeredCustomers.filter(
      ({ brokerId, at }) => brokerId === broker.id && at < daysAgo(8),
    )
    return dice.some(able, dice.whole(3, 9)).map(({ customer, at }, index) => {
      const age = (daysAgo(0).getTime() - at.getTime()) / day
      const days = Math.max(age - dice.between(3, 25), dice.between(2, 4))
      return { broker, customer, days, words: words[index] ?? { stars: 4, text: '' } }
    })
  })
  const inOrder = made.toSorted((one, other) => other.days - one.days)
  const rows = inOrder.map(({ broker, customer, days, words }, index) => {
    const dice = random(`review ${index}`)
    const { stars, text, answer } = words
    const waits = index >= inOrder.length - 2
    const at = daysAgo(waits ? days % 1.4 : days)
    const [first = '', last = ''] = customer.name.split(' ')
    return {
      id: seedId(`review ${index}`, at),
      broker_id: broker.id,
      customer_id: customer.id,
      ...{ stars, text },
      author_name: `${first} ${last.slice(0, 1)}.`,
      may_quote: text !== '' && dice.chance(0.5),
      status: waits ? ('pending' as const) : ('published' as const),
      answer: waits ? null : (answer ?? null),
      answered_at: answer && !waits ? daysAgo(days - 1) : null,
      created_at: at,
      decided_at: waits ? null : daysAgo(days - 0.5),
    }
  })
  await tx.insertInto('review').values(rows).execute()
}
