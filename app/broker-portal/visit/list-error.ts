/** Returns the first message within the errors of a list field, whichever row it is about. */
export function errorOfList(errors: unknown): string | undefined {
  if (typeof errors !== 'object' || errors === null) return undefined
  if ('message' in errors && typeof errors.message === 'string') return errors.message
  for (const [name, inner] of Object.entries(errors)) {
    const found = name === 'ref' ? undefined : errorOfList(inner)
    if (found) return found
  }
  return undefined
}
