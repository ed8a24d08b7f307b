/** The type of a page's scripts until they may run: browsers leave such scripts alone. */
export const deferredType = 'later'

/**
 * Names the scripts in a part of a finished page so that no browser fetches them ahead of what
 * paints. The router has no way to say so. Text of people cannot hold a tag.
 */
export const deferScripts = (part: string) =>
  part
    .replace(
      /<link rel="modulepreload" href="([^"]*)"[^>]*>/g,
      `<link rel="${deferredType}" href="$1">`,
    )
    .replace(
      /(<script nonce="[^"]*") type="module" async="">(.*?)<\/script>/s,
      // The router lays its map of routes out for reading.
      (_script, tag: string, code: string) =>
        `${tag} type="${deferredType}">${code.replace(/\n\s+/g, '')}</script>`,
    )

/** Marks a page that is whole without its scripts: nothing on it waits for them to be read. */
export const wholePageName = 'data-whole'
export const wholePageAttribute = { [wholePageName]: '' }
