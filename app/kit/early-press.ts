declare global {
  interface Window {
    /** Buttons that were pressed and forms that were sent before React was there, and when; gone once it is. */
    earlyPresses?: Map<HTMLElement, number> | undefined
  }
}

/**
 * Runs in <head>. On a weak signal a page can be read seconds before its scripts have come, and a
 * button that only they serve would swallow the press. Links and popovers need no script, and forms
 * only where they are marked: sent by the browser, those would lead to a page that takes nothing.
 * React must not hear of what is kept: while it takes the page over it would act at once, and what
 * is pressed again would undo it.
 */
export const earlyPressScript = `(function(){var kept=window.earlyPresses=new Map();addEventListener('click',function(event){var button=window.earlyPresses&&event.target.closest('button[type=button]:not([popovertarget])');if(button){kept.set(button,Date.now());event.stopPropagation()}},true);addEventListener('submit',function(event){if(window.earlyPresses&&event.target.matches('[data-kept]')){kept.set(event.target,Date.now());event.preventDefault()}},true)})()`

/** Marks a form that only a script can send. */
export const keptMark = { 'data-kept': '' }

/** Milliseconds after which nobody waits for what was pressed: to act then would come as a surprise. */
const forgotten = 15_000

/** Presses once what was pressed shortly before, however often. */
export function pressAgain(): void {
  const kept = window.earlyPresses ?? new Map<HTMLElement, number>()
  window.earlyPresses = undefined
  for (const [pressed, at] of kept) {
    if (!pressed.isConnected || Date.now() - at >= forgotten) continue
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit()
    else pressed.click()
  }
}
