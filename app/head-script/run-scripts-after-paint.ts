import { deferredType, wholePageName } from '#app/kit/after-paint.ts'
import { wide } from '#app/kit/breakpoints.ts'
import { themeKey } from '#app/theme/stored-theme.ts'

/** Events that show that somebody is using the page. */
const signs = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'],
  'input',
]

/** Milliseconds after which scripts run without such an event. */
const maxWait = 4_000

/**
 * Fetches the scripts after the first frame, each in a task of its own so that requesting them does
 * not block, and then runs them. On phones, a whole page with nothing stored from an earlier visit
 * runs them at the first event of its reader (decision 0015). A map beside a list needs its script
 * at once. A hidden tab has no frame, and must be ready when somebody looks at it.
 */
export function runScriptsAfterPaint(): void {
  let isSomebodyThere = false
  let isReady = false
  for (const sign of signs) {
    const notice = () => {
      isSomebodyThere = true
      if (isReady) run()
    }
    addEventListener(sign, notice, { capture: true, passive: true, once: true })
  }
  const prepare = () => {
    isReady = true
    const files = document.querySelector<HTMLMetaElement>(`meta[name=${deferredType}]`)
    for (const href of files?.content.split(' ') ?? []) {
      setTimeout(() => addToHead('link', { rel: 'modulepreload', href }))
    }
    if (isSomebodyThere || !canWait()) run()
    else setTimeout(run, maxWait)
  }
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) prepare()
    else requestAnimationFrame(() => setTimeout(prepare))
  })
}

function addToHead<Name extends 'link' | 'script'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): void {
  document.head.append(Object.assign(document.createElement(name), properties))
}

let isRunning = false

function run(): void {
  if (isRunning) return
  isRunning = true
  const deferred = document.querySelector<HTMLScriptElement>(`script[type=${deferredType}]`)
  if (!deferred) return
  const { nonce, textContent } = deferred
  addToHead('script', { type: 'module', nonce, textContent })
}

function canWait(): boolean {
  return (
    document.querySelector(`[${wholePageName}]`) !== null &&
    !document.hidden &&
    !hasVisited() &&
    !matchMedia(wide).matches
  )
}

function hasVisited(): boolean {
  try {
    const isOfVisit = (key: string) => key !== themeKey
    return sessionStorage.length > 0 || Object.keys(localStorage).some(isOfVisit)
  } catch {
    return false
  }
}
