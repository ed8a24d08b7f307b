/** The id of the search box of the listing page. */
export const searchBoxId = 'search-text'

/**
 * Puts the cursor on a part of what was searched for, to be typed over. Escape takes the change
 * back, to where it was begun.
 */
export function selectInSearch(start: number, end: number, from: HTMLElement): void {
  const box = document.getElementById(searchBoxId)
  if (!(box instanceof HTMLInputElement)) return
  box.focus()
  box.setSelectionRange(start, end)
  scrollTo(box, start)
  untilLeft(box, from)
}

function untilLeft(box: HTMLInputElement, from: HTMLElement): void {
  const { value } = box
  const over = new AbortController()
  const { signal } = over
  const takeBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    // Browsers empty a search field on Escape, and the suggestions under it would close alone.
    event.preventDefault()
    event.stopPropagation()
    box.value = value
    from.focus()
  }
  box.addEventListener('keydown', takeBack, { signal })
  box.addEventListener('blur', () => over.abort(), { signal })
  box.form?.addEventListener('submit', () => over.abort(), { signal })
}

/** Browsers leave a field where it stood when a part of it is selected by a script. */
function scrollTo(box: HTMLInputElement, start: number): void {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return
  pen.font = getComputedStyle(box).font
  const before = pen.measureText(box.value.slice(0, start)).width
  box.scrollLeft = Math.max(0, before - box.clientWidth / 4)
}
