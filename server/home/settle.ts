import { chooseRepresentative, marketSince } from '#domain/home/market-time.ts'
import type { Handle } from '#server/db/connect.ts'
import { lockMembers, noteCheaper, saveOffer, saveRepresentative } from './settle-queries.ts'

/** Chooses the listing that represents a home, and stores what its card shows about the home. */
export async function settleHome(tx: Handle, homeId: string): Promise<void> {
  const members = await lockMembers(tx, homeId)
  const offers = members.filter(({ isOffered }) => isOffered)
  const chosen = chooseRepresentative(offers)
  const before = offers.find(({ isLive }) => isLive)
  if (chosen?.id !== before?.id) {
    await saveRepresentative(tx, homeId, chosen?.id)
    if (chosen && before && chosen.price < before.price) await noteCheaper(tx, chosen.id)
  }
  await saveOffer(tx, homeId, {
    id: chosen?.id,
    offers: offers.length,
    since: marketSince(members),
  })
}
