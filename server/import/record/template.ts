import type { Kind } from '#server/export/column.ts'
import type { RecordImporter } from './record-kind.ts'

/** Lines with this prefix explain what is allowed; an import skips them. */
const remark = '# Allowed:'

/** Returns the columns of a kind of record with an example row and a line of what is allowed. */
export function templateOf(fields: RecordImporter['fields']): string[][] {
  const columns = fields.filter(({ beyond }) => beyond === undefined)
  const allowed = columns.map(({ kind, required, isRequiredWhenNew }) =>
    [allowedIn(kind), (required || isRequiredWhenNew) && 'required'].filter(Boolean).join('; '),
  )
  return [
    columns.map(({ label }) => label),
    columns.map(({ example }) => example ?? ''),
    allowed.map((text, index) => (index === 0 ? `${remark} ${text || 'any text'}` : text)),
  ]
}

export function isRemark(cells: readonly string[]): boolean {
  return cells[0]?.startsWith(remark) ?? false
}

function allowedIn(kind: Kind): string {
  switch (kind.is) {
    case 'word':
      return wordsOf(kind.of)
    case 'words':
      return `several of: ${wordsOf(kind.of)}, separated by |`
    case 'flag':
      return 'Yes or No'
    case 'list':
      return 'several, separated by |'
    case 'number':
    case 'degrees':
    case 'years':
      return 'a number'
    case 'limit':
      return 'a number, or Unlimited'
    case 'pincode':
      return 'six digits'
    case 'rupees':
      return 'rupees: 2,999 or 1.2 Lakh'
    case 'phone':
      return 'an Indian mobile number'
    case 'color':
      return 'a color: #3b82f6'
    case 'email':
      return 'an email address'
    case 'day':
    case 'birthday':
      return 'a day: 1990-08-15 or 15/08/1990'
    default:
      return ''
  }
}

const wordsOf = ({ keys, labels }: { keys: readonly string[]; labels: Record<string, string> }) =>
  keys.map((key) => labels[key]).join(', ')
