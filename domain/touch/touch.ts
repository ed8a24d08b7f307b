import { regExp } from '#domain/text/reg-exp.ts'

/**
 * How somebody came to the site. Of the page before only the kind is known, never its address, and
 * of campaign labels nothing that names a person.
 */

/** The kinds of pages from which people come. */
export type TouchClass = 'search' | 'social' | 'messaging' | 'email' | 'partner' | 'direct'

/** The characters of a campaign label that are stored. */
export const maxLabelLength = 100

const maxLandingLength = 120

// The first that fits decides: mail.google.com is e-mail, though google is a search engine.
const hosts: readonly [TouchClass, RegExp][] = [
  ['email', regExp()`(^|\.)(mail|outlook|gmail|webmail)\.|(^|\.)com\.google\.android\.gm$`],
  [
    'messaging',
    regExp()`(^|\.)(whatsapp|telegram|signal|messenger|arattai)\.|(^|\.)(wa|t|m)\.me$
      |(^|\.)org\.telegram\.`,
  ],
  [
    'social',
    regExp()`(^|\.)(facebook|instagram|linkedin|youtube|reddit|quora|pinterest|twitter|threads
      |sharechat|snapchat)\.|(^|\.)(t\.co|x\.com|lnkd\.in|youtu\.be|fb\.com)$`,
  ],
  [
    'search',
    regExp()`(^|\.)(google|bing|duckduckgo|yahoo|ecosia|yandex|baidu|qwant|startpage)\.
      |^search\.`,
  ],
]

const words: readonly [TouchClass, RegExp][] = [
  ['email', /^(e-?mail|newsletter|mailer)/],
  ['messaging', /^(whatsapp|wa|telegram|sms|rcs|messag\w*)$/],
  ['social', /social|^(facebook|fb|instagram|ig|linkedin|youtube|twitter|x|meta|reddit|quora)$/],
  ['search', /search|^(cpc|ppc|sem|seo|organic|google|bing|adwords)$/],
]

interface Came {
  /** The host of the page before; undefined where there was none, or one of this site. */
  host?: string | undefined
  source?: string | undefined
  medium?: string | undefined
}

/** Returns the kind of page somebody came from: by the labels of a campaign, else by its host. */
export function touchClassOf({ host, source, medium }: Came): TouchClass {
  for (const label of [medium, source]) {
    const found = words.find(([, pattern]) => pattern.test(label?.trim().toLowerCase() ?? ''))
    if (found) return found[0]
  }
  const known = host && hosts.find(([, pattern]) => pattern.test(host.toLowerCase()))
  if (known) return known[0]
  return host || source || medium ? 'partner' : 'direct'
}

// Addresses, telephone numbers, and the ids of two common forms.
const personal = /@|%40|(\d[\s-]?){9}|[0-9a-f]{8}-[0-9a-f]{4}-/

/** Whether a label may name a person: by what is typed, or by the id of another system. */
function mayNamePerson(label: string): boolean {
  const runs = label.split(/[^A-Za-z0-9]/)
  return personal.test(label) || runs.some((run) => run.length >= 20 && /\d/.test(run))
}

/**
 * Returns a campaign label as it is stored: letters, digits and a few signs, at most 100
 * characters; undefined for an empty one, or one that may name a person.
 */
export function cleanTouchLabel(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const label = value
    .slice(0, 4 * maxLabelLength)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N} ._+:/&,|()-]/gu, '')
    .replace(/\s+/g, ' ')
    .slice(0, maxLabelLength)
    .trim()
  // Half of a character that was cut in two cannot be stored.
  if (label === '' || !label.isWellFormed() || mayNamePerson(value.slice(0, 1000))) return undefined
  return label
}

const namedPages = new Set(['properties', 'brokers', 'cities'])

/**
 * Returns the page on which somebody landed: its path without a query, and of paths that hold a
 * secret or somebody's own records only the first part.
 */
export function cleanLanding(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith('/')) return undefined
  const path = value.slice(0, 500).split(/[?#]/, 1)[0] ?? ''
  const parts = path.split('/').filter((part) => part !== '')
  const language = /^[a-z]{2}$/.test(parts[0] ?? '') ? parts.splice(0, 1) : []
  const publicParts = parts.slice(0, namedPages.has(parts[0] ?? '') ? 2 : 1)
  if (!publicParts.every((part) => /^[a-z0-9][a-z0-9-]{0,60}$/.test(part))) return '/'
  return `/${[...language, ...publicParts].join('/')}`.slice(0, maxLandingLength)
}
