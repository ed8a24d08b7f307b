import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { languageOf, locales } from '#domain/locale/locale.ts'
import type { Database } from '#server/db/connect.ts'

/** English words on a page of another language, and what may stand there all the same. */

/** Where people write; what the product writes itself is in the reader's language. */
const writtenTables = [
  ...[
    'administrator',
    'agency',
    'api_key',
    'approval_request',
    'broker',
    'broker_billing',
    'call_report',
    'cms_page',
    'company',
    'cost_rate',
    'customer',
  ],
  ...[
    'document',
    'flag',
    'import_run',
    'inquiry',
    'interest',
    'invoice',
    'invoice_setting',
    'lead_entry',
  ],
  ...[
    'location',
    'partner',
    'payment',
    'property',
    'property_image',
    'requirement',
    'review',
    'saved_search',
    'shortlist',
    'shortlist_note',
    'shortlist_participant',
    'society_name',
  ],
  ...['subscription', 'subscription_plan', 'ticket', 'ticket_message', 'waitlist'],
  'session',
]
/** Columns whose words in small letters are shown as they are. */
const codes = ['username', 'user_agent']

/** Terms that every language has as they are, and the names of languages in themselves. */
const readme = readFileSync(new URL('../../../locales/README.md', import.meta.url), 'utf8')
const listed = /as capitals \((?<capitals>[^)]*)\)\. So do names: (?<names>[^.]*)\./.exec(readme)
const terms = new Set(
  [listed?.groups?.capitals, listed?.groups?.names, ...locales.map((one) => languageOf(one).name)]
    .join()
    .match(/[A-Za-z]+/g),
)

/** Addresses, paths, keys and names of files; numbers and codes, which have a digit. */
const shapes = [
  /https?:\/\/\S*/g,
  /bbz_\S*/g,
  /[\w.+-]+@[\w.-]+\.\w+/g,
  /(?<![^\s(“"])\/[\w/-]+/g,
  /\b[a-z\d_]+(\.[a-z\d_]+)+\b/g,
  /(?<!\w)\.[a-z]+\b/g,
  /(?<![A-Za-z\d])[A-Za-z-]*\d[A-Za-z\d-]*/g,
]

/** Returns what is in a page's own language on it, with what is only read out. */
export function readableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = new Set<string>()
    const own = document.documentElement.lang
    const isOwn = (element: Element) =>
      element.closest('[translate=no]') === null &&
      element.closest<HTMLElement>('[lang]')?.lang === own
    // The head of a column stands before its cell on a phone.
    const attributes = [
      'aria-label',
      'aria-description',
      'title',
      'placeholder',
      'alt',
      'data-head',
    ]
    for (const element of document.querySelectorAll('body, body *')) {
      if (element.closest('script, style, noscript, .maplibregl-map') || !isOwn(element)) continue
      for (const name of attributes) texts.add(element.getAttribute(name) ?? '')
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE) texts.add(node.textContent ?? '')
      }
    }
    texts.add(document.title)
    const described =
      'meta:is([name=description], [property="og:title"], [property="og:description"])'
    for (const meta of document.querySelectorAll(described)) {
      texts.add(meta.getAttribute('content') ?? '')
    }
    return [...texts].map((text) => text.trim().replace(/\s+/g, ' ')).filter(Boolean)
  })
}

/** Returns what people wrote in the marketplace, the longest first. */
export async function writtenTexts(db: Database): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and table_name = any(${writtenTables})
      and (data_type in ('text', 'jsonb') or udt_name = '_text')
  `.execute(db)
  const found = new Set<string>()
  for (const { table, column } of columns.rows) {
    const { rows } = await sql<{ text: string }>`
      select distinct ${sql.ref(column)}::text as text from ${sql.table(table)}
      where ${sql.ref(column)} is not null
    `.execute(db)
    for (const { text } of rows) {
      for (const part of partsOf(text))
        if (codes.includes(column) || isWriting(part)) found.add(part)
    }
  }
  return [...found].sort((one, other) => other.length - one.length)
}

/** What stands in a list or an object; a long text also by lines. */
const partsOf = (text: string): string[] =>
  (/^[[{]/.test(text) ? text.split(/[{}[\]",]+/) : [text, ...text.split('\n')]).map((part) =>
    part.trim().replace(/\s+/g, ' '),
  )

/** Words of people, not a code such as `semi-furnished`. */
const isWriting = (part: string) => /[A-Za-z]{2}/.test(part) && !/^[a-z\d_-]+$/.test(part)

/** Returns the Latin words of a text that nobody wrote or typed and no language has. */
export function foreignWords(text: string, written: readonly string[], typed = ''): string[] {
  if (!/[A-Za-z]{2}/.test(text)) return []
  let rest = text
  for (const one of written) {
    if (rest.includes(one)) rest = rest.replaceAll(one, ' ')
    else rest = withoutBeginning(rest, one)
  }
  for (const shape of shapes) rest = rest.replace(shape, ' ')
  const known = new Set(typed.match(/[A-Za-z]+/g))
  return (rest.match(/[A-Za-z][A-Za-z'’]+/g) ?? []).filter(
    (word) => !terms.has(word) && !known.has(word),
  )
}

/** A long text may be cut off at the end of what is shown. */
function withoutBeginning(text: string, written: string): string {
  const at = written.length > 40 ? text.indexOf(written.slice(0, 30)) : -1
  const isCut = at >= 0 && written.startsWith(text.slice(at).replace(/…$/, ''))
  return isCut ? text.slice(0, at) : text
}
