/** The pattern of LIKE for texts that hold this one, whatever signs are in it. */
export function holding(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
