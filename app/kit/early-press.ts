declare global {
  interface Window {
    /** Buttons that were pressed before React was there; gone once it is. */
    earlyPresses?: Set<HTMLElement> | undefined
  }
}

/**
 * Runs in <head>. On a weak signal a page can be read seconds before its scripts have come, and a
 * button that only they serve would swallow the press. Links, forms and popovers need no script.
 */
export const earlyPressScript = `(function(){var kept=window.earlyPresses=new Set();addEventListener('click',function(event){var button=window.earlyPresses&&event.target.closest('button[type=button]:not([popovertarget])');if(button)kept.add(button)},true)})()`

/** Presses once what was pressed meanwhile, however often. */
export function pressAgain(): void {
  const kept = window.earlyPresses
  window.earlyPresses = undefined
  for (const button of kept ?? []) if (button.isConnected) button.click()
}
