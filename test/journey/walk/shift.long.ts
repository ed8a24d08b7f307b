import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { useStall } from '#test/journey/market-stall.ts'
import { type DemoTown, demoEnvironment, demoTown } from './demo-town.ts'
import { openFor } from './sight.ts'

/** On a slow line fonts and pictures come last, and scripts later still: nothing moves for them. */

/** Half of what the web counts as good (Core Web Vitals: 0.1). */
const most = 0.05

interface Shift {
  value: number
  places: string[]
}

interface Watched extends Window {
  shifts?: Shift[]
}

describe('nothing moves while a page comes', () => {
  const stall = useStall(demoEnvironment)
  let town: DemoTown
  let heldBack: RegExp

  before(async () => {
    town = await demoTown(stall.db, stall.url)
    const hasStandIn = await isInstalled(stall.browser, 'Arial', 'Liberation Sans', 'Roboto')
    heldBack = hasStandIn ? /\.(webp|svg|woff2|png|jpg)/ : /\.(webp|svg|png|jpg)/
  })

  for (const width of [390, 1440]) {
    for (const path of [
      ...['/', '/properties', '/properties/:home', '/brokers', '/brokers/:broker', '/cities'],
      ...['/about', '/contact', '/compare?ids=:compared'],
    ]) {
      test(`${path} at ${width} px`, async () => {
        const viewport = { width, height: 844 }
        const context = await openFor(stall.browser, stall.url, {}, { viewport })
        try {
          const late = Promise.withResolvers<void>()
          await context.route(heldBack, async (route) => {
            await late.promise
            await route.continue()
          })
          const page = await context.newPage()
          await page.addInitScript(noteShifts)
          await page.goto(town.at(path), { waitUntil: 'domcontentloaded' })
          await twoFrames(page)
          late.resolve()
          await page.waitForLoadState('networkidle')
          await page.evaluate(() => document.fonts.ready)
          // Its reader is there: React takes it over.
          await page.mouse.move(20, 20)
          await page.waitForFunction(() => window.earlyPresses === undefined)
          await page.waitForLoadState('networkidle')
          await twoFrames(page)
          const shifts = await page.evaluate(() => (window as Watched).shifts ?? [])
          const sum = shifts.reduce((total, { value }) => total + value, 0)
          assert.ok(sum <= most, `${sum.toFixed(3)}: ${JSON.stringify(shifts, undefined, 1)}`)
        } finally {
          await context.close()
        }
      })
    }
  }
})

describe('nothing moves in a portal when answers come one by one', () => {
  const stall = useStall(demoEnvironment)
  let town: DemoTown
  before(async () => {
    town = await demoTown(stall.db, stall.url)
  })

  for (const [realm, path] of [
    ['administrator', '/bb-admin'],
    ['administrator', '/bb-admin/properties/:home'],
    ['administrator', '/bb-admin/review'],
    ['administrator', '/bb-admin/kyc'],
    ['administrator', '/bb-admin/messages'],
    ['administrator', '/bb-admin/interests'],
    ['broker', '/broker-portal'],
    ['broker', '/broker-portal/inquiries'],
    ['broker', '/broker-portal/plan'],
    ['broker', '/broker-portal/visits/schedule'],
    ['customer', '/customer-portal'],
    ['customer', '/customer-portal/shortlists'],
  ] as const) {
    test(`${path} at 1440 px`, async () => {
      const viewer = { realm, token: town.tokens[realm] }
      const context = await openFor(stall.browser, stall.url, viewer)
      try {
        const page = await context.newPage()
        await page.addInitScript(noteShifts)
        // Each waits until what came before it was drawn.
        let before = Promise.resolve()
        await context.route('**/api/**', async (route) => {
          const turn = before
          before = turn.then(() => twoFrames(page)).catch(() => undefined)
          await turn
          await route.continue()
        })
        await page.goto(town.at(path), { waitUntil: 'networkidle' })
        await twoFrames(page)
        const shifts = await page.evaluate(() => (window as Watched).shifts ?? [])
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        assert.ok(sum <= most, `${sum.toFixed(3)}: ${JSON.stringify(shifts, undefined, 1)}`)
      } finally {
        await context.close()
      }
    })
  }
})

/** Whether the device has one of these faces; what stands in for our fonts is drawn from them. */
async function isInstalled(browser: Browser, ...faces: string[]): Promise<boolean> {
  const page = await browser.newPage()
  const found = await page.evaluate(
    (names) =>
      Promise.any(names.map((name) => new FontFace(name, `local("${name}")`).load())).then(
        () => true,
        () => false,
      ),
    faces,
  )
  await page.close()
  return found
}

/** Runs in the page before anything else. */
function noteShifts(): void {
  const shifts: Shift[] = []
  ;(window as Watched).shifts = shifts
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      }
      const places = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 140) : String(node?.textContent),
      )
      shifts.push({ value, places })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What was changed is drawn. */
function twoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )
}
