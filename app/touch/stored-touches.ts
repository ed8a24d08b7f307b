import type { Touches } from '#contract/touch.ts'
import { touchClassOf } from '#domain/touch/touch.ts'
import { labelNames, type NotedTouch, touchesKey } from './note-touch.ts'

/**
 * Returns how this browser first and last came to the site; undefined where nothing is stored. It
 * leaves the browser only with a form whose box was ticked (decision 0108).
 */
export function storedTouches(): Touches {
  try {
    const { first, last } = JSON.parse(localStorage.getItem(touchesKey) ?? '{}')
    return first && last ? { first: toSend(first), last: toSend(last) } : undefined
  } catch {
    return undefined
  }
}

function toSend({ host, labels, landing, touchedOn }: NotedTouch): NonNullable<Touches>['first'] {
  const [source, medium, campaign, term, content] = labelNames.map(
    (_, index) => labels[index] ?? undefined,
  )
  const kind = touchClassOf({ host, source, medium })
  return { class: kind, source, medium, campaign, term, content, landing, touchedOn }
}
