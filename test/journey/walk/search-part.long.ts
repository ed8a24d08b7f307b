import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { makeHomesInBaner } from '#test/journey/baner.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'

/** A search is spoken, chosen from a list, let go of in parts, and cleared. */

interface Hearing {
  onresult?: (event: unknown) => void
  onend?: () => void
  lang?: string
}

describe('the parts of a search', () => {
  const stall = useStall()
  let seeker: Person

  before(async () => {
    await makeHomesInBaner(stall.db, { 'Two rooms': 2, 'Three rooms': 3 })
  })
  before(async () => {
    seeker = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
    // What hears is the browser's own service: a stand-in for it, that hears when it is told to.
    await seeker.page.addInitScript(() => {
      class Hearer {
        lang = ''
        start() {
          Reflect.set(window, 'hearing', this)
        }
        stop() {}
      }
      Reflect.set(window, 'SpeechRecognition', Hearer)
    })
  })
  after(() => seeker.leave())

  const boxOf = () => seeker.page.getByRole('combobox', { name: 'Search' })
  const focused = () =>
    seeker.page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
    })

  test('what is chosen stays chosen when more is suggested', async () => {
    const { page } = seeker
    await page.goto('/', { waitUntil: 'networkidle' })
    await boxOf().fill('baner gulmohar')
    await boxOf().press('Enter')
    await page.waitForURL(/search=baner\+gulmohar/)
    await page.goto('/', { waitUntil: 'networkidle' })
    const { promise, resolve } = Promise.withResolvers<void>()
    await page.route('**/api/public/suggestions?*', async (route) => {
      await promise
      await route.continue()
    })
    await boxOf().click()
    await page.getByRole('option', { name: 'baner gulmohar' }).waitFor()
    await boxOf().fill('baner')
    await boxOf().press('ArrowDown')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    const chosen = list.getByRole('option', { selected: true })
    assert.match((await chosen.textContent()) ?? '', /^baner gulmohar/)
    resolve()
    await page.getByRole('option', { name: /^Baner, Pune/ }).waitFor()
    await boxOf().press('Enter')
    await page.waitForURL(/search=baner\+gulmohar/)
    await page.unrouteAll()
  })

  test('a notice of the field is seen above what is suggested', async () => {
    const { page } = seeker
    await page.goto('/', { waitUntil: 'networkidle' })
    await boxOf().fill('baner')
    await page.getByRole('option', { name: /^Baner, Pune/ }).waitFor()
    const paste = (text: string) =>
      boxOf().evaluate((box, pasted) => {
        const data = new DataTransfer()
        data.setData('text', pasted)
        box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
      }, text)
    const notice = page.getByText('Your text is too long. We kept only the first 1,000 characters.')
    // An empty end is no loss.
    await paste(` ${'a'.repeat(994)}\n\n`)
    assert.equal(await notice.count(), 0)
    await paste(` ${'a'.repeat(995)}`)
    await notice.waitFor()
    const { height } = (await notice.boundingBox()) ?? assert.fail('no box')
    assert.ok(height > 15, `a notice of ${height} px`)
    await page.getByRole('option', { name: /^Baner, Pune/ }).waitFor()
    await seeker.isAccessible()
    await seeker.fitsWidth()
    await boxOf().blur()
    await notice.waitFor({ state: 'detached' })
  })

  test('what was typed is cleared with one press, and the microphone is there again', async () => {
    const { page } = seeker
    await page.goto('/properties', { waitUntil: 'networkidle' })
    const microphone = page.getByRole('button', { name: 'Search by voice' })
    const clear = page.getByRole('button', { name: 'Clear text' })
    await microphone.waitFor()
    assert.equal(await clear.count(), 0)
    await boxOf().fill('2 bhk')
    await microphone.waitFor({ state: 'detached' })
    await seeker.isAccessible()
    await clear.click()
    await microphone.waitFor()
    assert.equal(await boxOf().inputValue(), '')
    assert.equal(await boxOf().evaluate((box) => box === document.activeElement), true)
  })

  test('what is said is searched for and stays in the box; silence is told', async () => {
    const { page } = seeker
    await page.goto('/', { waitUntil: 'networkidle' })
    const microphone = page.getByRole('button', { name: 'Search by voice' })
    const hear = (words: string) =>
      page.evaluate((said) => {
        const hearing: Hearing = Reflect.get(window, 'hearing')
        if (said) hearing.onresult?.({ results: [[{ transcript: said }]] })
        hearing.onend?.()
        return hearing.lang
      }, words)
    await microphone.press('Enter')
    await page.getByText('Listening…').waitFor()
    assert.equal(await hear(''), 'en-IN')
    await page.getByText('We could not hear anything. Tap the microphone and try again.').waitFor()
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'language', { configurable: true, value: 'hi-IN' }),
    )
    await microphone.press('Enter')
    await page.getByText('Listening…').waitFor()
    assert.equal(await hear('2 bhk in baner'), 'hi-IN')
    await page.waitForURL(/search=2\+bhk\+in\+baner/)
    assert.equal(await boxOf().inputValue(), '2 bhk in baner')
    // On the page that has the answer it is the same box.
    await page.getByRole('button', { name: 'Clear text' }).click()
    await microphone.press('Enter')
    await hear('3 bhk in baner')
    await page.waitForURL(/search=3\+bhk\+in\+baner/)
    assert.equal(await boxOf().inputValue(), '3 bhk in baner')
    assert.equal(await boxOf().evaluate((box) => box === document.activeElement), true)
  })

  test('each way to more says what it lets go of, and hands the keyboard on', async () => {
    const { page } = seeker
    await page.goto('/properties?search=2+bhk+in+baner', { waitUntil: 'networkidle' })
    const way = page.getByRole('link', { name: '1 more without 2 BHK', exact: true })
    await way.press('Enter')
    await way.waitFor({ state: 'detached' })
    assert.equal(await focused(), 'Change Baner, Pune')
  })

  test('two parts and more are cleared at once, those that were not understood too', async () => {
    const { page } = seeker
    const clear = page.getByRole('link', { name: 'Clear search' })
    await page.goto('/properties?search=2+bhk&type=apartment')
    await page.getByRole('link', { name: 'Remove 2 BHK' }).waitFor()
    assert.equal(await clear.count(), 0)
    await page.goto('/properties?search=2+bhk+gulmohar&type=apartment')
    await page.getByRole('link', { name: 'Remove gulmohar' }).waitFor()
    await clear.click()
    await page.waitForURL((url) => url.search === '?type=apartment')
  })

  test('what a price speaks of is said only where nothing else decides it', async () => {
    const { page } = seeker
    await page.goto('/properties?search=flat+in+pune+under+1+cr')
    const implied = page.getByText('For Sale, based on the price')
    await implied.waitFor()
    await page.goto('/properties?search=flat+in+pune+under+1+cr&listingType=rent')
    await page.getByRole('link', { name: 'Remove Apartment' }).waitFor()
    assert.equal(await implied.count(), 0)
  })
})
