interface Span {
  start: number
  end: number
}

/** Prepositions and conjunctions before a removed span are removed too: "2 bhk flat in". */
const danglingWord = /(?:^|\s)(?:in|at|on|with|or|and|ya|aur)\s+$/i

/** Returns a text without some of its spans, which may be equal but must not overlap otherwise. */
export function removeSpans(text: string, parts: readonly Span[]): string {
  let left = text
  let from = text.length
  for (const { start, end } of parts.toSorted((one, other) => other.start - one.start)) {
    if (end > from) continue
    left = `${left.slice(0, start).replace(danglingWord, ' ')} ${left.slice(end)}`
    from = start
  }
  return left
    .replace(/\s+/g, ' ')
    .replace(/ ?([,;]) ?(?=[,;.])/g, '')
    .replace(/ (?=[,;.](?: |$))/g, '')
    .replace(/^[\s,.;-]+|[\s,;-]+$/g, '')
}
