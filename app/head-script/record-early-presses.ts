import { requiresScriptName } from '#app/kit/pre-hydration-events.ts'

/**
 * Records pressed buttons, submitted forms and changed fields before React has loaded. On a weak
 * connection a page is readable seconds before its scripts arrive, and a button that needs them
 * would swallow the press. Most links and popovers need no script. Forms and links are recorded
 * only where marked: followed by the browser, a form would lead to a page that cannot handle it,
 * and Load More away from the homes that were read.
 * React must not see the recorded events: it would handle them while hydrating, and the replay
 * would undo that.
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
    const pressed = element.closest<HTMLElement>(
      `button[type=button]:not([popovertarget]),a[${requiresScriptName}]`,
    )
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent
    if (!pressed || ctrlKey || metaKey || shiftKey) return
    record(pressed)
    event.preventDefault()
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
 * Keeps the text and the selection of text areas that are edited before hydration. React writes the
 * text again (`initTextarea` of react-dom), over the typed text, and its initial text with each
 * rendering (`updateTextarea`), over the selection. So text without a change is not written.
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
