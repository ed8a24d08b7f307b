declare global {
  interface Window {
    /** Buttons that were pressed before React was there, and when; gone once it is. */
    earlyPresses?: Map<HTMLElement, number> | undefined
  }
}

/**
 * Runs in <head>. On a weak signal a page can be read seconds before its scripts have come, and a
 * button that only they serve would swallow the press. Links, forms and popovers need no script.
 * React must not hear of what is kept: while it takes the page over it would act at once, and what
 * is pressed again would undo it.
 */
export const earlyPressScript = `(function(){var kept=window.earlyPresses=new Map();addEventListener('click',function(event){var button=window.earlyPresses&&event.target.closest('button[type=button]:not([popovertarget])');if(button){kept.set(button,Date.now());event.stopPropagation()}},true)})()`

/** Milliseconds after which nobody waits for what was pressed: to act then would come as a surprise. */
const forgotten = 15_000

/** Presses once what was pressed shortly before, however often. */
export function pressAgain(): void {
  const kept = window.earlyPresses ?? new Map<HTMLElement, number>()
  window.earlyPresses = undefined
  for (const [button, at] of kept) {
    if (button.isConnected && Date.now() - at < forgotten) button.click()
  }
}
