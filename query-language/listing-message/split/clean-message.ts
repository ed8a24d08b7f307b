import { regExp } from '#domain/text/reg-exp.ts'
import { namesFloorsByLetter } from '#query-language/listing-message/floor-letters.ts'
import { firmsIn } from './firm-names.ts'

/** A part of the text that one person sent at once. */
export interface Block {
  start: number
  end: number
}

export interface CleanMessage {
  /**
   * The cleaned text, as long as the original: whatever does not belong to the message is blank.
   */
  text: string
  /** The original text with its marks and emoji, at the same positions. */
  raw: string
  blocks: readonly Block[]
  /** Names of firms, which describe no home: "Pooja Realtors". */
  firms: readonly Block[]
  /** Whether it names floors by letters: "GF". */
  isFloorByLetter: boolean
}

// `12/11/26, 9:14 am - Name:` of Android, `[14/11/26, 10:12:33 AM] Name:` of an iPhone, and
// `[14/11, 10:12 AM] Name:` or `[10:12 am, 14/11/2026] Name:` of what is copied from a chat.
const sentStart = regExp('iu')`
  ^[\u200e\u200f]?(?:
  \[?\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? {1,2}\d{1,2}[:.]\d{2}(?:[:.]\d{2})?
  [ \u202f]?(?:[ap]\.?m\.?)?\]?(?: -)?
  |\[\d{1,2}[/.-]\d{1,2},? {1,2}\d{1,2}[:.]\d{2}(?:[:.]\d{2})?[ \u202f]?(?:[ap]\.?m\.?)?\]
  |\[\d{1,2}[:.]\d{2}(?:[:.]\d{2})?[ \u202f]?(?:[ap]\.?m\.?)?,? {0,2}
  \d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}\]
  )[ ]?
`
const senderName = /^[^:\n]{1,60}: ?/
const noMessage = regExp('iu')`
  ^[\u200e\u200f]?(?:<[^>]{0,40}>|(?:image|video|audio|sticker|gif|document) omitted
  |this message was deleted|you deleted this message|messages and calls are .{0,200})\.?$
`
const forwarded = /^(?:\*?forwarded(?: many times| as received)?\*?|details? ?👇.*)$/iu
const struckOut = /(?<![\p{L}\p{N}~])~[^~\n]{1,80}~(?![\p{L}\p{N}~])/gu
const address = /\b(?:https?:\/\/|www\.)\S+|\S{1,64}@[a-z\d-]{1,63}\.[a-z.]{2,20}\b/giu
// A star between digits is the sign of `30*40`.
const emphasis = /(?<!\d)[*_]+|[*_]+(?!\d)/g
const decoration = regExp('gu')`
  [\p{Extended_Pictographic}\p{Emoji_Modifier}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufe0f
  \u20e3•▪▫◾◽●○■□►▶➤➡→✓✔✅★☆|]
`
/** "45,000/-": the slash and dash carry no meaning. */
const rupeesOnly = /(?<=\d) ?\/[-=](?!\d)/g
/** "Carpet approx 920", "carpet ~3,300": a size all the same. */
const about = regExp('gi')`
  (?<=\b(?:carpet|cpt|super|built[ -]?up|bua|sba|area)[ ]?:?[ ])
  (?:approx\.?|abt\.?|about|~)[ ]?(?=\d)
`
/** "BHK: 2", for which the search says "2 BHK". */
const roomsFirst = /(?<![\d.] ?)\b(bhk|bedrooms?) ?[:-] ?(\d(?:\.5)?)(?= *(?:[,;\n]|$))/gi
/** "Plot 4 sale": for sale, unless the number is that of a sector or a floor. */
const forDeal = regExp('gi')`
  (?<!(?:sec|sector|phase|ph|block|blk|stage|no|ward|floor|flr|unit|pocket|pkt)\.?[ ]?)
  \b4(?=[ ](?:sale|rent|lease|self[ ]use)\b)
`
/** The digit of a key cap numbers an item: "1)" in as many letters. */
const keyCap = /(?<=^[^\p{L}\p{N}]*)(\d)\ufe0f\u20e3/u
/** Separators between two facts of one line, which could also be commas. */
const separator = /(?<=\S[ \t]*)[|•▪▫●○■□](?=[ \t]*\S)/gu
/** "12-ാം നില": the ending of a number. */
const malayalamOrdinal = /(?<=\d)-?(?:ാം|ആം)(?=\s)/gu
/** Longer than any word. */
const endless = /[^\s]{80,}/g
const blank = (part: string) => part.replace(/[^\n]/gu, (sign) => ' '.repeat(sign.length))

/**
 * Blanks whatever the sender did not write: dates, senders and notices of a WhatsApp export, marks
 * of bold and bullets, emoji, struck out words, links and mailboxes. Positions do not change.
 */
export function cleanMessage(text: string): CleanMessage {
  const lines: string[] = []
  const blocks: Block[] = []
  const firms: Block[] = []
  let at = 0
  let begin = 0
  for (const line of text.split('\n')) {
    const sent = sentStart.exec(line)?.[0] ?? ''
    const sender = sent ? (senderName.exec(line.slice(sent.length))?.[0] ?? '') : ''
    if (sent) {
      if (at > begin) blocks.push({ start: begin, end: at })
      begin = at
    }
    const head = sent.length + sender.length
    const said = line.slice(head)
    // A line with a date and no sender is a notice: "Asha added Ravi".
    const isNotice = (sent !== '' && sender === '') || noMessage.test(said.trim())
    const isBlanked = isNotice || forwarded.test(said.trim())
    const own = isBlanked ? [] : firmsIn(said)
    firms.push(...own.map(({ start, end }) => ({ start: at + head + start, end: at + head + end })))
    lines.push(isBlanked ? blank(line) : blank(line.slice(0, head)) + plain(without(said, own)))
    at += line.length + 1
  }
  blocks.push({ start: begin, end: text.length })
  return {
    ...{ text: lines.join('\n'), raw: text, blocks, firms },
    isFloorByLetter: namesFloorsByLetter(text),
  }
}

const without = (line: string, spans: readonly Block[]) =>
  spans.reduce(
    (rest, { start, end }) =>
      rest.slice(0, start) + blank(rest.slice(start, end)) + rest.slice(end),
    line,
  )

const plain = (line: string) =>
  [endless, struckOut, address, emphasis, decoration, about].reduce(
    (rest, pattern) => rest.replace(pattern, blank),
    line
      .replace(keyCap, '$1) ')
      .replace(separator, ';')
      .replace(/ m(?:²|2\b)/giu, 'sqm')
      .replace(/\/m(?:²|2\b)/giu, 'psm')
      .replace(malayalamOrdinal, blank)
      .replace(forDeal, blank)
      .replace(rupeesOnly, blank)
      .replace(roomsFirst, (words, unit: string, count: string) => {
        return count + ' '.repeat(words.length - count.length - unit.length) + unit
      }),
  )
