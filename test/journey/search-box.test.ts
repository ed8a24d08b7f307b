import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { makeHomesInBaner } from '#test/journey/baner.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeCustomer, testPassword } from '#test/make.ts'

/** What is typed, pasted and said stays what is searched for. */

describe('the search box', () => {
  const stall = useStall()
  let seeker: Person

  before(async () => {
    await makeHomesInBaner(stall.db, { 'Two rooms': 2, 'Three rooms': 3 })
    seeker = await meet(stall.browser, stall.url, { width: 390, theme: 'light' })
  })
  after(() => seeker.leave())

  const boxOf = () => seeker.page.getByRole('combobox', { name: 'Search' })

  test('the search box ignores suggestions for an earlier text', async () => {
    const { page } = seeker
    await page.goto('/', { waitUntil: 'networkidle' })
    const box = boxOf()
    await box.fill('baner')
    await page.getByRole('option', { name: /Baner, Pune/ }).waitFor()
    await box.fill('baner under 80 lakh')
    await box.press('ArrowDown')
    assert.equal(await page.getByRole('option', { name: /^Baner, Pune/ }).count(), 0)
    await box.press('Enter')
    await page.waitForURL(/search=baner\+under\+80\+lakh/)
  })

  test('the search box reports that a long text was truncated', async () => {
    const { page } = seeker
    await page.goto('/properties', { waitUntil: 'networkidle' })
    const box = boxOf()
    const long = `2 bhk in Baner ${'with a view of the hills '.repeat(50)}not on the ground floor`
    await box.focus()
    await page.evaluate((text) => {
      const data = new DataTransfer()
      data.setData('text', text)
      const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
      document.activeElement?.dispatchEvent(event)
    }, long)
    const notice = page.getByText('Your text is too long. We kept only the first 1,000 characters.')
    await notice.waitFor()
    await seeker.isAccessible()
    await box.fill('2 bhk')
    await notice.waitFor({ state: 'hidden' })
    await page.goto(`/properties?${new URLSearchParams({ search: long })}`)
    await page
      .getByText('Your search is too long. We used only the first 1,000 characters.')
      .waitFor()
    assert.match(await box.inputValue(), /^2 bhk in Baner .* hills$|^2 bhk in Baner .* \w+$/)
    assert.ok((await box.inputValue()).length <= 1_000)
  })

  test('the part being changed is visible in a long query', async () => {
    const { page } = seeker
    const question =
      'fully furnished 2 bhk apartment with covered parking and gym in Baner under 2 cr'
    await page.goto(`/properties?${new URLSearchParams({ search: question })}`, {
      waitUntil: 'networkidle',
    })
    await page.getByRole('button', { name: 'Change Under ₹2 Cr' }).click()
    const [selected, scrolled] = await boxOf().evaluate((box) =>
      box instanceof HTMLInputElement
        ? [box.value.slice(box.selectionStart ?? 0, box.selectionEnd ?? 0), box.scrollLeft]
        : ['', 0],
    )
    assert.equal(selected, 'under 2 cr')
    assert.ok(scrolled > 0, 'the field stands where it stood')
  })

  test('removing a part moves the focus to the next part, at last to the count', async () => {
    const { page } = seeker
    const focused = () =>
      page.evaluate(() => {
        const { activeElement } = document
        return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
      })
    await page.goto('/properties?search=2+bhk+flat+in+baner', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Remove 2 BHK' }).press('Enter')
    await page.getByRole('link', { name: 'Remove 2 BHK' }).waitFor({ state: 'detached' })
    assert.equal(await focused(), 'Remove Apartment')
    await page.getByRole('link', { name: 'Clear search' }).press('Enter')
    await page.getByRole('link', { name: 'Clear search' }).waitFor({ state: 'detached' })
    await page.waitForFunction(() => document.activeElement !== document.body)
    assert.match((await focused()) ?? '', /Properties Found/)
  })

  test('a blocked microphone is reported', async () => {
    const { page } = seeker
    await page.addInitScript(() => {
      class Refusing {
        onerror: ((event: unknown) => void) | undefined
        start() {
          setTimeout(() => this.onerror?.({ error: 'not-allowed' }))
        }
        stop() {}
      }
      Reflect.set(window, 'SpeechRecognition', Refusing)
    })
    await page.goto('/', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Search by voice' }).click()
    await page.getByText(/The microphone is blocked for this site/).waitFor()
    await seeker.isAccessible()
    await page.getByRole('button', { name: 'Search by voice' }).waitFor()
  })

  test('heading and title have the words, the filters and only an applied order', async () => {
    const { page } = seeker
    const headingOf = async (query: string) => {
      await page.goto(`/properties?${query}`)
      return page.getByRole('heading', { level: 1 }).textContent()
    }
    assert.equal(await headingOf('search=2+bhk&location=Pune'), '2 BHK · Pune')
    assert.match(await page.title(), /^2 BHK · Pune/)
    assert.equal(await headingOf('search=in+pune+under+1+cr'), 'Properties in Pune, under ₹1 Cr')
    assert.equal(await headingOf('search=cheapest+2+bhk+pune'), 'Cheapest 2 BHK in Pune')
    assert.equal(await headingOf('search=cheapest+2+bhk+pune&sort=price-desc'), '2 BHK in Pune')
  })

  test('a filter overrides the same condition in the words', async () => {
    const { page } = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
    await page.goto('/properties?search=2+bhk+villa+in+baner', { waitUntil: 'networkidle' })
    await page.getByText('0 Properties Found').waitFor()
    await page.getByLabel('Type', { exact: true }).selectOption('apartment')
    await page.getByText('1 Properties Found').waitFor()
    const { searchParams } = new URL(page.url())
    assert.deepEqual(
      [searchParams.get('search'), searchParams.get('type')],
      ['2 bhk in baner', 'apartment'],
    )
    await page.goto('/properties?search=cheapest+2+bhk+in+baner', { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Change Cheapest' }).waitFor()
    await page.getByLabel('Sort').selectOption('newest')
    await page.waitForURL('/properties?search=2+bhk+in+baner&sort=newest')
    await page.goto('/properties?search=cheapest+2+bhk+in+baner&sort=newest')
    await page.getByText('Cheapest · your chosen sort applies').waitFor()
    // What cannot be read at all is named like what cannot be read in part.
    await page.goto('/properties?search=%E0%A4%A')
    await page.getByText('ignored it: search “\uFFFD%A”.').waitFor()
    await page.context().close()
  })

  test('a search in plain words shows its interpretation before it is saved', async () => {
    await makeCustomer(stall.db, { email: 'meera@example.in' })
    const { page } = seeker
    await page.goto('/customer-portal')
    await page.getByLabel('Email').fill('meera@example.in')
    await page.getByLabel(/^Password/).fill(testPassword)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.getByRole('navigation', { name: 'My Dashboard' }).waitFor()
    await page.goto('/customer-portal/saved-searches/new')
    await page.getByLabel('In your words').fill('2 bhk baner gulmohar')
    await page
      .getByText('Not used as a filter. Homes that mention it come first: “gulmohar”.')
      .waitFor()
    await page.getByLabel('In your words').fill('2 bhk in baner')
    await page.getByText('1 home matches these words now.').waitFor()
    const parts = page.getByRole('list', { name: 'What we understood' })
    assert.deepEqual(await parts.getByRole('listitem').allTextContents(), ['2 BHK', 'Baner, Pune'])
    await seeker.isAccessible()
    await seeker.fitsWidth()
  })
})
