import type { UnreadWords } from './model.ts'
import type { Block } from './split/clean-message.ts'
import type { UnreadPart } from './split/unrelated-parts.ts'

/**
 * Returns the parts of a message that no reading holds, in its order: each line once, without what
 * a reading holds, and without parts that are signs alone.
 */
export function unreadWords(
  text: string,
  unreadParts: readonly UnreadPart[],
  read: readonly Block[],
): UnreadWords[] {
  const held = read.toSorted((one, other) => one.start - other.start)
  const unread: UnreadWords[] = []
  let at = 0
  for (const { start, end, topic } of unreadParts.toSorted(
    (one, other) => one.start - other.start,
  )) {
    for (const piece of outside({ start: Math.max(start, at), end }, held)) {
      const words = trimmed(text, piece)
      if (/[\p{L}\p{N}]/u.test(words.text)) unread.push({ ...words, topic })
    }
    at = Math.max(at, end)
  }
  return unread
}

/** Returns the pieces of a part that no other part covers. */
export function outside({ start, end }: Block, held: readonly Block[]): Block[] {
  const left: Block[] = []
  let at = start
  for (const one of held) {
    if (one.end <= at || one.start >= end) continue
    if (one.start > at) left.push({ start: at, end: one.start })
    at = Math.max(at, one.end)
  }
  return at < end ? [...left, { start: at, end }] : left
}

function trimmed(text: string, { start, end }: Block) {
  const words = text.slice(start, end)
  const from = start + words.length - words.trimStart().length
  const to = start + words.trimEnd().length
  return { start: from, end: Math.max(from, to), text: text.slice(from, Math.max(from, to)) }
}
