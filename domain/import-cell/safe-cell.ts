// What spreadsheet programs take for the beginning of a formula, also where blanks go before it, in
// its full-width forms, or behind a semicolon or a tab, which split a cell in two where commas do
// not separate (OWASP, "CSV Injection"; EXP-01).
const formulaStart = String.raw`(?='*(?:[^\S\t]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r\n]))`
const unmarkedFormula = new RegExp(`(?<=^|[;\\t])${formulaStart}`, 'g')
const markedFormula = new RegExp(`(?<=^|[;\\t])'${formulaStart}`, 'g')

/**
 * A text as a cell of a file that spreadsheet programs open: a `'` stands before what would be a
 * formula.
 */
export function safeCell(text: string): string {
  return text.replace(unmarkedFormula, "'")
}

/** Takes away exactly what `safeCell` put in; a phone `'+919812345678` is a phone again. */
export function plainCell(cell: string): string {
  return cell.replace(markedFormula, '')
}
