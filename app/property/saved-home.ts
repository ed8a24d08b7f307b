import { useEffect, useSyncExternalStore } from 'react'
import { readToken, useToken } from '#app/api/token.ts'
import { toast } from '#app/ui/toast.ts'
import { t } from '#domain/locale/translate.ts'

/**
 * The homes that the signed-in customer saved, in one store per page: a home can appear in two
 * places, and a hundred hearts make one request.
 */

let owner: string | undefined
let known: ReadonlySet<string> = new Set()
/** Changes that are being sent. */
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

/** Loads the saved homes once per session; signed-out visitors have none. */
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
    // The next page retries; until then saving a saved home again does no harm.
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
 * Saves or removes a home. Shows the change at once and reverts it where the server refuses;
 * returns whether it succeeded. Of several presses during a request the last one counts.
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
      // Stops where another session has begun, which has cleared the pending changes.
    } while (wanted.has(id) && wanted.get(id) !== sent)
    return true
  } catch (error) {
    // An ended session leads to the sign-in page, which says so.
    if (readToken('customer')) {
      const failed = saved
        ? t('This home could not be saved.')
        : t('This home could not be removed.')
      toast.error(failed, {
        description: error instanceof Error ? error.message : String(error),
      })
    }
    return false
  } finally {
    wanted.delete(id)
    announce()
  }
}
