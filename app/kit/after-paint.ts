/** What a page's scripts are called until it has been painted: browsers leave such ones alone. */
const later = 'later'

/**
 * Names the scripts of a finished page so that no browser fetches them ahead of what paints. The
 * router has no way to say so. Text of people cannot hold a tag.
 */
export const scriptsLater = (page: string) =>
  page
    .replaceAll('<link rel="modulepreload"', `<link rel="${later}"`)
    .replace(/(<script nonce="[^"]*") type="module" async="">/, `$1 type="${later}">`)

/**
 * Runs in <head>: fetches and runs them after the first frame. A tab that is opened unseen has none,
 * and must be ready when somebody looks.
 */
export const afterPaintScript = `(function(){function start(){document.querySelectorAll('link[rel=${later}]').forEach(function(link){link.rel='modulepreload'});var told=document.querySelector('script[type=${later}]');if(told){var script=document.createElement('script');script.type='module';script.nonce=told.nonce;script.textContent=told.textContent;document.head.append(script)}}addEventListener('DOMContentLoaded',function(){if(document.hidden)start();else requestAnimationFrame(function(){setTimeout(start)})})})()`
