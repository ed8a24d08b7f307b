import { type ReactNode, useEffect, useRef } from 'react'
import { focusHome } from '#app/ui/focus-home.ts'
import { land } from './focus.ts'

interface KeepFocusProps {
  className?: string
  /** Each row marked with `data-row`; what is no list marks with `data-home` where to go on. */
  children: ReactNode
}

/**
 * Keeps the keyboard in a list when the row or the button it was on goes away: it goes on to the
 * same control of the next row, else of the one before, else to where the rows had been.
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

/** What had the focus last, and what stood around it then. */
interface FocusedPlace {
  control: HTMLElement
  row: string | undefined
  /** Which of its row's controls it is. */
  place: number
  /** The rows of the list, in their order. */
  order: (string | undefined)[]
}

function keepFocus(list: HTMLElement): () => void {
  let focused: FocusedPlace | undefined
  const find = () => {
    if (!focused || focusHome.find !== find || document.activeElement !== document.body) return
    if (document.querySelector(`:is(${floating})[data-state=open]`)) return
    if (list.querySelector('[aria-busy=true]')) return
    // A button that is busy is disabled, and lets go of the keyboard.
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
  // Whoever points at nothing is not on the way through the list.
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
