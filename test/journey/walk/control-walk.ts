import assert from 'node:assert/strict'
import type { BrowserContext } from 'playwright-core'
import { act, type Control, isDead, listControls } from './control.ts'
import { hasOpened, isStill, listen, overlays, watch } from './stillness.ts'

/** Presses deeper than a dialog's own question are those of another screen. */
const deepest = 4
/** What leads away from the others: out of a dialog, or out of the session. */
const isLast = ({ key }: Control) => /\b(Close|Cancel|Account of|Log out)\b/.test(key)

/**
 * Presses every control of a screen, and of what each of them opens; in rows one of each kind. Says
 * what did nothing, never came to an end, or made the console complain.
 */
export async function walkControls(
  context: BrowserContext,
  path: string,
  part: string,
): Promise<string[]> {
  const page = await context.newPage()
  listen(page)
  const wrong: string[] = []
  let trail: readonly string[] = []
  const complain = (what: string) => {
    wrong.push(`${trail.join(' > ')}: ${what}`)
  }
  let sent = 0
  page.on('console', (message) => {
    // Said on the page in words; 503 is a server that is busy with the other walk.
    const isRefusal = /\b(400|404|409|429|503)\b/.test(message.text())
    if (message.type() === 'error' && !isRefusal) complain(message.text())
  })
  page.on('pageerror', (error) => complain(error.message))
  page.on('dialog', (dialog) => void dialog.accept())
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent++
  })
  page.on('download', () => sent++)
  page.on('filechooser', () => sent++)
  page.on('popup', (popup) => {
    sent++
    void popup.close()
  })

  const isOpen = () => page.locator(overlays).count()
  let start = ''

  /**
   * Back as a person would, with Escape or the browser's arrow; loaded anew where that leads
   * elsewhere.
   */
  async function comeBack(): Promise<void> {
    if (start) {
      if (page.url() !== start) await page.goBack()
      else if ((await isOpen()) > 0) await page.keyboard.press('Escape')
      await isStill(page).catch(() => undefined)
      if (page.url() === start && (await isOpen()) === 0) return
    }
    await page.goto(path)
    await isStill(page)
    start = page.url()
  }

  /** Comes back to the screen and opens what lies on the way. */
  async function goAlong(way: readonly string[]): Promise<boolean> {
    await comeBack()
    for (const key of way) {
      const found = (await listControls(page, part)).find((control) => control.key === key)
      if (!found || !(await act(page, found))) return false
      await isStill(page)
    }
    return true
  }

  const done = new Set<string>()
  const placeOf = () => new URL(page.url()).pathname.replace(/[0-9a-f-]{36}/g, ':id')

  /** Presses one of those that lie on top; says what was there, or why nothing came of it. */
  async function press(key: string): Promise<Pressed | 'gone' | 'dead'> {
    const before = await listControls(page, part)
    const control = before.find((one) => one.key === key)
    if (!control || control.isElsewhere) return 'gone'
    const address = page.url()
    sent = 0
    await watch(page)
    if (!(await act(page, control))) return 'gone'
    if (await isDead(page, control, () => sent > 0 || page.url() !== address)) return 'dead'
    // A page that is loaded anew takes the first question with it.
    await isStill(page)
      .catch(() => isStill(page))
      .catch(() => complain('never comes to an end'))
    return { before, address }
  }

  async function walk(way: readonly string[], opener: string, known: readonly Control[]) {
    const place = placeOf()
    const nameOf = (key: string) => `${place} ${opener} ${key}`
    const todo = (await listControls(page, part))
      .filter(({ key }) => !known.some((control) => control.key === key))
      .sort((one, other) => Number(isLast(one)) - Number(isLast(other)))
    const open = await isOpen()
    let standing: 'as found' | 'changed' | 'left' = 'as found'
    for (const { key } of todo) {
      if (done.has(nameOf(key))) continue
      done.add(nameOf(key))
      trail = [path, ...way, key]
      // The way there may be gone with what was done: a row, a state. Others of its kind are
      // walked.
      if (standing === 'left') {
        if (!(await goAlong(way))) return
        standing = 'as found'
      }
      let pressed = await press(key)
      // What was pressed before may have taken it away, or done the same already: once more,
      // afresh.
      if (typeof pressed === 'string' && standing === 'changed') {
        if (!(await goAlong(way))) return
        pressed = await press(key)
        standing = 'as found'
      }
      if (pressed === 'dead') complain('does nothing')
      if (typeof pressed === 'string') continue
      const { before, address } = pressed
      const isSame = page.url() === address && hasSame(before, await listControls(page, part))
      if (!isSame && way.length < deepest) {
        const further = [...way, key]
        if (await hasOpened(page)) {
          // The same menu of another row holds more of the same.
          const kind = nameOf(key.replace(/ #\d+$/, ''))
          await walk(further, page.url() === address ? kind : '', [])
        } else if (placeOf() === place && (await isOpen()) === open) {
          // More of the same: what a tab or a choice brought. Another screen has a walk of its own.
          await walk(further, opener, before)
        }
      }
      const isHere = placeOf() === place && (await isOpen()) === open
      if (!isHere) standing = 'left'
      else if (!isSame) standing = 'changed'
    }
  }

  await comeBack()
  assert.equal(new URL(start).pathname, path, 'Whoever is sent elsewhere sees nothing of it.')
  await walk([], '', [])
  await page.close()
  return wrong
}

interface Pressed {
  before: readonly Control[]
  address: string
}

const hasSame = (before: readonly Control[], after: readonly Control[]) =>
  before.length === after.length && before.every(({ key }, index) => key === after[index]?.key)
