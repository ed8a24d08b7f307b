/** A cell made safe for spreadsheets on the way out (`'=1+1`) comes back in as it was. */
export function plainCell(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell
}
