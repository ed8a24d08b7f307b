declare global {
  interface Window {
    /**
     * Buttons pressed, forms sent and fields filled in before React was there, and when; gone once
     * it is.
     */
    earlyPresses?: Map<HTMLElement, number> | undefined
  }
}

/** Marks a form that only a script can send. */
export const requiresScriptName = 'data-requires-script'
export const requiresScriptAttribute = { [requiresScriptName]: '' }

/**
 * Milliseconds after which nobody waits for what was pressed: to act then would come as a surprise.
 */
const replayLimit = 15_000

/** Whether somebody filled a field in before React was there, which must not write over it then. */
export const isFilledEarly = (field: Element) =>
  field instanceof HTMLElement && window.earlyPresses?.has(field) === true

/** Does once what was done shortly before, however often, and reports what was filled in. */
export function replayEarlyPresses(): void {
  const recorded = window.earlyPresses ?? new Map<HTMLElement, number>()
  window.earlyPresses = undefined
  for (const [element, at] of recorded) {
    if (!element.isConnected) continue
    if (isField(element)) reportChange(element)
    else if (Date.now() - at >= replayLimit) continue
    else if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
  }
}

type Field = (HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement) & {
  _valueTracker?: { setValue(value: string): void }
}

const isField = (element: HTMLElement): element is Field =>
  element.matches('input, textarea, select')

/**
 * Reports to React what stands in a field. It found that there, and so hears of no change, unless
 * its own note of it says something else: writing into the field would disturb whoever is typing.
 */
function reportChange(field: Field): void {
  field._valueTracker?.setValue('something else')
  // What React takes for a change; only a click of a mouse would turn a checkbox over.
  const name = /^(checkbox|radio)$/.test(field.type) ? 'click' : 'input'
  const isSelect = field instanceof HTMLSelectElement
  field.dispatchEvent(new Event(isSelect ? 'change' : name, { bubbles: true }))
}
