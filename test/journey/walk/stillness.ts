import type { Page, Request } from 'playwright-core'

/** What lies over a page. */
export const overlays =
  ':popover-open, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], dialog[open]'

interface Watched extends Window {
  walked?: { changes: number; at: number; observer: MutationObserver; top: Element | undefined }
}

/** Begins to note whether anything on the page changes but where the pointer and the focus are. */
export async function watch(page: Page): Promise<void> {
  await page.evaluate((above) => {
    const state = window as Watched
    state.walked?.observer.disconnect()
    const passing = ['data-walked', 'data-highlighted', 'tabindex', 'data-heard']
    const observer = new MutationObserver((records) => {
      const changes = records.filter(({ attributeName }) => !passing.includes(attributeName ?? ''))
      if (!state.walked || changes.length === 0) return
      state.walked.changes += changes.length
      state.walked.at = performance.now()
    })
    const top = [...document.querySelectorAll(above)].at(-1)
    state.walked = { changes: 0, at: performance.now(), observer, top }
    observer.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  }, overlays)
}

/** Whether something lies over the page now that did not on `watch`. */
export const hasOpened = (page: Page): Promise<boolean> =>
  page.evaluate((above) => {
    const top = [...document.querySelectorAll(above)].at(-1)
    return top !== undefined && top !== (window as Watched).walked?.top
  }, overlays)

/**
 * Whether anything changes since `watch`, in so many milliseconds; a page that is loaded anew has.
 */
export const waitForChange = (page: Page, timeout: number): Promise<boolean> =>
  page
    .waitForFunction(
      (above) => {
        const { walked } = window as Watched
        // What opens by itself, without a script, changes nothing in the document.
        const top = [...document.querySelectorAll(above)].at(-1)
        return !walked || walked.changes > 0 || walked.top !== top
      },
      overlays,
      { timeout },
    )
    .then(
      () => true,
      () => false,
    )

const asked = new WeakMap<Page, Set<Request>>()

/** Begins to note what a page asks the server for: a part of it may come late. */
export function listen(page: Page): void {
  const requests = new Set<Request>()
  asked.set(page, requests)
  page.on('request', (request) => requests.add(request))
  const end = (request: Request) => requests.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
}

const isOver = (request: Request) =>
  request.response().then(
    (response) => response?.finished(),
    () => undefined,
  )

/** Waits for what a page has asked for, and for what that asked for; what it brings is shown. */
export async function isAnswered(page: Page): Promise<void> {
  for (const _ of ['asked', 'asked by what came']) {
    await Promise.all([...(asked.get(page) ?? [])].map(isOver))
    await frames(page)
  }
}

/** Two frames: what has changed is told, and drawn. */
export const frames = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )

/**
 * Nothing is on its way any more: no request, no skeleton, no busy table or button, and no change
 * for a while.
 */
export async function isStill(page: Page): Promise<void> {
  const answers = () => Promise.all([...(asked.get(page) ?? [])].map(isOver))
  await answers()
  await isQuiet(page)
  // What was asked for by what came.
  await answers()
  await isQuiet(page)
}

async function isQuiet(page: Page): Promise<void> {
  await page.waitForFunction(() => document.readyState === 'complete')
  if (!(await page.evaluate(() => 'walked' in window))) await watch(page)
  await page.waitForFunction(() => {
    const { walked } = window as Watched
    return (
      performance.now() - (walked?.at ?? 0) > 250 &&
      document.querySelector('main, form') &&
      !document.querySelector('.animate-skeleton, [aria-busy=true]') &&
      ![...document.querySelectorAll('button:disabled')].some((one) =>
        one.textContent?.trim().endsWith('...'),
      )
    )
  })
}
