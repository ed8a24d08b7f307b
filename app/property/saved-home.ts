import { useEffect, useSyncExternalStore } from 'react'
import { readToken, useToken } from '#app/api/token.ts'
import { toast } from '#app/ui/toast.ts'

/**
 * Which homes the signed-in customer saved. One for the whole page: the same home can show in two
 * places, and a hundred hearts ask once.
 */

let owner: string | undefined
let known: ReadonlySet<string> = new Set()
/** What was pressed and is on its way. */
const wanted = new Map<string, boolean>()
const listeners = new Set<() => void>()

function announce(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function isSaved(id: string): boolean {
  return wanted.get(id) ?? known.has(id)
}

function remember(id: string, saved: boolean): void {
  const next = new Set(known)
  if (saved) next.add(id)
  else next.delete(id)
  known = next
}

/** Asks once for each session; whoever is signed out has no hearts. */
async function learn(token: string | undefined): Promise<void> {
  if (owner === token) return
  owner = token
  known = new Set()
  wanted.clear()
  announce()
  if (!token) return
  try {
    const { readSavedIds } = await import('./saved-call.ts')
    const ids = await readSavedIds()
    if (owner !== token) return
    known = new Set(ids)
    announce()
  } catch {
    // Asked again by the next page; until then saving twice is saving once.
    if (owner === token) owner = undefined
  }
}

/** Whether the signed-in customer saved this home. */
export function useIsSaved(id: string): boolean {
  const token = useToken('customer')
  useEffect(() => void learn(token), [token])
  return useSyncExternalStore(
    subscribe,
    () => isSaved(id),
    () => false,
  )
}

/**
 * Saves a home or takes it off: shown at once, taken back when the server refuses. Answers whether
 * it is so; pressed again on the way, the last press counts.
 */
export async function setSaved(id: string, saved: boolean): Promise<boolean> {
  const isUnderWay = wanted.has(id)
  wanted.set(id, saved)
  announce()
  if (isUnderWay) return true
  try {
    const { sendSaved } = await import('./saved-call.ts')
    let sent: boolean
    do {
      sent = wanted.get(id) ?? saved
      await sendSaved(id, sent)
      remember(id, sent)
      // Another session began meanwhile: what was wanted is nobody's.
    } while (wanted.has(id) && wanted.get(id) !== sent)
    return true
  } catch (error) {
    const action = saved ? 'saved' : 'removed'
    // A session that is over leads to the sign-in, which says so.
    if (readToken('customer')) {
      toast.error(`This home could not be ${action}.`, {
        description: error instanceof Error ? error.message : String(error),
      })
    }
    return false
  } finally {
    wanted.delete(id)
    announce()
  }
}
