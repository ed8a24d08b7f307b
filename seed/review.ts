import { random } from '@brickbazaar/random'
import type { People } from '#seed/account.ts'
import { daysAgo, seedId } from '#seed/id.ts'
import type { RepliedCustomer } from '#seed/lead.ts'
import { type ReviewText, reviewTexts } from '#seed/text/review.ts'
import type { Handle } from '#server/db/connect.ts'

const day = 86_400_000

/**
 * Inserts reviews for two of three active brokers, by customers with a reply; the last two wait for
 * moderation.
 */
export async function seedReviews(
  tx: Handle,
  { brokers }: People,
  answeredCustomers: RepliedCustomer[],
): Promise<void> {
  const shown = brokers.filter(
    ({ kycStatus, status }) => kycStatus === 'verified' && status === 'active',
  )
  const made = shown.flatMap((broker, place) => {
    const dice = random(`reviews ${broker.id}`)
    if (place % 3 === 2) return []
    const able = answeredCustomers.filter(
      ({ brokerId, at }) => brokerId === broker.id && at < daysAgo(8),
    )
    return dice.some(able, dice.whole(3, 9)).map(({ customer, at }) => {
      const age = (daysAgo(0).getTime() - at.getTime()) / day
      const days = Math.max(age - dice.between(3, 25), dice.between(2, 4))
      return { broker, customer, days }
    })
  })
  const inOrder = made.toSorted((one, other) => other.days - one.days)
  const words = wordsFor(inOrder.length)
  const rows = inOrder.map(({ broker, customer, days }, index) => {
    const dice = random(`review ${index}`)
    const { stars, text, answer } = words[index] ?? { stars: 4, text: '' }
    const waits = index >= inOrder.length - 2
    const at = daysAgo(waits ? days % 1.4 : days)
    const [first = '', last = ''] = customer.name.split(' ')
    return {
      id: seedId(`review ${index}`, at),
      broker_id: broker.id,
      customer_id: customer.id,
      ...{ stars, text },
      author_name: `${first} ${last.slice(0, 1)}.`,
      may_quote: text !== '' && stars > 3 && dice.chance(0.5),
      status: waits ? ('pending' as const) : ('published' as const),
      answer: waits ? null : (answer ?? null),
      answered_at: answer && !waits ? daysAgo(days - 1) : null,
      created_at: at,
      decided_at: waits ? null : daysAgo(days - 0.5),
    }
  })
  await tx.insertInto('review').values(rows).execute()
}

/** Returns review texts in random order, each once; further reviews have stars only. */
function wordsFor(count: number): ReviewText[] {
  const dice = random('review words')
  const wordless = Array.from({ length: Math.max(count - reviewTexts.length, 0) }, () => ({
    stars: dice.pick([5, 5, 4, 4, 3]),
    text: '',
  }))
  return dice.shuffle([...reviewTexts, ...wordless].slice(0, count))
}
