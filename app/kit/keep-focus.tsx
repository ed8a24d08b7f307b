import { type ReactNode, useEffect, useRef } from 'react'
import { focusHome } from '#app/ui/focus-home.ts'
import { land } from './focus.ts'

interface KeepFocusProps {
  className?: string
  /** Rows have `data-row`; an element outside a list has `data-home` where the focus should go. */
  children: ReactNode
}

/**
 * Keeps the keyboard focus in a list when the focused row or button disappears: it moves to the
 * same control of the next row, or else of the previous one, or else to where the rows had been.
 */
export function PreserveFocus({ className, children }: KeepFocusProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => (list.current ? keepFocus(list.current) : undefined), [])
  return (
    <div ref={list} className={className}>
      {children}
    </div>
  )
}

const controls = ':is(a[href], button, input, select, textarea):not(:disabled)'
const floating = '[role=dialog], [role=alertdialog], [role=menu]'

const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-row]')]
const controlsOf = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>(controls)].filter((one) => one.checkVisibility())

/** The last focused control and its surroundings at the time. */
interface FocusedPlace {
  control: HTMLElement
  row: string | undefined
  /** The index of the control in its row. */
  place: number
  /** The rows of the list in their order. */
  order: (string | undefined)[]
}

function keepFocus(list: HTMLElement): () => void {
  let focused: FocusedPlace | undefined
  const find = () => {
    if (!focused || focusHome.find !== find || document.activeElement !== document.body) return
    if (document.querySelector(`:is(${floating})[data-state=open]`)) return
    if (list.querySelector('[aria-busy=true]')) return
    // A busy button is disabled and loses the focus.
    if (!focused.control.isConnected) goOn(list, focused)
    else if (!focused.control.matches(':disabled')) focused.control.focus()
  }
  const hold = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    const row = target.closest<HTMLElement>('[data-row]')
    focused = {
      control: target,
      row: row?.dataset.row,
      place: row ? controlsOf(row).indexOf(target) : 0,
      order: rowsOf(list).map(({ dataset }) => dataset.row),
    }
    focusHome.find = find
  }
  // A click on empty space ends the keyboard navigation.
  const point = ({ target }: PointerEvent) => {
    if (target instanceof Element && !target.closest(`${controls}, ${floating}`))
      focused = undefined
  }
  const watch = new MutationObserver(find)
  const attributeFilter = ['disabled', 'aria-busy']
  watch.observe(list, { childList: true, subtree: true, attributeFilter })
  list.addEventListener('focusin', hold)
  document.addEventListener('pointerdown', point)
  return () => {
    watch.disconnect()
    list.removeEventListener('focusin', hold)
    document.removeEventListener('pointerdown', point)
    if (focusHome.find === find) focusHome.find = undefined
  }
}

function goOn(list: HTMLElement, { row, place, order }: FocusedPlace): void {
  const rows = row === undefined ? [] : rowsOf(list)
  const from = order.indexOf(row)
  const wanted = [row, ...order.slice(from + 1), ...order.slice(0, from).reverse()]
  const next =
    wanted.map((id) => rows.find(({ dataset }) => dataset.row === id)).find(Boolean) ?? rows[0]
  const own = next ? controlsOf(next) : []
  const control = own[place] ?? own.at(-1)
  if (control) control.focus()
  else land(next ?? list.querySelector<HTMLElement>('[data-home]') ?? list)
}
