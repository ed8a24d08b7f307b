import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { makeHomesInBaner } from '#test/journey/baner.ts'
import { type Face, meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { walkedAt } from '#test/journey/walked-at.ts'

/** A search that finds no connection waits for it: what was typed and what was found stay. */

for (const face of walkedAt<Face>({ width: 390, theme: 'light' }, { width: 1440, theme: 'dark' })) {
  describe(`a search without a connection at ${face.width} px, ${face.theme}`, () => {
    const stall = useStall()
    let seeker: Person

    before(async () => {
      await makeHomesInBaner(stall.db, { 'Two rooms': 2, 'Three rooms': 3 })
      seeker = await meet(stall.browser, stall.url, face)
    })
    after(() => seeker.leave(/net::ERR_|Failed to fetch|Error loading route module/))

    const box = () => seeker.page.getByRole('combobox', { name: 'Search' })
    const heading = (name: string) => seeker.page.getByRole('heading', { level: 1, name })
    const notice = () => seeker.page.getByText('Your search could not be sent.')
    const search = async (words: string) => {
      await box().fill(words)
      await box().press('Enter')
    }

    const fromHome = async () => {
      const { page, context } = seeker
      // Where a link leads is asked for a moment after the page came.
      const known = page.waitForResponse(/\/__manifest/).then((answer) => answer.finished())
      await page.goto('/', { waitUntil: 'networkidle' })
      await known
      await context.setOffline(true)
      await search('2 bhk in baner')
      await page.getByText('The rest of this page did not load').waitFor()
      assert.equal(await page.getByText(/offline|can’t reach/).count(), 1)
      await page.getByRole('button', { name: 'Retry' }).click()
      await page.getByRole('button', { name: 'Retry', disabled: false }).waitFor()
      assert.equal(await box().inputValue(), '2 bhk in baner')
      await context.setOffline(false)
      await heading('2 BHK in Baner, Pune').waitFor()
      await page.getByText('The rest of this page did not load').waitFor({ state: 'detached' })
    }

    test('from home, whose list was never opened, waits there and opens then', fromHome)

    test('keeps its words and the homes, and runs when the connection is back', async () => {
      const { page, context } = seeker
      await page.goto('/properties?search=3+bhk+in+baner', { waitUntil: 'networkidle' })
      await context.setOffline(true)
      await search('2 bhk in baner')
      await notice().waitFor()
      assert.equal(await box().inputValue(), '2 bhk in baner')
      assert.ok(await box().evaluate((box) => box === document.activeElement))
      await page.getByRole('heading', { name: 'Three rooms' }).waitFor()
      assert.equal(await page.getByText(/offline|can’t reach/).count(), 1)
      await seeker.isAccessible()
      await seeker.fitsWidth()
      await page.getByRole('button', { name: 'Retry' }).click()
      await page.getByRole('button', { name: 'Retry', disabled: false }).waitFor()
      assert.equal(await box().inputValue(), '2 bhk in baner')
      await context.setOffline(false)
      await heading('2 BHK in Baner, Pune').waitFor()
      await page.getByText('1 Properties Found').waitFor()
      assert.equal(await notice().count(), 0)
      await context.setOffline(true)
      await page.getByRole('link', { name: 'Remove 2 BHK' }).click()
      await notice().waitFor()
      await page.getByRole('heading', { name: 'Two rooms' }).waitFor()
      await context.setOffline(false)
      await page.getByText('2 Properties Found').waitFor()
      assert.equal(new URL(page.url()).searchParams.get('search'), 'in baner')
    })

    test('goes on from Retry where the server was away', async () => {
      const { page, context } = seeker
      await context.route('**/*.data*', (route) => route.abort('connectionrefused'))
      await search('3 bhk in baner')
      await notice().waitFor()
      await context.unrouteAll()
      await page.getByRole('button', { name: 'Retry' }).click()
      await heading('3 BHK in Baner, Pune').waitFor()
    })

    test('opens when the connection is back where home did not know its target yet', async () => {
      const { page, context } = seeker
      await context.route(/\/__manifest/, (route) => route.abort('connectionrefused'))
      await page.goto('/', { waitUntil: 'networkidle' })
      await context.setOffline(true)
      await search('3 bhk in baner')
      await heading('Cannot connect to BrickBazaar right now').waitFor()
      await context.unrouteAll()
      await context.setOffline(false)
      await heading('3 BHK in Baner, Pune').waitFor()
      assert.equal(await box().inputValue(), '3 bhk in baner')
    })

    test('from home waits there, and runs when the connection is back', fromHome)
  })
}
