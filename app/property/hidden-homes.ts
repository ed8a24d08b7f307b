import { readToken } from '#app/api/token.ts'
import { storedList } from '#app/kit/stored-list.ts'

const maxHidden = 500

/** Homes that a visitor hid, by the id that a home keeps when it is listed again. */
const hidden = storedList(
  'bb-hidden',
  (value: unknown): value is string => typeof value === 'string',
)

/** Whether a home is hidden in this browser. */
export const useHidden = (homeId: string): boolean => hidden.useItems().includes(homeId)

/** Returns how many of these cards are of homes hidden in this browser. */
export function useHiddenCount(cards: readonly { _id: string; homeId?: string }[]): number {
  const items = new Set(hidden.useItems())
  return cards.filter(({ _id, homeId = _id }) => items.has(homeId)).length
}

/**
 * Hides a home in this browser, or shows it again; for a signed-in customer also in the
 * recommendations. `id` is the listing that was shown.
 */
export function setHidden(home: { id: string; homeId: string }, isHidden: boolean): void {
  const others = hidden.get().filter((other) => other !== home.homeId)
  hidden.save(isHidden ? [...others, home.homeId].slice(-maxHidden) : others)
  if (readToken('customer')) void sendToAccount(home.id, isHidden)
}

async function sendToAccount(id: string, isHidden: boolean): Promise<void> {
  // A failure leaves it as it is in this browser.
  try {
    const { sendHidden } = await import('./saved-call.ts')
    await sendHidden(id, isHidden)
  } catch {}
}
