import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useNavigationType } from 'react-router'

/** Takes the keyboard though it cannot be reached by Tab, until it is left. */
export function land(place: HTMLElement, options?: FocusOptions): void {
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus(options)
}

/**
 * Where the keyboard goes on, and what is heard, on a page that was opened from another one: what
 * had the focus went with that. Whoever goes back stays with the browser, as does who still has a
 * place.
 */
export function useLanding(place: RefObject<HTMLElement | null>): void {
  const type = useNavigationType()
  const arrive = useEffectEvent(() => {
    if (type === 'POP' || !place.current || document.activeElement !== document.body) return
    land(place.current, { preventScroll: true })
  })
  useEffect(() => arrive(), [])
}
