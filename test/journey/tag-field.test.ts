import assert from 'node:assert/strict'
import { test } from 'node:test'
import { meet } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator, makeProperty } from '#test/make.ts'

/** The lists of short words in the form of a listing. */

const stall = useStall()

test('the button beside the tag field focuses it, and adds the typed tag', async () => {
  const { token } = await makeAdministrator(stall.db)
  const { id } = await makeProperty(stall.db)
  const person = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
  const { page, context } = person
  await context.addInitScript((kept) => localStorage.setItem('bb_admin_token', kept), token)
  await page.goto(`/bb-admin/properties/${id}/edit`)
  const add = page.getByRole('button', { name: 'Add to amenities' })
  await add.click()
  assert.equal(await page.evaluate(() => document.activeElement?.matches('input')), true)
  await page.keyboard.type('Gym')
  await add.click()
  await page.getByRole('button', { name: 'Remove Gym' }).waitFor()
  await person.leave()
})
