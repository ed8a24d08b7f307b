import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useNavigationType } from 'react-router'

/** Focuses an element that Tab does not reach, until it loses the focus. */
export function land(place: HTMLElement, options?: FocusOptions): void {
  place.tabIndex = -1
  place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true })
  place.focus(options)
}

/**
 * Focuses an element of a page that was opened from another one, where the focused element is gone;
 * screen readers then read it. Not after going back, where the browser restores the focus, and not
 * while something has the focus.
 */
export function useLanding(place: RefObject<HTMLElement | null>): void {
  const type = useNavigationType()
  const arrive = useEffectEvent(() => {
    if (type === 'POP' || !place.current || document.activeElement !== document.body) return
    land(place.current, { preventScroll: true })
  })
  useEffect(() => arrive(), [])
}
