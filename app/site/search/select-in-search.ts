/** The id of the search box of the listing page. */
export const searchBoxId = 'search-text'

/** Puts the cursor on a part of what was searched for, to be typed over. */
export function selectInSearch(start: number, end: number): void {
  const box = document.getElementById(searchBoxId)
  if (!(box instanceof HTMLInputElement)) return
  box.focus()
  box.setSelectionRange(start, end)
  scrollTo(box, start)
}

/** Browsers leave a field where it stood when a part of it is selected by a script. */
function scrollTo(box: HTMLInputElement, start: number): void {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return
  pen.font = getComputedStyle(box).font
  const before = pen.measureText(box.value.slice(0, start)).width
  box.scrollLeft = Math.max(0, before - box.clientWidth / 4)
}
