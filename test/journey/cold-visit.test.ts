import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { useStall } from '#test/journey/market-stall.ts'
import { openFor, type Viewer } from '#test/journey/walk/sight.ts'
import { walkedAt } from '#test/journey/walked-at.ts'
import { makeCustomer, makeProperty } from '#test/make.ts'

/** What a first visitor opens stays open, before, while and after React takes the page over. */

interface Opener {
  path: string
  name: string | RegExp
  width: number
  /** What it opens. */
  opens: string
}

const openers: readonly Opener[] = [
  { path: '/', name: 'Menu', width: 390, opens: '#site-menu' },
  { path: '/properties', name: 'Menu', width: 390, opens: '#site-menu' },
  { path: '/', name: 'Colour theme', width: 390, opens: 'fieldset[popover]' },
  { path: '/properties', name: /^Filters/, width: 390, opens: '#filter-sheet' },
  { path: '/properties', name: 'Map', width: 390, opens: '#property-map' },
  { path: '/properties', name: /^More filters/, width: 1280, opens: '#filter-panel' },
  { path: '/bb-admin/login', name: 'Colour theme', width: 390, opens: 'fieldset[popover]' },
]

const isOpen = (page: Page, opens: string) =>
  page.evaluate((selector) => document.querySelector(`${selector}:popover-open`) !== null, opens)

const isTakenOver = (page: Page) =>
  page.waitForFunction(
    () =>
      window.earlyPresses === undefined &&
      !document.querySelector('[aria-busy=true], .animate-skeleton'),
  )

/** Holds a page's scripts back until what it returns is called. */
async function holdScripts(context: BrowserContext): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await context.route('**/assets/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

describe('controls opened before hydration stay open', () => {
  const stall = useStall()
  before(() => makeProperty(stall.db, { title: 'Lake flat' }))

  async function visit(
    { path, width }: Pick<Opener, 'path' | 'width'>,
    look: (page: Page, letScripts: () => void) => Promise<void>,
    isHeld: boolean,
    viewer: Viewer = {},
  ) {
    const viewport = { width, height: 844 }
    const context = await openFor(stall.browser, stall.url, viewer, { viewport })
    try {
      const letScripts = isHeld ? await holdScripts(context) : () => {}
      const page = await context.newPage()
      await page.goto(path, { waitUntil: 'commit' })
      await look(page, letScripts)
    } finally {
      await context.close()
    }
  }

  const buttonOf =
    ({ name }: Opener) =>
    (page: Page) =>
      page.getByRole('button', { name }).first()
  const titleOf = ({ path, name, width }: Opener) => `${name} at ${path}, ${width} px`

  for (const opener of openers) {
    const { opens } = opener
    const button = buttonOf(opener)

    test(`pressed before the scripts have loaded: ${titleOf(opener)}`, () =>
      visit(
        opener,
        async (page, letScripts) => {
          await button(page).click()
          assert.ok(await isOpen(page, opens), 'did not create')
          letScripts()
          await isTakenOver(page)
          assert.ok(await isOpen(page, opens), 'closed itself')
        },
        true,
      ))
  }

  const [first, ...others] = openers
  for (const opener of first ? walkedAt(first, ...others) : []) {
    const { opens } = opener
    const button = buttonOf(opener)

    test(`pressed as soon as it is displayed, and later: ${titleOf(opener)}`, () =>
      visit(
        opener,
        async (page) => {
          await button(page).click()
          await isTakenOver(page)
          assert.ok(await isOpen(page, opens), 'closed itself')
          await page.keyboard.press('Escape')
          await button(page).click()
          assert.ok(await isOpen(page, opens), 'did not create again')
        },
        false,
      ))
  }

  test('Load More, pressed before hydration, adds homes below the others', async () => {
    for (let count = 0; count < 12; count++) await makeProperty(stall.db)
    await visit(
      { path: '/properties', width: 390 },
      async (page, letScripts) => {
        await page.getByRole('link', { name: 'Load More' }).click()
        letScripts()
        await page.getByText('Showing 13 of 13').waitFor()
      },
      true,
    )
  })

  test('Save, pressed before hydration, saves at once for who is signed in', async () => {
    const { id } = await makeProperty(stall.db, { title: 'Hill flat' })
    const { token } = await makeCustomer(stall.db, { isVerified: true })
    await visit(
      { path: `/properties/${id}`, width: 390 },
      async (page, letScripts) => {
        await page.getByRole('button', { name: 'Save Hill flat' }).click()
        letScripts()
        await page.getByRole('button', { name: 'Add to shortlist' }).waitFor()
        assert.equal(new URL(page.url()).pathname, `/properties/${id}`)
      },
      true,
      { realm: 'customer', token },
    )
  })

  test('the menu closes on navigation to another page', () =>
    visit(
      { path: '/', width: 390 },
      async (page) => {
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        await isTakenOver(page)
        const menu = page.getByRole('navigation', { name: 'Menu' })
        await menu.getByRole('link', { name: 'Cities' }).click()
        await page.waitForURL('**/cities')
        await menu.waitFor({ state: 'hidden' })
      },
      false,
    ))
})
