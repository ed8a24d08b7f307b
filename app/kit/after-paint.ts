/** The type of a page's scripts until they may run: browsers leave such scripts alone. */
export const deferredType = 'later'

/**
 * Names the scripts of a finished page so that no browser fetches them ahead of what paints. The
 * router has no way to say so. Text of people cannot hold a tag.
 */
export const deferScripts = (page: string) =>
  page
    .replaceAll('<link rel="modulepreload"', `<link rel="${deferredType}"`)
    .replace(/(<script nonce="[^"]*") type="module" async="">/, `$1 type="${deferredType}">`)

/** Marks a page that is whole without its scripts: nothing on it waits for them to be read. */
export const wholePageName = 'data-whole'
export const wholePageAttribute = { [wholePageName]: '' }
