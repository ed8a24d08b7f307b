import { useLayoutEffect } from 'react'

/** What each letter does for now, or that it does nothing. */
type PageKeys = Record<string, (() => void) | false | undefined>

/** Single letters that act on the page while no field, dialog or menu is open. */
export function usePageKeys(keys: PageKeys): void {
  // Before anything new is seen: later, a quick key decided upon the listing that had just gone.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key]
      if (!act || !isFree(event)) return
      // Where it opens a field, the letter is not the first of what is typed there.
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

/** Whether a key was pressed for the page: not into a field, over a dialog, or with a modifier. */
function isFree(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) {
    return false
  }
  const { target } = event
  return !(target instanceof HTMLElement && target.closest('input, textarea, select'))
}
