/** A flat that nothing is odd about, by the headers of a list. */
export const usual = {
  ...{ Title: 'Flat', Type: 'Apartment', For: 'Sale', Price: '6500000', Area: '1000' },
  ...{ City: 'Pune', Locality: 'Baner', BHK: '2' },
}

export type Row = Record<string, string>

/** A file of rows that differ from the usual one; each has a title of its own. */
export function fileOf(rows: readonly Row[]): string {
  const headers = [...new Set([...Object.keys(usual), ...rows.flatMap((row) => Object.keys(row))])]
  const lines = rows.map((row, at) => {
    const cells: Row = { ...usual, Title: `Flat ${at + 2}`, ...row }
    return headers.map((header) => `"${(cells[header] ?? '').replaceAll('"', '""')}"`).join(',')
  })
  return [headers.join(','), ...lines].join('\n')
}
