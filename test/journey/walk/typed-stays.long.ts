import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { Page } from 'playwright-core'
import { useStall } from '#test/journey/market-stall.ts'
import {
  makeAdministrator,
  makeBroker,
  makeCustomer,
  makeProperty,
  testPassword,
} from '#test/make.ts'
import { openFor, settle, type Viewer } from './sight.ts'

/** What somebody is typing is nobody else's to change. */

describe('what is typed stays', () => {
  const stall = useStall()

  async function at(viewer: Viewer, address: string, act: (page: Page) => Promise<void>) {
    const context = await openFor(stall.browser, stall.url, viewer)
    try {
      const page = await context.newPage()
      await page.goto(address)
      await settle(page)
      await act(page)
    } finally {
      await context.close()
    }
  }

  test('when a dialog is closed by mistake: it asks first', async () => {
    const { token } = await makeAdministrator(stall.db, { role: 'admin' })
    await at({ realm: 'administrator', token }, '/bb-admin/interests/new', async (page) => {
      const dialog = page.getByRole('dialog')
      const name = dialog.getByLabel('Name')
      await name.fill('Near the sea')
      await page.keyboard.press('Escape')
      const asked = page.getByRole('alertdialog', { name: 'Leave without saving?' })
      await asked.getByRole('button', { name: 'Cancel' }).click()
      assert.equal(await name.inputValue(), 'Near the sea')
      await name.fill('')
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    })
  })

  test('when it ends with a space: the list is searched, the space is there', async () => {
    const { token } = await makeAdministrator(stall.db, { role: 'admin' })
    await at({ realm: 'administrator', token }, '/bb-admin/interests', async (page) => {
      const search = page.getByRole('searchbox', { name: 'Search interests' })
      await search.pressSequentially('near ')
      await page.waitForURL(/search=near$/)
      await settle(page)
      assert.equal(await search.inputValue(), 'near ')
    })
  })

  test('when a form is being saved', async () => {
    const { token } = await makeCustomer(stall.db)
    await at({ realm: 'customer', token }, '/customer-portal/profile', async (page) => {
      const held = Promise.withResolvers<void>()
      await page.route('**/api/customer-auth/profile', async (route) => {
        if (route.request().method() !== 'GET') await held.promise
        await route.continue()
      })
      const name = page.getByLabel(/^First Name/)
      await name.fill('Meera')
      await page.getByRole('button', { name: 'Save Profile' }).click()
      await name.fill('Meerabai')
      held.resolve()
      await page.getByText('Profile updated successfully!').waitFor()
      assert.equal(await name.inputValue(), 'Meerabai')
    })
  })

  test('when another address needs the password, which is asked for once', async () => {
    const { token } = await makeCustomer(stall.db)
    await at({ realm: 'customer', token }, '/customer-portal/profile', async (page) => {
      const form = page.getByRole('form', { name: 'Profile', exact: true })
      const password = form.getByLabel('Current password')
      assert.equal(await password.count(), 0)
      await form.getByLabel('Email').fill('meera.new@example.in')
      await form.getByRole('button', { name: 'Save Profile' }).click()
      await form.getByText('Please enter your current password to change').waitFor()
      await password.fill(testPassword)
      await form.getByRole('button', { name: 'Save Profile' }).click()
      await page.getByText('Profile updated successfully!').waitFor()
      await password.waitFor({ state: 'detached' })
      assert.equal(await form.getByLabel('Email').inputValue(), 'meera.new@example.in')
    })
  })

  /** Somebody asks about a listing of the broker's. */
  async function ask(brokerId: string, token?: string) {
    const { id } = await makeProperty(stall.db, { brokerId, title: 'Lake flat' })
    const asked = await fetch(`${stall.url}/api/public/properties/${id}/inquiries`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ name: 'Meera Iyer', phone: '98860 54321', email: 'meera@example.in' }),
    })
    assert.equal(asked.status, 201)
  }

  /** Lets a message wait on its way while `meanwhile` is done. */
  async function sendSlowly(page: Page, address: string, meanwhile: () => Promise<void>) {
    const held = Promise.withResolvers<void>()
    await page.route(address, async (route) => {
      await held.promise
      await route.continue()
    })
    await page.getByRole('button', { name: /^Send (message|reply)/ }).click()
    const sending = page.getByRole('button', { name: 'Sending...' })
    await sending.waitFor()
    await meanwhile()
    held.resolve()
    await sending.waitFor({ state: 'hidden' })
    await page.unroute(address)
  }

  test('when a message to a broker is on its way', async () => {
    const broker = await makeBroker(stall.db)
    const { token } = await makeCustomer(stall.db)
    await ask(broker.id, token)
    await at({ realm: 'customer', token }, '/customer-portal/inquiries', async (page) => {
      await page.getByRole('link', { name: 'Lake flat' }).click()
      const text = page.getByRole('textbox', { name: 'Message' })
      await text.fill('Is it quiet?')
      await sendSlowly(page, '**/messages', async () => {
        await text.press('End')
        await text.pressSequentially(' And is there a lift?')
      })
      assert.equal(await text.inputValue(), 'And is there a lift?')
      await sendSlowly(page, '**/messages', () => text.fill('Thank you.'))
      assert.equal(await text.inputValue(), 'Thank you.')
      const sent = page.getByRole('region', { name: 'Conversation' })
      await sent.getByText('And is there a lift?', { exact: true }).waitFor()
      await sendSlowly(page, '**/messages', async () => {})
      await sent.getByText('Thank you.', { exact: true }).waitFor()
      assert.equal(await text.inputValue(), '')
    })
  })

  test('when the answer to an inquiry is on its way', async () => {
    const broker = await makeBroker(stall.db)
    await ask(broker.id)
    await at({ realm: 'broker', token: broker.token }, '/broker-portal/inquiries', async (page) => {
      await page.getByRole('link', { name: 'Meera Iyer', exact: true }).click()
      const text = page.getByRole('textbox', { name: 'Reply' })
      await text.fill('Saturday at ten?')
      await sendSlowly(page, '**/replies', () => text.fill('Or Sunday?'))
      await page.getByText('Saturday at ten?').waitFor()
      assert.equal(await text.inputValue(), 'Or Sunday?')
    })
  })

  test('when an answer is sent beside a note', async () => {
    const broker = await makeBroker(stall.db)
    await ask(broker.id)
    await at({ realm: 'broker', token: broker.token }, '/broker-portal/inquiries', async (page) => {
      await page.getByRole('link', { name: 'Meera Iyer', exact: true }).click()
      const dialog = page.getByRole('dialog')
      const note = dialog.getByRole('form', { name: 'Next step' }).getByLabel('Note')
      await note.fill('Bring the keys.')
      await dialog.getByRole('textbox', { name: 'Reply' }).fill('Saturday at ten?')
      await dialog.getByRole('button', { name: 'Send reply' }).click()
      await page.getByText('Reply sent').waitFor()
      await page.waitForFunction(
        () =>
          document.querySelector<HTMLSelectElement>('[role=dialog] select')?.value === 'contacted',
      )
      assert.equal(await note.inputValue(), 'Bring the keys.')
    })
  })
})
