interface Span {
  start: number
  end: number
}

/** "2 bhk flat in": what led to a part goes with it. */
const danglingWord = /(?:^|\s)(?:in|at|on|with|or|and|ya|aur)\s+$/i

/**
 * A text without some of its parts, which may stand on the same words but do not overlap otherwise.
 */
export function removeSpans(text: string, parts: readonly Span[]): string {
  let left = text
  let from = text.length
  for (const { start, end } of parts.toSorted((one, other) => other.start - one.start)) {
    if (end > from) continue
    left = `${left.slice(0, start).replace(danglingWord, ' ')} ${left.slice(end)}`
    from = start
  }
  return left.replace(/\s+/g, ' ').replace(/^[\s,.;-]+|[\s,;-]+$/g, '')
}
