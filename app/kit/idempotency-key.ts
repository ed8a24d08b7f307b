const keys = new Map<string, string>()

function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Returns the same key for the same values until they have been accepted, so that pressing twice,
 * or again after a lost response, creates one record. Different values get a different key.
 */
export function keyFor(input: unknown): string {
  const text = JSON.stringify(input)
  const key = keys.get(text) ?? randomKey()
  keys.set(text, key)
  return key
}

/** Call after success: sending the same values again then creates a second record. */
export function forgetKey(input: unknown): void {
  keys.delete(JSON.stringify(input))
}
