import { type RefObject, useEffect, useState } from 'react'

/** Returns whether an element has been near the screen, for parts that load when scrolled to. */
export function useNearView(element: RefObject<HTMLElement | null>, margin = '200px'): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    // On a busy page several changes arrive at once.
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isNear
}
