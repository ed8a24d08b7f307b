/** The id of the search box of the listing page. */
export const searchBoxId = 'search-text'

/** Puts the cursor on a part of what was searched for, to be typed over. */
export function selectInSearch(start: number, end: number): void {
  const box = document.getElementById(searchBoxId)
  if (!(box instanceof HTMLInputElement)) return
  box.focus()
  box.setSelectionRange(start, end)
}
