declare global {
  interface Window {
    /**
     * Buttons and marked links pressed, forms submitted and fields changed before hydration, with
     * their times; deleted after it.
     */
    earlyPresses?: Map<HTMLElement, number> | undefined
  }
}

/** Marks a form that only a script can submit, or a link whose press waits for the script. */
export const requiresScriptName = 'data-requires-script'
export const requiresScriptAttribute = { [requiresScriptName]: '' }

/**
 * Milliseconds after which a recorded press is dropped: acting so late would surprise the person.
 */
const replayLimit = 15_000

/** Whether a field was filled in before hydration, which must not overwrite it. */
export const isFilledEarly = (field: Element) =>
  field instanceof HTMLElement && window.earlyPresses?.has(field) === true

/** Replays recent presses once each, and reports filled-in fields. */
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
 * Reports the value of a field to React. React hydrated with that value, so it sees no change
 * unless the value it tracks differs; writing to the field instead would disturb a person who is
 * typing.
 */
function reportChange(field: Field): void {
  field._valueTracker?.setValue('something else')
  // The events that React listens to. A plain `Event` named click does not toggle a checkbox; only
  // a mouse click does.
  const name = /^(checkbox|radio)$/.test(field.type) ? 'click' : 'input'
  const isSelect = field instanceof HTMLSelectElement
  field.dispatchEvent(new Event(isSelect ? 'change' : name, { bubbles: true }))
}
