import type { Touches } from '#contract/touch.ts'
import { dayInIndia } from '#domain/date/date.ts'
import { maxLabelLength, touchClassOf } from '#domain/touch/touch.ts'

type Touch = NonNullable<Touches>['first']

const key = 'bb_touches'
const storedDays = 90

/**
 * Returns how this browser first and last came to the site; undefined where nothing is stored. It
 * leaves the browser only with a form whose box was ticked (decision 0108).
 */
export function storedTouches(): NonNullable<Touches> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null')
    return stored?.first && stored.last ? stored : undefined
  } catch {
    return undefined
  }
}

/** Notes in this browser how the page was opened, unless the browser asks not to be tracked. */
export function noteTouch(): void {
  const { doNotTrack } = navigator
  if (doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl') === true) return
  const known = storedTouches()
  const isOld = !known?.first.touchedOn || known.first.touchedOn < daysAgo(storedDays)
  const touch = touchOfPage()
  // Whoever types the address came by what brought them before.
  if (touch.class === 'direct' && known && !isOld) return
  const touches = { first: known && !isOld ? known.first : touch, last: touch }
  try {
    localStorage.setItem(key, JSON.stringify(touches))
  } catch {
    // Without storage nothing is known.
  }
}

function touchOfPage(): Touch {
  const labels = new URLSearchParams(location.search)
  const label = (name: string) => labels.get(`utm_${name}`)?.slice(0, maxLabelLength) || undefined
  const host = hostOf(document.referrer)
  const [source, medium] = [label('source'), label('medium')]
  return {
    class: touchClassOf({ host, source, medium }),
    source,
    medium,
    campaign: label('campaign'),
    term: label('term'),
    content: label('content'),
    landing: location.pathname,
    touchedOn: daysAgo(0),
  }
}

/** Returns the host of another site, whose address is not kept. */
function hostOf(referrer: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined
  const { host } = new URL(referrer)
  return host === location.host ? undefined : host
}

const daysAgo = (days: number) => dayInIndia(new Date(Date.now() - days * 86_400_000))
