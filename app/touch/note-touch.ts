import { dayInIndia } from '#domain/date/date.ts'

/** How the page was opened, as this browser alone keeps it. */
export interface NotedTouch {
  /** Of another site; it is told as its kind alone. */
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
 * Notes in this browser how the page was opened, unless the browser asks not to be tracked. It
 * runs on every page, so what can wait for a form is in stored-touches.ts.
 */
export function noteTouch(): void {
  if (navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl')) return
  try {
    const { first } = JSON.parse(localStorage.getItem(touchesKey) ?? '{}')
    const isKnown = first?.touchedOn >= daysAgo(storedDays)
    const last = touchOfPage()
    // Whoever types the address came by what brought them before.
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
