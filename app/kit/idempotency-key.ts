const keys = new Map<string, string>()

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The same key for the same values until they have gone through: pressing twice, or again after a
 * lost answer, makes one thing only. Other values are another wish and get another key.
 */
export function keyFor(input: unknown): string {
  const text = JSON.stringify(input)
  const key = keys.get(text) ?? randomKey()
  keys.set(text, key)
  return key
}

/** After success: the same values once more are meant to make a second one. */
export function forgetKey(input: unknown): void {
  keys.delete(JSON.stringify(input))
}
