import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import type { Realm } from '#contract/access.ts'
import { seriousFindings } from '#test/journey/axe.ts'
import { frames, isAnswered, listen, overlays } from './stillness.ts'

/** What a page looks like to axe in both widths and both themes, with what opens on it. */

const widths = [1440, 360] as const
const openers =
  'button:is([aria-haspopup], [popovertarget]:not([popovertargetaction=hide])):visible:enabled'
const keys = {
  administrator: 'bb_admin_token',
  broker: 'bb_broker_token',
  customer: 'bb_customer_token',
} satisfies Record<Realm, string>

/** Whom a page is shown to; nobody in particular where the realm is left out. */
export interface Viewer {
  realm?: Realm | undefined
  token?: string
}

/** A browser of its own for one viewer. */
export async function openFor(
  browser: Browser,
  url: string,
  { realm, token = '' }: Viewer,
  screen: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: widths[0], height: 900 },
    ...screen,
    baseURL: url,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    extraHTTPHeaders: { 'x-forwarded-for': '10.9.8.5' },
  })
  context.setDefaultTimeout(30_000)
  context.on('page', listen)
  if (realm) {
    await context.addInitScript(
      ([key, value]) => {
        // The frame of a preview and a page that is not there yet have no origin, and so no
        // storage.
        if (window.origin !== 'null') localStorage.setItem(key, value)
      },
      [keys[realm], token] as const,
    )
  }
  return context
}

/**
 * Waits until React has taken the page over and nothing on it is still on its way: a dialog may
 * open when an answer comes.
 */
export async function settle(page: Page): Promise<void> {
  await isAnswered(page)
  await page.waitForFunction(
    () =>
      !document.querySelector('.animate-skeleton, [aria-busy=true]') &&
      document.fonts.status === 'loaded' &&
      [...document.querySelectorAll('form, button:not(.maplibregl-map *)')].every((one) =>
        Object.keys(one).some((key) => key.startsWith('__reactProps')),
      ),
  )
}

/** By how many pixels the page is wider than its window. */
export const overhang = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What lies over the page now. */
export const opened = (page: Page) => page.locator(overlays).filter({ visible: true })

async function setWidth(page: Page, width: (typeof widths)[number]): Promise<void> {
  await page.setViewportSize({ width, height: width === 360 ? 760 : 900 })
  // What follows the width may ask for more.
  await frames(page)
  await settle(page)
}

/** What is wrong with what is shown at this width, in both themes. */
async function findings(page: Page, within?: string): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['light', 'dark']) {
    const isDark = theme === 'dark'
    await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark)
    const all = await seriousFindings(page, { onlyColours: isDark, ...(within && { within }) })
    found.push(...all.map((finding) => `${theme}, ${page.viewportSize()?.width} px, ${finding}`))
  }
  await page.evaluate(() => document.documentElement.classList.remove('dark'))
  const over = await overhang(page)
  if (over > 0) found.push(`${page.viewportSize()?.width} px, scrolls sideways by ${over} px`)
  return found
}

/** What is wrong with a page, and with everything on it that says it opens something. */
export async function look(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await setWidth(page, width)
    const isCovered = (await opened(page).count()) > 0
    found.push(...(await findings(page, isCovered ? overlays : undefined)))
    if (!isCovered) found.push(...(await lookInside(page)))
  }
  return found
}

/** Opens one of each kind of what opens. */
async function lookInside(page: Page): Promise<string[]> {
  const found: string[] = []
  const met = new Set<string>()
  for (const opener of await page.locator(openers).all()) {
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.textContent()) ?? ''
    // "Actions for …" stands in every row.
    const kind = name.split(' ')[0] ?? ''
    if (met.has(kind)) continue
    met.add(kind)
    // What opened by itself covers what opens.
    if ((await opened(page).count()) > 0) return found.concat(await findings(page, overlays))
    await opener.click()
    await opened(page).first().waitFor()
    await settle(page)
    found.push(...(await findings(page, overlays)).map((finding) => `in "${name}": ${finding}`))
    await page.keyboard.press('Escape')
    await opened(page).first().waitFor({ state: 'hidden' })
  }
  return found
}
