/** Parses the bedrooms of a filter: `3`, `3+` for three or more, `1,2` for either. */
export function roomCounts(text: string): { exactly: number[]; atLeast: number | undefined } {
  const parts = text.split(',')
  const counts = (isOpen: boolean) =>
    parts.filter((part) => part.endsWith('+') === isOpen).map((part) => Number.parseInt(part, 10))
  const open = counts(true)
  return {
    exactly: [...new Set(counts(false))],
    atLeast: open.length > 0 ? Math.min(...open) : undefined,
  }
}
