import { requiresScriptName } from '#app/kit/pre-hydration-events.ts'

/**
 * Records buttons pressed, forms sent and fields filled in before React is there. On a weak signal
 * a page can be read seconds before its scripts have come, and a button that only they serve would
 * swallow the press. Links and popovers need no script, and forms only where they are marked: sent
 * by the browser, those would lead to a page that takes nothing. React must not hear of what is
 * recorded: while it takes the page over it would act at once, and the replay would undo it.
 */
export function recordEarlyPresses(): void {
  window.earlyPresses = new Map()
  const record = (element: HTMLElement) => void window.earlyPresses?.set(element, Date.now())
  const listen = (name: string, note: (element: HTMLElement, event: Event) => void) =>
    addEventListener(
      name,
      (event) => {
        if (window.earlyPresses && event.target instanceof Element) {
          note(event.target as HTMLElement, event)
        }
      },
      { capture: true },
    )
  listen('click', (element, event) => {
    const button = element.closest<HTMLElement>('button[type=button]:not([popovertarget])')
    if (!button) return
    record(button)
    event.stopPropagation()
  })
  listen('submit', (form, event) => {
    if (!form.hasAttribute(requiresScriptName)) return
    record(form)
    event.preventDefault()
  })
  listen('input', record)
  keepTypedText()
}

/**
 * Lets a text area hold what was typed and selected. React writes its text anew (`initTextarea` of
 * react-dom), over what was typed, and with each rendering its first text (`updateTextarea`), over
 * what was selected: a text that says nothing new is not written.
 */
function keepTypedText(): void {
  const area = HTMLTextAreaElement.prototype
  for (const name of ['value', 'defaultValue'] as const) {
    const own = Object.getOwnPropertyDescriptor(area, name)
    if (!own) continue
    Object.defineProperty(area, name, {
      ...own,
      set(this: HTMLTextAreaElement, text: string) {
        const isWanted = name === 'value' && !window.earlyPresses
        if (isWanted || text !== this.defaultValue) own.set?.call(this, text)
      },
    })
  }
}
