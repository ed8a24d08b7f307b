import { dayInIndia } from '#domain/date/date.ts'

/** How the page was opened, stored in this browser only. */
export interface NotedTouch {
  /** The host of the other site; only its kind is sent. */
  host?: string | undefined
  /** `utm_source`, `utm_medium`, `utm_campaign`, `utm_term` and `utm_content`. */
  labels: (string | undefined)[]
  landing: string
  touchedOn: string
}

export const touchesKey = 'bb_touches'
export const labelNames = ['source', 'medium', 'campaign', 'term', 'content'] as const
const storedDays = 90

/**
 * Stores in this browser how the page was opened, unless the browser asks not to be tracked. It
 * runs on every page; code that only forms need is in stored-touches.ts.
 */
export function noteTouch(): void {
  if (navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl')) return
  try {
    const { first } = JSON.parse(localStorage.getItem(touchesKey) ?? '{}')
    const isKnown = first?.touchedOn >= daysAgo(storedDays)
    const last = touchOfPage()
    // A typed address keeps the touch before it.
    if (isKnown && !last.host && !last.labels.some(Boolean)) return
    localStorage.setItem(touchesKey, JSON.stringify({ first: isKnown ? first : last, last }))
  } catch {
    // Without storage nothing is known.
  }
}

function touchOfPage(): NotedTouch {
  const query = new URLSearchParams(location.search)
  const host = document.referrer && new URL(document.referrer).host
  return {
    ...(host !== location.host && { host }),
    labels: labelNames.map((name) => query.get(`utm_${name}`)?.slice(0, 100)),
    landing: location.pathname,
    touchedOn: daysAgo(0),
  }
}

const daysAgo = (days: number) => dayInIndia(new Date(Date.now() - days * 86_400_000))
