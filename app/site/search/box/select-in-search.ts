/** The id of the search box of the listing page. */
export const searchBoxId = 'search-text'

/**
 * Selects a part of the search text for overwriting. Escape restores the text and returns the focus
 * to `from`.
 */
export function selectInSearch(start: number, end: number, from: HTMLElement): void {
  const box = document.getElementById(searchBoxId)
  if (!(box instanceof HTMLInputElement)) return
  box.focus()
  box.setSelectionRange(start, end)
  scrollTo(box, start)
  restoreOnEscape(box, from)
}

function restoreOnEscape(box: HTMLInputElement, from: HTMLElement): void {
  const { value } = box
  const left = new AbortController()
  const { signal } = left
  const restore = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    // Otherwise the browser would clear the field, and closing the suggestions would not restore
    // it.
    event.preventDefault()
    event.stopPropagation()
    box.value = value
    from.focus()
  }
  box.addEventListener('keydown', restore, { signal })
  box.addEventListener('blur', () => left.abort(), { signal })
  box.form?.addEventListener('submit', () => left.abort(), { signal })
}

/** Browsers do not scroll to a selection made by a script. */
function scrollTo(box: HTMLInputElement, start: number): void {
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return
  canvas.font = getComputedStyle(box).font
  const before = canvas.measureText(box.value.slice(0, start)).width
  box.scrollLeft = Math.max(0, before - box.clientWidth / 4)
}
