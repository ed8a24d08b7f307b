/** Specimen documents of the demo, clearly marked as such. */

/**
 * Returns a one-page PDF (ISO 32000-1) with standard fonts, the lines of the document and SPECIMEN
 * across it. `lines` must be ASCII.
 */
export function specimen(title: string, lines: readonly string[]): Buffer {
  const text = [
    'q 0.85 0.2 0.15 RG 0.9 0.75 0.72 rg',
    'BT /F2 84 Tf 0.819 0.574 -0.574 0.819 110 190 Tm (SPECIMEN) Tj ET',
    'Q 2 w 40 40 515 520 re S',
    `BT /F2 22 Tf 60 520 Td (${escaped(title)}) Tj ET`,
    ...lines.map(
      (line, index) => `BT /F1 14 Tf 60 ${470 - index * 28} Td (${escaped(line)}) Tj ET`,
    ),
    'BT /F1 11 Tf 60 60 Td (Made for the demo marketplace. Not a document, and of nobody.) Tj ET',
  ].join('\n')
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} >>`
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 600] /Contents 4 0 R ' +
      '/Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ])
}

const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')

/** Joins the objects and appends the cross-reference table with their offsets. */
function assembled(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const start = file.length
  const count = objects.length + 1
  file += `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
