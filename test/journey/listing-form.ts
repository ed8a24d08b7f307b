import type { Locator, Page } from 'playwright-core'
import { picture } from '#test/photo.ts'

/** What the form of a listing is filled with, and its photos. */

export const listedTitle = 'Corner flat with a long balcony'

export const photoFile = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await picture({ width: 800, height: 600 }),
})

export async function fillBasics(page: Page | Locator) {
  await page.getByLabel('Title').fill(listedTitle)
  await page.getByLabel('Property type').selectOption('apartment')
  await page.getByLabel('Description').fill('Morning sun and a quiet lane.')
  await page.getByLabel('Price').fill('9500000')
  await page.getByLabel(/^Area\W*$/).fill('1450')
  await page.getByLabel('Pincode').fill('560066')
  await page.getByLabel('Full address').fill('41, Rain Tree Avenue')
}

export const photosDone = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) =>
      document.querySelectorAll('[data-place] img').length === wanted &&
      document.querySelectorAll('[role=progressbar]').length === 0,
    count,
  )
