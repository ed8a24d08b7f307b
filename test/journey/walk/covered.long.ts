import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import type { Realm } from '#contract/access.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { type DemoTown, demoEnvironment, demoTown } from './demo-town.ts'
import { openFor, settle } from './sight.ts'

/** Nothing that floats or sticks covers what can be pressed. */

const places: readonly { path: string; realm?: Realm }[] = [
  ...['/', '/properties', '/properties/:home', '/brokers', '/cities', '/contact'].map((path) => ({
    path,
  })),
  { path: '/customer-portal' },
  { path: '/broker-portal' },
  { path: '/bb-admin/login' },
  { path: '/customer-portal', realm: 'customer' },
  { path: '/broker-portal', realm: 'broker' },
  { path: '/broker-portal/add', realm: 'broker' },
  { path: '/bb-admin/dashboard', realm: 'administrator' },
  { path: '/bb-admin/properties', realm: 'administrator' },
]

/** Brings each control into view and tells which of them something else lies over. */
const findCovered = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, select, textarea, input:not([type=hidden], .sr-only)',
    )
    const covered: string[] = []
    for (const control of controls) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // For screen readers and the keyboard alone.
      if (control.closest('[class*=sr-only], .pin-buttons, [aria-hidden=true]')) continue
      // What sticks itself moves with the page: it is looked at in the middle.
      const block = control.closest('[class*=sticky]') ? 'center' : 'nearest'
      control.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' })
      const [box] = control.getClientRects()
      if (!box || box.width < 2 || box.height < 2) continue
      const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      if (at === null) continue
      const isOwn = control.contains(at) || at.contains(control)
      const isLabel = at.closest('label')?.contains(control)
      const top = at.closest<HTMLElement>('[class*=fixed], [class*=sticky], [data-sonner-toaster]')
      if (!isOwn && !isLabel && top && !top.contains(control)) {
        covered.push(`${control.outerHTML.slice(0, 90)} under ${at.outerHTML.slice(0, 120)}`)
      }
    }
    return covered
  })

describe('what floats covers nothing that can be pressed', () => {
  const stall = useStall(demoEnvironment)
  let town: DemoTown
  before(async () => {
    town = await demoTown(stall.db, stall.url)
  })

  for (const width of [390, 1280]) {
    for (const { path, realm } of places) {
      test(`${path} for ${realm ?? 'a visitor'} at ${width} px`, async () => {
        const token = realm && town.tokens[realm]
        const screen = { viewport: { width, height: width === 390 ? 844 : 800 } }
        const viewer = { realm, ...(token && { token }) }
        const context = await openFor(stall.browser, stall.url, viewer, screen)
        try {
          const page = await context.newPage()
          await page.goto(town.at(path), { waitUntil: 'networkidle' })
          await page.mouse.move(5, 5)
          await settle(page)
          if (path === '/properties') {
            const compare = page.getByRole('button', { name: /^Compare / })
            await compare.nth(0).click()
            await compare.nth(1).click()
            await page.getByRole('region', { name: 'Homes to compare' }).waitFor()
          }
          assert.deepEqual(await findCovered(page), [])
        } finally {
          await context.close()
        }
      })
    }
  }

  test('a toast covers no button, and ends although the pointer rests on it', async () => {
    const screen = { viewport: { width: 1280, height: 800 } }
    const context = await openFor(stall.browser, stall.url, {}, screen)
    try {
      const page = await context.newPage()
      await page.goto('/customer-portal')
      await settle(page)
      await page.getByRole('tab', { name: 'Quick Sign Up' }).click()
      await page.getByRole('button', { name: 'Create Account' }).click()
      const toast = page.locator('[data-sonner-toast]')
      await toast.waitFor()
      assert.deepEqual(await findCovered(page), [])
      const box = (await toast.boundingBox()) ?? assert.fail('no toast')
      await page.mouse.move(box.x + 40, box.y + box.height / 2)
      await toast.waitFor({ state: 'detached', timeout: 8_000 })
    } finally {
      await context.close()
    }
  })
})
