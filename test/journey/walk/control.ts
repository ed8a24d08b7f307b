import type { Page } from 'playwright-core'
import { overlays, waitForChange } from './stillness.ts'

/** Something on a page that can be pressed, chosen from or typed into. */
export interface Control {
  /** The same for what does the same in every row. */
  key: string
  /** Where it stands among all that is marked on the page now. */
  mark: number
  kind: 'press' | 'choose' | 'type'
  /** Leaves the product, or leads to where one is. */
  isElsewhere: boolean
}

/**
 * All controls of what lies on top: the last dialog or menu, else the part of the page that is
 * named.
 */
export async function listControls(page: Page, part: string): Promise<Control[]> {
  return page.evaluate(
    ([selector, above]) => {
      const kinds =
        'a[href], button, summary, select, input:not([type=hidden], [type=file]), ' +
        '[role=menuitem], [role=option]'
      const isShown = (one: Element) =>
        one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]')
      const root = [...document.querySelectorAll(above)].filter(isShown).at(-1)
      const seen = new Map<string, number>()
      for (const old of document.querySelectorAll('[data-walked]'))
        old.removeAttribute('data-walked')

      const wordsOf = (one: Element) =>
        (
          one.getAttribute('aria-label') ??
          (one as HTMLInputElement).labels?.[0]?.textContent ??
          one.textContent ??
          ''
        )
          .replace(/[\d,.]+/g, '0')
          .trim()
          .slice(0, 60)
      // What stands in rows is told apart by its column and what it does, not by whom it is about.
      const keyOf = (one: Element) => {
        const isLink = one.matches('a')
        const role = one.getAttribute('role') ?? one.tagName.toLowerCase()
        const words = wordsOf(one)
        const cell = one.closest('tbody td')
        if (cell instanceof HTMLTableCellElement) {
          return `row ${cell.cellIndex} ${role} ${isLink ? '' : words.split(' ')[0]}`
        }
        if (one instanceof HTMLInputElement && one.type === 'radio')
          return `radio ${one.name.replace(/_r_\w+_/, '')}`
        // A queue, or a history; what is not in order are menus. Chips and photos come in any
        // number.
        if (one.closest('ol > li')) return `item ${role}`
        if (!isLink && words.startsWith('Remove ')) return 'item button Remove'
        if (isLink && words === '') return 'item picture'
        return `${role} ${words}`
      }
      const isOff = (one: Element) =>
        one.matches(':disabled, [aria-disabled=true], [data-disabled], [aria-current=page]') ||
        (one.matches('[role=tab]') && one.getAttribute('aria-selected') === 'true')
      const isElsewhere = (one: Element) =>
        one instanceof HTMLAnchorElement &&
        (one.origin !== location.origin || one.href === location.href)
      const kindOf = (one: Element) => {
        if (one instanceof HTMLSelectElement) return 'choose'
        if (!(one instanceof HTMLInputElement)) return 'press'
        if (one.type === 'search') return 'type'
        return one.type === 'checkbox' || one.type === 'radio' ? 'press' : undefined
      }
      return (
        [...(root ?? document.querySelector(selector) ?? document.body).querySelectorAll(kinds)]
          // A link within the page is for the keyboard and lies under the header until it has the
          // focus.
          .filter((one) => isShown(one) && !isOff(one) && !one.matches('a[href^="#"]'))
          .flatMap((one, mark) => {
            const kind = kindOf(one)
            if (!kind) return []
            const own = keyOf(one)
            const number = (seen.get(own) ?? 0) + 1
            seen.set(own, number)
            // A menu may hold something else in each row; of everything else that stands in rows,
            // and of radio buttons, one is enough.
            const isRow = /^(row|item|radio) /.test(own)
            const limit = one.getAttribute('aria-haspopup') === 'menu' ? 5 : 1
            if (isRow && number > limit) return []
            one.setAttribute('data-walked', String(mark))
            const key = number > 1 ? `${own} #${number}` : own
            return [{ key, mark, kind, isElsewhere: isElsewhere(one) } as const]
          })
      )
    },
    [part, overlays] as const,
  )
}

const at = (page: Page, { mark }: Control) => page.locator(`[data-walked="${mark}"]`)

/** What is chosen, ticked or typed stands there: the input itself has answered. */
const isInput = ({ kind, key }: Control) =>
  kind !== 'press' || /^(row \d+ )?(input|radio) /.test(key)

/** Presses, chooses or types; says whether it was still there to be. */
export async function act(page: Page, control: Control): Promise<boolean> {
  try {
    await actOn(page, control)
    return true
  } catch (error) {
    // What the page drew anew has lost its mark.
    if ((await at(page, control).count()) > 0) throw error
    return false
  }
}

async function actOn(page: Page, control: Control): Promise<void> {
  const place = at(page, control)
  if (control.kind === 'type') return place.fill('a', { timeout: 8_000 })
  // A radio button that looks like a star lies under it.
  if (control.kind === 'press') return place.click({ force: isInput(control), timeout: 8_000 })
  const other = await place.evaluate((one) => {
    const { options, selectedIndex } = one as HTMLSelectElement
    return [...options].findIndex(({ disabled }, index) => !disabled && index !== selectedIndex)
  })
  if (other >= 0) await place.selectOption({ index: other })
}

/** Whether nothing at all came of it in the time a person would wait. */
export async function isDead(
  page: Page,
  control: Control,
  isSent: () => boolean,
): Promise<boolean> {
  if (isInput(control) || isSent() || (await waitForChange(page, 3_000))) return false
  // Somebody may have been led to where to type.
  const isLed = await page.evaluate(() => document.activeElement?.matches('input, textarea'))
  return !isSent() && !isLed
}
