/** What somebody was about to do when asked to sign in: done as soon as they have. */
export type Intent =
  | { act: 'save'; propertyId: string; title: string; from: string; index: number }
  | { act: 'open'; to: string; why: string }

const key = 'bb-intent'
/** Whoever comes back after this has something else in mind. */
const lifetime = 30 * 60_000

interface StoredIntent {
  at: number
  intent: Intent
}

// Storage may be blocked: then it holds as long as the page.
let memory: string | undefined

/** Remembers what to do after the sign-in, in this tab only. */
export function saveIntent(intent: Intent): void {
  memory = JSON.stringify({ at: Date.now(), intent } satisfies StoredIntent)
  try {
    sessionStorage.setItem(key, memory)
  } catch {
    // Memory holds it.
  }
}

/** What waits for the sign-in, if anything. */
export function readIntent(): Intent | undefined {
  let text = memory
  try {
    text = sessionStorage.getItem(key) ?? text
  } catch {
    // Nothing more is known.
  }
  if (!text) return undefined
  try {
    // Written by us only, in this tab.
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
    // There was none to remove.
  }
}
