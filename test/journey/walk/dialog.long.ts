import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { v7 } from 'uuid'
import { adminRoutes } from '#app/admin/routes.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator } from '#test/make.ts'

/** Dialogs that are routes over their list: each closes to that list, as it was (style 6.3). */

const dialogs = adminRoutes
  .flatMap(({ children = [] }) => children)
  .flatMap(({ children = [] }) => children)
  .flatMap(({ path: list = '', children = [] }) =>
    children.map(({ path = '' }) => ({ list: `/${list}`, path: `/${list}/${path}` })),
  )

describe('a dialog over a list', () => {
  const stall = useStall()
  let person: Person

  before(async () => {
    const { token } = await makeAdministrator(stall.db)
    person = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
    await person.context.addInitScript((kept) => {
      // The frame of a preview has no storage.
      if (window.top === window) localStorage.setItem('bb_admin_token', kept)
    }, token)
  })
  // A record that is not there is enough to be closed.
  after(() => person.leave(/status of 404/))

  for (const { list, path } of dialogs) {
    test(`at ${path} is closed to its list and what was looked for there`, async () => {
      const { page } = person
      await page.goto(`${path.replace(':id', v7())}?search=lake`)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Close', exact: true }).click()
      await dialog.waitFor({ state: 'detached' })
      const { pathname, search } = new URL(page.url())
      assert.equal(pathname + search, `${list}?search=lake`)
    })
  }
})
