import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { useStall } from '#test/journey/market-stall.ts'
import { makeAdministrator, makeBroker, makeCustomer, makeProperty } from '#test/make.ts'
import { openFor, settle, type Viewer } from './sight.ts'

/** Who goes away from what is typed and not sent is asked first; who took it back is not. */

describe('leaving asks', () => {
  const stall = useStall()
  const admin: Viewer = { realm: 'administrator' }
  const portal: Viewer = { realm: 'broker' }
  const seeker: Viewer = { realm: 'customer' }

  before(async () => {
    admin.token = (await makeAdministrator(stall.db)).token
    const owner = await makeBroker(stall.db)
    portal.token = owner.token
    const person = await makeCustomer(stall.db)
    seeker.token = person.token
    const { id } = await makeProperty(stall.db, { brokerId: owner.id, title: 'Lake flat' })
    const post = async (path: string, body: object) => {
      const answer = await fetch(`${stall.url}/api/public/${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${person.token}`,
        },
        body: JSON.stringify(body),
      })
      assert.equal(answer.status, 201)
    }
    const { email, phone } = person
    await post(`properties/${id}/inquiries`, { name: 'Meera Iyer', phone, message: 'Is it quiet?' })
    const asked = { subject: 'My alerts', message: 'They stopped.' }
    await post('contact', { fullName: 'Meera Iyer', email, ...asked })
  })

  const close = (page: Page) => page.keyboard.press('Escape')
  const openDialog = (link: RegExp) => async (page: Page) => {
    await page.getByRole('link', { name: link }).first().click()
    return page.getByRole('dialog')
  }

  interface Form {
    viewer: Viewer
    address: string
    open?: (page: Page) => Promise<Locator>
    field: (place: Locator) => Locator
    leave: (page: Page) => Promise<void>
  }

  const forms: Record<string, Form> = {
    'the reply to a ticket': {
      viewer: admin,
      address: '/bb-admin/tickets',
      open: openDialog(/My alerts/),
      field: (place) => place.getByRole('textbox', { name: 'Reply' }),
      leave: close,
    },
    'the registration of a template': {
      viewer: admin,
      address: '/bb-admin/messages/templates',
      open: openDialog(/^Register property\.approved by SMS in English/),
      field: (place) => place.getByLabel('MSG91 template ID'),
      leave: close,
    },
    'the reply to an inquiry': {
      viewer: portal,
      address: '/broker-portal/inquiries',
      open: openDialog(/^Meera Iyer$/),
      field: (place) => place.getByRole('textbox', { name: 'Reply' }),
      leave: close,
    },
    'the note beside it': {
      viewer: portal,
      address: '/broker-portal/inquiries',
      open: openDialog(/^Meera Iyer$/),
      field: (place) => place.getByLabel('Note'),
      leave: close,
    },
    'a message to a broker': {
      viewer: seeker,
      address: '/customer-portal/inquiries',
      open: openDialog(/^Lake flat$/),
      field: (place) => place.getByRole('textbox', { name: 'Message' }),
      leave: close,
    },
    'the profile of an administrator': {
      viewer: admin,
      address: '/bb-admin/profile',
      field: (place) => place.getByLabel('Last Name'),
      leave: (page) => page.getByRole('link', { name: 'Properties' }).first().click(),
    },
    'the profile of a customer': {
      viewer: seeker,
      address: '/customer-portal/profile',
      field: (place) =>
        place.getByRole('form', { name: 'Profile', exact: true }).getByLabel('WhatsApp'),
      leave: (page) => page.getByRole('link', { name: 'Enquiries' }).first().click(),
    },
  }

  for (const [name, { viewer, address, open, field, leave }] of Object.entries(forms)) {
    test(name, async () => {
      const context = await openFor(stall.browser, stall.url, viewer)
      try {
        const page = await context.newPage()
        await page.goto(address)
        await settle(page)
        const typed = field((await open?.(page)) ?? page.getByRole('main'))
        const before = await typed.inputValue()
        await typed.fill('98860 54321')
        const { pathname } = new URL(page.url())
        await leave(page)
        const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
        await asked.getByRole('button', { name: 'Cancel' }).click()
        await asked.waitFor({ state: 'hidden' })
        assert.equal(await typed.inputValue(), '98860 54321')
        await typed.fill(before)
        await leave(page)
        await page.waitForURL((url) => url.pathname !== pathname)
      } finally {
        await context.close()
      }
    })
  }
})
