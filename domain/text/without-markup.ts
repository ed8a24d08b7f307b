const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', ensp: ' ', emsp: ' ' },
  ...{ ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', hellip: '…' },
  ...{ bull: '•', middot: '·', deg: '°', sup2: '²', frac12: '½', frac14: '¼', frac34: '¾' },
  ...{ times: '×', copy: '©', reg: '®', trade: '™', eacute: 'é', zwj: '\u200d', zwnj: '\u200c' },
}

const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,7}));/gi
const newLine = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^<>]{0,200}>/gi
const tag = /<(?:!--|\/?[a-z])[^<>]{0,2000}>/gi
// A page that was escaped twice has entities that decode to tags.
const maxRounds = 2

/**
 * Returns the text of a web page as people read it: without tags and scripts, with entities
 * decoded.
 */
export function withoutMarkup(text: string): string {
  if (!/[<&]/.test(text)) return text
  let plain = text
  for (let round = 0; round < maxRounds; round++) {
    const before = plain
    plain = ['script', 'style'].reduce(withoutElement, plain)
    plain = plain.replace(newLine, '\n').replace(tag, ' ').replace(entity, letterOf)
    if (plain === before) break
  }
  return plain
}

/** Removes the elements of a name with their content. */
function withoutElement(text: string, name: string): string {
  const lower = text.toLowerCase()
  const parts: string[] = []
  let from = 0
  for (;;) {
    const start = lower.indexOf(`<${name}`, from)
    const end = start < 0 ? -1 : lower.indexOf(`</${name}>`, start)
    if (end < 0) return parts.join(' ') + text.slice(from)
    parts.push(text.slice(from, start), '')
    from = end + name.length + 3
  }
}

function letterOf(written: string, decimal?: string, hexadecimal?: string, name?: string) {
  if (name !== undefined) return named[name.toLowerCase()] ?? written
  const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
  const isLetter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isLetter ? String.fromCodePoint(code) : written
}
