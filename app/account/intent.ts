/** What somebody wanted to do when asked to sign in; it is done after the sign-in. */
export type Intent =
  | { act: 'save'; propertyId: string; title: string; from: string; index: number }
  | { act: 'open'; to: string; why: string }

const key = 'bb-intent'
/** Somebody who signs in later than this wants something else. */
const lifetime = 30 * 60_000

interface StoredIntent {
  at: number
  intent: Intent
}

// Used where storage is blocked; lasts as long as the page.
let memory: string | undefined

/** Stores what to do after the sign-in, in this tab only. */
export function saveIntent(intent: Intent): void {
  memory = JSON.stringify({ at: Date.now(), intent } satisfies StoredIntent)
  try {
    sessionStorage.setItem(key, memory)
  } catch {
    // The copy in memory is used.
  }
}

/** Returns the intent waiting for the sign-in, or undefined. */
export function readIntent(): Intent | undefined {
  let text = memory
  try {
    text = sessionStorage.getItem(key) ?? text
  } catch {
    // The copy in memory is used.
  }
  if (!text) return undefined
  try {
    // Only this module writes it, in this tab.
    const { at, intent } = JSON.parse(text) as StoredIntent
    return Date.now() - at < lifetime ? intent : undefined
  } catch {
    return undefined
  }
}

export function dropIntent(): void {
  memory = undefined
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Blocked storage has nothing to remove.
  }
}
