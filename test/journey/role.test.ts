import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { furtherMenu, menu } from '#app/admin/shell/menu.ts'
import { rights } from '#contract/access.ts'
import { meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator } from '#test/make.ts'

/** Screens follow the table of rights, also when somebody types their address (ACC-1). */

const closed = [...menu, ...furtherMenu].filter(
  ({ right }) => right && !rights[right].includes('moderator'),
)

describe('a moderator', () => {
  const stall = useStall()
  let person: Person
  const refused: string[] = []

  before(async () => {
    const { token } = await makeAdministrator(stall.db, { role: 'moderator' })
    person = await meet(stall.browser, stall.url, { width: 1440, theme: 'light' })
    await person.context.addInitScript((kept) => {
      localStorage.setItem('bb_admin_token', kept)
    }, token)
    person.page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url())
    })
  })
  after(() => person.leave())

  for (const { path, label } of closed) {
    test(`a moderator is not offered ${label}, and its address has no actions`, async () => {
      const { page } = person
      await page.goto(`/bb-admin/${path}`)
      await page.getByText('Your role cannot open this screen.').waitFor()
      const sidebar = page.getByRole('complementary').getByRole('navigation')
      assert.equal(await sidebar.getByRole('link', { name: label, exact: true }).count(), 0)
      assert.equal(await page.getByRole('main').getByRole('button').count(), 0)
      await person.isAccessible()
    })
  }

  test('a moderator sees what each role may do, without calls to forbidden screens', async () => {
    const { page } = person
    await page.getByRole('link', { name: 'What each role can do' }).click()
    await page.getByRole('row', { name: /Invite administrators/ }).waitFor()
    assert.ok(closed.length >= 4)
    assert.deepEqual(refused, [])
  })
})
