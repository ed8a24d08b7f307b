import type { Page } from 'playwright-core'

/**
 * Words that a page shows only in part: what stands beyond a box that hides it, or beyond its
 * button.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isHiding = (value: string) => value === 'hidden' || value === 'clip'
    /** Shortened on purpose, with dots that say so, or there for screen readers alone. */
    const isMeant = (element: Element) => {
      const { textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element)
      const { width, height } = element.getBoundingClientRect()
      const isForEars = width <= 1 || height <= 1
      return (
        isForEars ||
        textOverflow === 'ellipsis' ||
        webkitLineClamp !== 'none' ||
        clipPath !== 'none'
      )
    }
    const cut: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const words = node.textContent?.trim()
      if (!parent || !words || !isShown(parent)) continue
      if (parent.closest('script, style, option, svg, .maplibregl-map, [aria-hidden=true]'))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      for (
        let box: Element | null = parent;
        box && box !== document.body;
        box = box.parentElement
      ) {
        if (isMeant(box)) break
        const { overflowX, overflowY, position } = getComputedStyle(box)
        const edge = box.getBoundingClientRect()
        const isButton = box.matches('button, a[class*=inline-flex]')
        const beside = left < edge.left - slack || right > edge.right + slack
        const above = top < edge.top - slack || bottom > edge.bottom + slack
        if ((beside && (isButton || isHiding(overflowX))) || (above && isHiding(overflowY))) {
          cut.push(`"${words.slice(0, 60)}" in ${box.tagName.toLowerCase()}.${box.className}`)
          break
        }
        // What scrolls shows the rest; what is fixed is not held by its parents.
        if (overflowX === 'auto' || overflowY === 'auto' || position === 'fixed') break
      }
    }
    return cut
  })
}
