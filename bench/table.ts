export type Style = 'plain' | 'markdown'

/** Lays out rows under their heads, the first column to the left and figures to the right. */
export function table(heads: string[], rows: string[][], style: Style): string {
  const widths = heads.map((head, column) =>
    Math.max(...[head, ...rows.map((row) => row[column] ?? '')].map((cell) => cell.length)),
  )
  const isText = (column: number) => !rows.every((row) => /^[\d.,]+x?$/.test(row[column] ?? ''))
  const line = (cells: string[]) => {
    const padded = cells.map((cell, column) => {
      const width = widths[column] ?? 0
      return isText(column) ? cell.padEnd(width) : cell.padStart(width)
    })
    return style === 'markdown' ? `| ${padded.join(' | ')} |` : padded.join('  ').trimEnd()
  }
  const rule = widths.map((width, column) => {
    const dashes = '-'.repeat(width)
    return style === 'markdown' && !isText(column) ? dashes.replace(/.$/, ':') : dashes
  })
  return [line(heads), line(rule), ...rows.map(line), ''].join('\n')
}
