import { useLayoutEffect } from 'react'

/** The action of each letter at the moment, or none. */
type PageKeys = Record<string, (() => void) | false | undefined>

/** Single letters that act on the page while no field, dialog or menu is open. */
export function usePageKeys(keys: PageKeys): void {
  // A layout effect, so that the keys are up to date before anything new is visible: a quick key
  // press after a passive effect decided on the listing that had just gone.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key]
      if (!act || !isFree(event)) return
      // Prevents the letter from being typed into a field that it opens.
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}

/** Whether a key press is for the page: not in a field, not over a dialog, without a modifier. */
function isFree(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return false
  if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) {
    return false
  }
  const { target } = event
  return !(target instanceof HTMLElement && target.closest('input, textarea, select'))
}
