/** The type of a page's scripts until they may run: browsers ignore scripts of unknown types. */
export const deferredType = 'later'

/**
 * Changes the script tags in part of a finished page so that browsers do not fetch them before the
 * first paint. The router has no option for it. Text written by people is escaped and contains no
 * tag.
 */
export const deferScripts = (part: string) =>
  part
    .replace(/(?:<link rel="modulepreload" [^>]*>)+/, (links) => {
      const files = [...links.matchAll(/href="([^"]*)"/g)].map(([, file = '']) => file)
      return `<meta name="${deferredType}" content="${files.join(' ')}">`
    })
    .replace(
      /(<script nonce="[^"]*") type="module" async="">(.*?)<\/script>/s,
      (_script, tag: string, code: string) =>
        `${tag} type="${deferredType}">${shortMap(code)}</script>`,
    )

/**
 * Shortens the router's route map: it is indented, says what routes do not have, and lists files
 * that each module imports by itself; only the entry's list is read.
 */
const shortMap = (code: string) =>
  code
    .replace(/\n\s+/g, '')
    .replace(/"has\w+": false,/g, '')
    .replace(/(?<!"entry": \{)("module": "[^"]+",)"imports": \[[^\]]*\],/g, '$1')
    .replace(/": /g, '":')

/** Marks a page that is usable without its scripts, which therefore may load late. */
export const wholePageName = 'data-whole'
export const wholePageAttribute = { [wholePageName]: '' }
