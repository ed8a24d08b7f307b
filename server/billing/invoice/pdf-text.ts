import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Text in a PDF. Noto Sans is split into font files by script, and the rupee sign is in the one for
 * extended Latin: each run of characters uses the file that contains it (IND-11).
 */

export type Weight = 'regular' | 'bold'

const parts = ['latin', 'latin-ext', 'devanagari'] as const
type Part = (typeof parts)[number]
const weights: Record<Weight, number> = { regular: 400, bold: 700 }

const fontName = (part: Part, weight: Weight) => `${part} ${weight}`

const folder = dirname(fileURLToPath(import.meta.resolve('@fontsource/noto-sans/package.json')))
const files = new Map<string, Buffer>()

function fontFile(part: Part, weight: Weight): Buffer {
  const name = `noto-sans-${part}-${weights[weight]}-normal.woff`
  const file = files.get(name) ?? readFileSync(join(folder, 'files', name))
  files.set(name, file)
  return file
}

/** Returns the font file that contains a character. */
function partOf(character: string): Part {
  const code = character.codePointAt(0) ?? 0
  if ((code >= 0x900 && code <= 0x97f) || code === 0x200c || code === 0x200d) return 'devanagari'
  const isExtended =
    (code >= 0x100 && code <= 0x2ba) ||
    (code >= 0x1e00 && code <= 0x1eff) ||
    (code >= 0x20a0 && code <= 0x20c0)
  return isExtended ? 'latin-ext' : 'latin'
}

/** Splits the text into runs of one font each; a space belongs to the run before it. */
function runsOf(text: string): { part: Part; text: string }[] {
  const runs: { part: Part; text: string }[] = []
  for (const character of text) {
    const last = runs.at(-1)
    const part = character === ' ' && last ? last.part : partOf(character)
    if (last?.part === part) last.text += character
    else runs.push({ part, text: character })
  }
  return runs
}

export interface Style {
  size?: number
  weight?: Weight
  color?: string
  /** In points; longer text is wrapped. */
  width?: number
  align?: 'left' | 'right'
}

/** Returns functions that draw text at a position and return the y below it, in points. */
export function writer(document: PDFKit.PDFDocument) {
  for (const part of parts) {
    for (const weight of ['regular', 'bold'] as const) {
      document.registerFont(fontName(part, weight), fontFile(part, weight))
    }
  }

  const widthOf = (text: string, { size = 9, weight = 'regular' }: Style) =>
    runsOf(text).reduce(
      (sum, run) => sum + document.font(fontName(run.part, weight), size).widthOfString(run.text),
      0,
    )

  const drawLine = (text: string, left: number, top: number, style: Style) => {
    const { size = 9, weight = 'regular', color = '#1c1917', align = 'left', width = 0 } = style
    let x = align === 'right' ? left + width - widthOf(text, style) : left
    for (const run of runsOf(text)) {
      document.font(fontName(run.part, weight), size).fillColor(color)
      document.text(run.text, x, top, { lineBreak: false })
      x += document.widthOfString(run.text)
    }
  }

  return (text: string, left: number, top: number, style: Style = {}): number => {
    const { size = 9, width } = style
    const lines = text
      .split('\n')
      .flatMap((line) => (width ? wrapped(line, width, (part) => widthOf(part, style)) : [line]))
    lines.forEach((line, index) => {
      drawLine(line, left, top + index * size * 1.4, style)
    })
    return top + lines.length * size * 1.4
  }
}

/** Wraps a line between words, and within words longer than the line. */
function wrapped(line: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let current = ''
  const add = (piece: string) => {
    if (widthOf(current + piece) <= width || current === '') current += piece
    else {
      lines.push(current.trimEnd())
      current = piece.trimStart()
    }
  }
  for (const word of line.split(/(?<= )/)) {
    if (widthOf(word) <= width) add(word)
    else for (const character of word) add(character)
  }
  return [...lines, current.trimEnd()]
}
