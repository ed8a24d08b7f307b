import { createHash } from 'node:crypto'

/** A statement without its values. */
export interface StatementShape {
  /** The same for all statements that differ only in values. */
  fingerprint: string
  /** The verb and the table: "select property". */
  name: string
  /** The beginning of its text. */
  text: string
}

const maxText = 300
const verb = /\b(select|insert|update|delete|merge|begin|commit|rollback|listen|notify|call)\b/i
const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z_\d]*)"?/i

/** Returns the shape of a statement, without its texts, numbers and parameters. */
export function shapeOf(statement: string): StatementShape {
  const plain = statement
    .replace(/'(?:[^']|'')*'/g, '?')
    .replace(/\$\d+|\b\d+(?:\.\d+)?\b/g, '?')
    .replace(/\?(?:\s*,\s*\?)+/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
  const words = [verb.exec(plain)?.[1]?.toLowerCase(), table.exec(plain)?.[1]]
  return {
    fingerprint: createHash('sha256').update(plain).digest('hex').slice(0, 12),
    name: words.filter(Boolean).join(' ') || 'statement',
    text: plain.slice(0, maxText),
  }
}
