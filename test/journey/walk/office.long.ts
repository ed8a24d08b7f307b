import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { type Face, meet, type Person } from '#test/journey/browser.ts'
import { useStall } from '#test/journey/market-stall.ts'
import { walkedAt } from '#test/journey/walked-at.ts'
import { makeAdministrator, testPassword } from '#test/make.ts'

/**
 * A day in the back office: master data, a page of the site, the team, and what is remembered of
 * it.
 */

for (const face of walkedAt<Face>({ width: 1440, theme: 'light' }, { width: 390, theme: 'dark' })) {
  describe(`the back office at ${face.width} px, ${face.theme}`, () => {
    const stall = useStall()
    let person: Person

    before(async () => {
      const { id } = await makeAdministrator(stall.db, { username: 'boss' })
      await stall.db
        .insertInto('cms_page')
        .values({
          id,
          ...{
            title: 'Grievance officer',
            language: 'en',
            slug: 'grievance',
            type: 'help',
            status: 'published',
          },
          ...{ content: 'Write to Nila Das.', html: '<p>Write to Nila Das.</p>' },
        })
        .execute()
      person = await meet(stall.browser, stall.url, face)
      const { page } = person
      await page.goto('/bb-admin/interests')
      await page.getByLabel('Username or Email').fill('boss')
      await page.getByLabel(/^Password/).fill(testPassword)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('heading', { level: 1, name: 'Interest Categories' }).waitFor()
    })
    after(() => person.leave())

    const looksRight = async () => {
      await person.isAccessible()
      await person.fitsWidth()
    }

    test('an interest is added, refused while it has no name, and changed', async () => {
      const { page } = person
      await page.getByText('There are no interests yet.').waitFor()
      await looksRight()
      await page.getByRole('link', { name: 'Add Interest' }).first().click()
      const form = page.getByRole('form', { name: 'Interest' })
      await form.getByRole('button', { name: 'Create Interest' }).click()
      await form.getByText('Please fill in all required fields').waitFor()
      await form.getByLabel('Name').fill('Garden')
      await form.getByLabel('Category').selectOption('amenity')
      await looksRight()
      await form.getByRole('button', { name: 'Create Interest' }).click()
      await page.getByText('Interest created successfully').waitFor()
      await page.getByRole('button', { name: 'Actions for Garden' }).click()
      await page.getByRole('menuitem', { name: 'Edit Interest' }).click()
      await form.getByLabel('Description').fill('With trees')
      await form.getByRole('button', { name: 'Save Changes' }).click()
      await page.getByText('Interest updated successfully').waitFor()
      await page.getByRole('cell', { name: 'With trees' }).waitFor()
      await looksRight()
    })

    test('a page is written, looked at, published and read by a visitor', async () => {
      const { page } = person
      await page.goto('/bb-admin/cms')
      await page.getByRole('link', { name: 'Create Page' }).first().click()
      const form = page.getByRole('form', { name: 'Page' })
      await form.getByLabel(/^Title/).fill('Terms & Conditions')
      assert.equal(await form.getByLabel('Slug').inputValue(), 'terms-conditions')
      await form.getByLabel('Type').selectOption('policy')
      await form.getByLabel('Content').fill('## Prices\n\nAsked by **sellers**.')
      await form.getByLabel('Status').selectOption('published')
      // Before the preview: its frame runs no script, so axe would wait for an answer without end.
      await looksRight()
      await form.getByRole('tab', { name: 'Preview' }).click()
      const preview = page.frameLocator('iframe[title="Preview"]')
      await preview.getByRole('heading', { name: 'Prices' }).waitFor()
      await form.getByRole('button', { name: 'Create Page' }).click()
      await page.getByText('CMS page created successfully').waitFor()
      await looksRight()
      await page.goto('/contact')
      await page.getByRole('link', { name: 'Terms & Conditions' }).click()
      await page.getByRole('heading', { level: 1, name: 'Terms & Conditions' }).waitFor()
      await page.getByRole('heading', { level: 2, name: 'Prices' }).waitFor()
      await looksRight()
    })

    test('who publishes is told of missing company details; visitors read an officer', async () => {
      const { page } = person
      const officer = page.locator('#grievance')
      await page.goto('/contact')
      await officer.getByText('Write to Nila Das.').waitFor()
      await looksRight()
      await page.goto('/bb-admin/dashboard')
      await page.getByText('The company details are not written yet').waitFor()
      await looksRight()
      await page.getByRole('link', { name: 'Write company details' }).click()
      const form = page.getByRole('form', { name: 'Company details' })
      const box = (name: string) => form.getByRole('textbox', { name, exact: true })
      await box('Legal name').fill('Das Homes Limited')
      await box('Address').fill('1, Lake Road, Pune 411001')
      await box('Email').fill('help@example.in')
      await box('Name').fill('Nila Das')
      await box('Designation').fill('Grievance officer')
      await box('Officer’s email').fill('nila@example.in')
      await form.getByRole('button', { name: 'Save Details' }).click()
      await page.getByText('Company details saved').waitFor()
      await page.goto('/bb-admin/dashboard')
      await page.getByRole('heading', { name: 'Pending Actions' }).waitFor()
      await page.getByText('The company details are not written yet').waitFor({ state: 'detached' })
      await page.goto('/contact')
      await officer.getByText('within 48 hours and our decision within 1 month').waitFor()
      await officer.getByText('Nila Das', { exact: true }).waitFor()
      assert.equal(await officer.getByText('Write to Nila Das.').count(), 0)
      await looksRight()
    })

    test('interests and pages chosen in their lists are acted on together', async () => {
      const { page } = person
      const bar = page.getByRole('region', { name: 'Selected rows' })
      await page.goto('/bb-admin/interests')
      await page.getByRole('checkbox', { name: 'Select Garden' }).check()
      await looksRight()
      await bar.getByRole('button', { name: 'Deactivate' }).click()
      await page.getByText('1 deactivated').waitFor()
      await page.getByRole('cell', { name: 'Inactive' }).waitFor()
      await page.goto('/bb-admin/cms')
      await page.getByRole('button', { name: 'Actions for Terms & Conditions' }).click()
      await page.getByRole('menuitem').first().waitFor()
      const actions = await page.getByRole('menuitem').allInnerTexts()
      assert.deepEqual(actions, ['Preview', 'Edit', 'Delete'])
      await page.keyboard.press('Escape')
      await page.getByRole('checkbox', { name: 'Select Terms & Conditions' }).check()
      await bar.getByRole('button', { name: 'Archive' }).click()
      await page.getByText('1 archived').waitFor()
      // A page that is no more leads to the last one there is.
      await page.goto('/bb-admin/cms?page=9&status=archived')
      await page.getByRole('cell', { name: 'Archived' }).waitFor()
    })

    test('a colleague is invited by a superadmin', async () => {
      const { page } = person
      await page.goto('/bb-admin/administrators')
      await page.getByRole('link', { name: 'Invite Administrator' }).click()
      const form = page.getByRole('form', { name: 'Administrator' })
      await form.getByLabel('First Name').fill('Farah')
      await form.getByLabel('Last Name').fill('Qureshi')
      await form.getByLabel('Email').fill('farah@example.in')
      await form.getByLabel('Username').fill('farah')
      await form.getByRole('button', { name: 'Send invitation' }).click()
      await page.getByText('Administrator invited').waitFor()
      await page.getByText('Invited', { exact: true }).waitFor()
      const groundOf = (role: string) =>
        page
          .getByRole('table')
          .getByText(role, { exact: true })
          .first()
          .evaluate((badge) => getComputedStyle(badge).backgroundColor)
      assert.notEqual(await groundOf('Moderator'), await groundOf('Super Admin'))
      await looksRight()
      await page.getByRole('link', { name: 'What each role can do' }).click()
      await page.getByRole('row', { name: /Invite administrators/ }).waitFor()
      await looksRight()
    })

    test('everything that was done stands in the audit log', async () => {
      const { page } = person
      await page.goto('/bb-admin/audit?targetKind=interest')
      await page.getByText('Description: — → With trees').waitFor()
      await looksRight()
      await page.goto('/bb-admin/profile')
      await page.getByRole('tab', { name: 'Activity Log' }).click()
      await page.getByText('Signed in').waitFor()
      await looksRight()
      await page.getByRole('tab', { name: 'Security' }).click()
      await page.getByText('This device').waitFor()
      await looksRight()
      await page.reload()
      await page.getByText('This device').waitFor()
      await page.goBack()
      await page.getByText('Signed in').waitFor()
    })

    test('nothing is sent without a session', async () => {
      const { page } = person
      await page.goto('/bb-admin/profile')
      await page.getByLabel('Email').fill('asha.rao@example.in')
      const sent: string[] = []
      page.on('request', (request) => sent.push(request.method()))
      const button = page.getByRole('button', { name: 'Save Changes' })
      // At once: whoever has no session any more is led to where one signs in.
      const token = await button.evaluate((one: HTMLElement) => {
        const kept = localStorage.getItem('bb_admin_token')
        localStorage.removeItem('bb_admin_token')
        one.click()
        return kept
      })
      await page.getByText('No token available').first().waitFor()
      assert.deepEqual(
        sent.filter((method) => method === 'PUT'),
        [],
      )
      await page.evaluate((kept) => localStorage.setItem('bb_admin_token', kept ?? ''), token)
      await page.goto('/bb-admin/profile')
      await page.getByRole('heading', { level: 1, name: 'Profile & Settings' }).waitFor()
    })

    test('the palette goes to a screen and to a record by its name', async () => {
      const { page } = person
      await page.keyboard.press('Control+k')
      const search = page.getByPlaceholder('Search screens, brokers, customers and listings')
      await search.fill('gard')
      await page.getByRole('option', { name: /Garden/ }).waitFor()
      await looksRight()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog', { name: 'Edit Interest' }).waitFor()
      await page.keyboard.press('Escape')
      await page.waitForURL('**/bb-admin/interests')
    })
  })
}
