// The characters with which spreadsheet programs start a formula, also behind blanks, in full-width
// forms, or behind a semicolon or a tab, which split a cell where commas are not the separator
// (OWASP, "CSV Injection"; EXP-01).
const formulaStart = String.raw`(?='*(?:[^\S\t]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n]))`
const unmarkedFormula = new RegExp(`(?<=^|[;\\t])${formulaStart}`, 'g')
const markedFormula = new RegExp(`(?<=^|[;\\t])'${formulaStart}`, 'g')

/**
 * Returns a text as a safe cell of a file for spreadsheet programs: a `'` goes before anything that
 * would start a formula.
 */
export function safeCell(text: string): string {
  return text.replace(unmarkedFormula, "'")
}

/** Removes the marks that `safeCell` added: `'+919812345678` is a phone number again. */
export function plainCell(cell: string): string {
  return cell.replace(markedFormula, '')
}
