import { random } from '@brickbazaar/random'
import { daysAgo, seedId } from '#seed/id.ts'
import type { Handle } from '#server/db/connect.ts'

const towns = ['Kolkata', 'Ahmedabad', 'Jaipur', 'Kochi', 'Lucknow', 'Indore', 'Nagpur'] as const
const waitingCount = 34

/** Inserts the city waitlist: most e-mail addresses are confirmed, the latest is not. */
export async function seedWaitlist(tx: Handle): Promise<void> {
  const rows = Array.from({ length: waitingCount }, (_, index) => {
    const dice = random(`waitlist ${index}`)
    const at = daysAgo(dice.between(0.2, 75))
    const town = towns[Math.floor(dice.next() ** 1.6 * towns.length)] ?? towns[0]
    return {
      id: seedId(`waitlist ${index}`, at),
      city: town,
      email: `seeker${index + 1}@demo.in`,
      consented_at: at,
      asked_at: at,
      email_confirmed_at:
        at < daysAgo(2) || dice.chance(0.5) ? new Date(at.getTime() + 900_000) : null,
    }
  })
  await tx.insertInto('waitlist').values(rows).execute()
}
