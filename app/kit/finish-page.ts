import { deferScripts } from './after-paint.ts'
import type { IconData } from './icon/create-icon.ts'
import { spriteOf } from './icon/icon-sprite.ts'

export interface PageAdditions {
  icons: Iterable<IconData>
  nonce: string
  /** The data of the loaders, as encoded by the router. */
  data: string | undefined
}

/** Adds icons and data to a rendered page. */
export function finishPage(page: string, { icons, nonce, data }: PageAdditions): string {
  const body = page.indexOf('<body>')
  const end = page.lastIndexOf('</body>')
  if (body < 0 || end < 0) return page
  const start = body + '<body>'.length
  const script = data === undefined ? '' : `<script nonce="${nonce}">${handOver(data)}</script>`
  return (
    deferScripts(page.slice(0, start)) +
    spriteOf(icons) +
    deferScripts(page.slice(start, end)) +
    script +
    page.slice(end)
  )
}

/**
 * Returns the script that passes the data to the router. The router's own StreamTransfer writes it
 * in several scripts, which React would render in a second turn. Single quotes, because the text is
 * full of double quotes.
 */
function handOver(data: string): string {
  const text = data.replace(/[\\'\n\r\u2028\u2029<]/g, (letter) => escapes[letter] ?? '')
  const controller = 'window.__reactRouterContext.streamController'
  return `${controller}.enqueue('${text}');${controller}.close()`
}

const escapes: Record<string, string> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
  '<': '\\u003c',
}
